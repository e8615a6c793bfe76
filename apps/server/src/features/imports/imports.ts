import type { Member } from '../../platform/http/index.ts'
import type { Jobs } from '../../platform/jobs/index.ts'
import { createImportItems } from './import-items.ts'
import { createLooking } from './looking.ts'
import type { Brought, StageDeps } from './reading/stage-file.ts'
import { createStaging } from './reading/staging.ts'
import { writeReport } from './report.ts'
import { createRunning } from './running/run-imports.ts'
import type { RunDeps } from './running/work.ts'
import { checkOwn, createImportsService } from './service.ts'

type ImportsDeps = RunDeps & StageDeps & { jobs: Jobs }

export type Imports = ReturnType<typeof createImports>

/** Recipes from elsewhere: pages and texts that are looked at, and files that become an import. */
export function createImports(deps: ImportsDeps) {
  const { database, now } = deps
  const staging = createStaging(deps)
  const running = createRunning(deps)
  const service = createImportsService({ ...deps, running })
  return {
    ...createLooking(deps),
    ...service,
    ...createImportItems({ ...deps, running }),

    /** @throws IMPORT_NOT_FOUND, CONFLICT, TOO_LARGE, OVERLOADED */
    bringFile: async (member: Member, importId: string, brought: Omit<Brought, 'importId'>) => {
      const outcome = await staging.stage(member, { importId, ...brought })
      return { import: await service.get(member, importId), ...outcome }
    },

    /** @throws IMPORT_NOT_FOUND */
    report: async (member: Member, id: string, baseUrl: string) => {
      await checkOwn(database.db, member, id)
      return writeReport(database, id, { baseUrl, now: now() })
    },

    /** Works on imports whose process died; also a job. */
    resume: running.resume,
    close: staging.close,
  }
}
