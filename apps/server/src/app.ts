import type { FastifyInstance } from 'fastify'
import { bindEndpoints } from './endpoints.ts'
import { servePages } from './pages/index.ts'
import {
  addHealth,
  addReference,
  addSecurityText,
  createHttp,
  createIdempotency,
} from './platform/http/index.ts'
import { serveMedia } from './platform/media/index.ts'
import { createServices, type ServiceDeps } from './services.ts'

/** Everything the application depends on; tests pass their own. */
export type AppDeps = ServiceDeps & {
  /** The folder of the web build; undefined serves only the API. */
  webDir: string | undefined
}

/**
 * The whole application, ready to listen and with its jobs ready to be queued; `close()` stops
 * everything it started.
 */
export async function buildApp({ webDir, ...deps }: AppDeps): Promise<FastifyInstance> {
  const { config, log, database, jobs, now } = deps
  const services = createServices(deps)
  const { auth, recipes, profiles } = services
  const edge = await createHttp({
    log,
    publicOrigin: config.publicUrl,
    trustProxy: config.trustProxy,
    rateLimitFactor: config.rateLimit,
    readSession: auth.readSession,
    idempotency: createIdempotency(database.db, now),
  })
  bindEndpoints(edge, services)
  addReference(edge)
  addHealth(edge.app, database)
  addSecurityText(edge.app, config, now)
  serveMedia(edge.app, services.images)
  if (webDir) {
    await servePages(edge, webDir, {
      findUser: (member) => auth.findUser(member.id),
      thirdParty: auth.thirdParty,
      findRecipe: (member, id) => recipes.find(member, id),
      findPublicRecipe: (id) => recipes.findPublic(id),
      findProfile: (viewer, username) => profiles.find(viewer, username),
    })
  }
  edge.app.addHook('preClose', async () => {
    services.notifications.close()
    await services.assistant.close()
    await services.houseBook.close()
    await services.imports.close()
    await services.outgoing.close()
    await services.views.stop()
  })
  await jobs.open()
  await services.renewal.askIfOlder()
  await services.wordCount.askIfNew()
  await services.houseBook.open()
  edge.app.addHook('onListen', async () => void services.houseBook.begin())
  return edge.app
}
