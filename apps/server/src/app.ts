import { contract } from '@potluck/contract'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { archiveParts, importers } from './archive-parts.ts'
import { activityRoutes, createActivity } from './features/activity/index.ts'
import { analyticsRoutes, createAnalytics } from './features/analytics/index.ts'
import { archiveRoutes, createArchiveImports, createArchives } from './features/archive/index.ts'
import { assistantRoutes, createAssistant, forgetOriginals } from './features/assistant/index.ts'
import { type AuthDeps, authRoutes, createAuth, forgetAttempts } from './features/auth/index.ts'
import { billingRoutes, createBilling, createCoupons } from './features/billing/index.ts'
import { cookedRoutes, createCooked, createDeductions } from './features/cooked/index.ts'
import { createDashboard, dashboardRoutes } from './features/dashboard/index.ts'
import {
  createLists,
  createSearch,
  createWordCount,
  discoveryRoutes,
  keepRankedLists,
  searchRoutes,
  trendingRoutes,
} from './features/discovery/index.ts'
import { createFeed, feedRoutes } from './features/feed/index.ts'
import {
  createFeedback,
  createTickets,
  feedbackRoutes,
  ticketRoutes,
} from './features/feedback/index.ts'
import { createFollows, followRoutes } from './features/follows/index.ts'
import { createMailings, mailingRoutes } from './features/mailings/index.ts'
import { createNotifications, notificationRoutes } from './features/notifications/index.ts'
import { createNutrition, nutritionRoutes } from './features/nutrition/index.ts'
import { createPantry, pantryRoutes } from './features/pantry/index.ts'
import { createPlanner, plannerRoutes } from './features/planner/index.ts'
import { createProfiles, profileRoutes } from './features/profiles/index.ts'
import { createReactions, reactionRoutes } from './features/reactions/index.ts'
import {
  createAnswerRenewal,
  createRecipes,
  createRevisions,
  createViews,
  forgetCredits,
  recipeRoutes,
  revisionRoutes,
} from './features/recipes/index.ts'
import {
  collectionRoutes,
  createCollections,
  createSaved,
  savedRoutes,
} from './features/saved/index.ts'
import { createSettings, settingsRoutes } from './features/settings/index.ts'
import { createShopping, shoppingRoutes } from './features/shopping/index.ts'
import { createSite, forgetMessages, siteRoutes } from './features/site/index.ts'
import { servePages } from './pages/index.ts'
import type { AccountDeletion } from './platform/account-deletion.ts'
import type { Config } from './platform/config/index.ts'
import { type Database, within } from './platform/database/index.ts'
import type { Events, Live } from './platform/events/index.ts'
import {
  addReference,
  addSecurityText,
  bind,
  createHttp,
  createIdempotency,
} from './platform/http/index.ts'
import type { Jobs } from './platform/jobs/index.ts'
import { forgetMails, type Mails } from './platform/mail/index.ts'
import { createImages, type ImageStore, serveMedia } from './platform/media/index.ts'
import type { Model } from './platform/model/index.ts'
import type { Workers } from './platform/workers/index.ts'

/** All that the application stands on; tests hand in their own. */
export type AppDeps = {
  config: Config
  log: FastifyBaseLogger
  database: Database
  jobs: Jobs
  events: Events
  live: Live
  mails: Mails
  imageStore: ImageStore
  /** The language model, or undefined for the built-in engine. */
  model: Model | undefined
  /** Threads for what would hold up every request; whoever made them closes them. */
  workers: Workers
  sessionSecret: string
  /** How passwords are kept; scrypt unless told. */
  passwords?: AuthDeps['passwords']
  /** Where the web build lies; undefined serves the API alone. */
  webDir: string | undefined
  now: () => Date
}

/** The whole application, ready to listen, its jobs ready to be sent; `close()` ends what it began. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, log, database, jobs, events, live, workers, now } = deps
  const images = createImages({ database, store: deps.imageStore, jobs, now })
  const auth = createAuth(deps)
  const views = createViews(database, now, log)
  const recipes = createRecipes({ database, images, events, workers, now })
  const renewal = createAnswerRenewal(deps)
  const search = createSearch({ database, now })
  const wordCount = createWordCount(database, jobs)
  const lists = createLists({ database })
  keepRankedLists({ database, jobs, events, now })
  const coupons = createCoupons({ database, now })
  const billing = createBilling({ database, jobs, coupons, now })
  const assistant = createAssistant({
    database,
    live,
    workers,
    images,
    now,
    log,
    model: deps.model,
    concurrency: config.ai.concurrency,
    findRecipe: recipes.find,
    planLimits: config.planLimits,
  })

  const accountDeletion: AccountDeletion = {
    rows: [forgetAttempts, forgetCredits, forgetOriginals, forgetMessages, jobs.forget],
    files: (account) => forgetMails(config.dataDir, account),
  }

  const edge = await createHttp({
    log,
    publicOrigin: config.publicUrl,
    trustProxy: config.trustProxy,
    rateLimitFactor: config.rateLimit,
    readSession: auth.readSession,
    idempotency: createIdempotency(database.db, now),
  })
  bind(edge, contract.accounts, authRoutes(auth))
  bind(
    edge,
    contract.settings,
    settingsRoutes(createSettings({ database, images, auth, now, accountDeletion }), auth),
  )
  const dashboard = createDashboard({ database, workers, now })
  const profiles = createProfiles({
    database,
    now,
    findUser: auth.findUser,
    readStats: dashboard.stats,
  })
  bind(edge, contract.profiles, profileRoutes(profiles))
  bind(edge, contract.recipes, recipeRoutes(recipes, views))
  bind(
    edge,
    contract.revisions,
    revisionRoutes(createRevisions({ database, events, workers, now })),
  )
  bind(edge, contract.reactions, reactionRoutes(createReactions({ database, events, now })))
  bind(edge, contract.saved, savedRoutes(createSaved({ database, events, now })))
  bind(edge, contract.collections, collectionRoutes(createCollections({ database, now })))
  bind(edge, contract.pantry, pantryRoutes(createPantry({ database, now })))
  bind(edge, contract.planner, plannerRoutes(createPlanner({ database, now })))
  bind(
    edge,
    contract.cooked,
    cookedRoutes(
      createCooked({ database, images, events, now }),
      createDeductions({ database, workers, now }),
    ),
  )
  bind(edge, contract.shopping, shoppingRoutes(createShopping({ database, workers, now })))
  bind(edge, contract.follows, followRoutes(createFollows({ database, events, now })))
  bind(edge, contract.discovery, discoveryRoutes(lists))
  bind(edge, contract.search, searchRoutes(search))
  bind(edge, contract.trending, trendingRoutes(lists))
  bind(edge, contract.activity, activityRoutes(createActivity({ database, images, events, now })))
  bind(edge, contract.feed, feedRoutes(createFeed({ database, now })))
  bind(edge, contract.dashboard, dashboardRoutes(dashboard))
  bind(edge, contract.chats, assistantRoutes(assistant))
  bind(edge, contract.billing, billingRoutes(billing))
  const mailings = createMailings(deps)
  bind(edge, contract.mailings, mailingRoutes(mailings))
  const notifications = createNotifications({ ...deps, ...mailings })
  bind(edge, contract.notifications, notificationRoutes(notifications))
  bind(edge, contract.analytics, analyticsRoutes(createAnalytics({ database, now })))
  bind(edge, contract.nutrition, nutritionRoutes(createNutrition({ database })))
  bind(edge, contract.site, siteRoutes(createSite(deps)))
  bind(edge, contract.feedback, feedbackRoutes(createFeedback(deps)))
  bind(edge, contract.support, ticketRoutes(createTickets(deps)))
  const archives = createArchives({
    database,
    images,
    log,
    now,
    parts: archiveParts,
    factor: config.rateLimit,
    reconfirm: auth.reconfirmation.confirm,
  })
  const imports = createArchiveImports({ database, images, workers, log, now, importers })
  bind(edge, contract.archives, archiveRoutes(archives, imports))
  addReference(edge)
  addHealth(edge.app, database)
  addSecurityText(edge.app, config, now)
  serveMedia(edge.app, images)
  if (deps.webDir) {
    await servePages(edge, deps.webDir, {
      findUser: (member) => auth.findUser(member.id),
      thirdParty: auth.thirdParty,
      findRecipe: (member, id) => recipes.find(member, id),
      findPublicRecipe: (id) => recipes.findPublic(id),
      findProfile: (viewer, username) => profiles.find(viewer, username),
    })
  }
  edge.app.addHook('preClose', async () => {
    notifications.close()
    await assistant.close()
    await views.stop()
  })
  await jobs.open()
  await renewal.askIfOlder()
  await wordCount.askIfNew()
  return edge.app
}

/** Who asks whether we are ready has a time limit of their own, of a second mostly. */
const READY_WITHIN_MS = 800

/** `/api/health`: the process answers. `/api/ready`: so does the database, with its migrations. */
function addHealth(app: FastifyInstance, database: Database): void {
  let asking: Promise<void> | undefined
  // One question at a time: each holds a connection for as long as the database hangs.
  const ask = () => {
    asking ??= database.ping().finally(() => {
      asking = undefined
    })
    return asking
  }
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async (request, reply) => {
    try {
      await within(ask(), READY_WITHIN_MS)
      return { status: 'ready' }
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).header('retry-after', 5).send({ status: 'unavailable' })
    }
  })
}
