import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CallError } from '../../../platform/call.ts'
import { serverMessage } from '../../../platform/server-message.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { askToSignIn, useSession } from '../../auth/index.ts'
import { importsQuery, isOver, useBeginImport } from '../api.ts'
import { addUploads } from '../job/use-uploads.ts'

/** Opens an import for the files; where one is not over yet, that one. */
export function useStartImport() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isMember = useSession() !== null
  const begin = useBeginImport()

  /** A member has one import at a time, and more files may be added to it. */
  async function findOpen(): Promise<string | undefined> {
    const { imports } = await queryClient.fetchQuery(importsQuery())
    return imports.find((one) => !isOver(one))?._id
  }

  async function open(): Promise<string | undefined> {
    try {
      return (await begin.mutateAsync())._id
    } catch (error) {
      if (error instanceof CallError && error.code === 'CONFLICT') {
        const id = await findOpen()
        if (id !== undefined) return id
      }
      toast.error(serverMessage(error) ?? t`The import could not be started. Please try again.`)
      return undefined
    }
  }

  async function start(files: File[]) {
    if (files.length === 0) return
    if (!isMember) return askToSignIn()
    const importId = await open()
    if (importId === undefined) return
    addUploads(files, { importId, queryClient })
    await navigate({ to: '/import/$importId', params: { importId } })
  }

  return { start, isStarting: begin.isPending }
}
