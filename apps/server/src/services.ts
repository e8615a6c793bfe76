import type { DishFile } from '@potluck/cookbook'
import type { FastifyBaseLogger } from 'fastify'
import { archiveParts, importers } from './archive-parts.ts'
import { createActivity } from './features/activity/index.ts'
import { createAnalytics } from './features/analytics/index.ts'
import { createArchiveImports, createArchives } from './features/archive/index.ts'
import { createAssistant, forgetOriginals } from './features/assistant/index.ts'
import { type AuthDeps, createAuth, forgetAttempts } from './features/auth/index.ts'
import { createBilling, createCoupons } from './features/billing/index.ts'
import { createHouseBook } from './features/cookbook/index.ts'
import { createCooked, createDeductions } from './features/cooked/index.ts'
import { createDashboard } from './features/dashboard/index.ts'
import {
  createLists,
  createSearch,
  createWordCount,
  keepRankedLists,
} from './features/discovery/index.ts'
import { createDoubles } from './features/doubles/index.ts'
import { createExports } from './features/exports/index.ts'
import { createFeed } from './features/feed/index.ts'
import { createFeedback, createTickets } from './features/feedback/index.ts'
import { createFollows } from './features/follows/index.ts'
import { createImports, createPhotoReading } from './features/imports/index.ts'
import { createMailings } from './features/mailings/index.ts'
import { createNotifications } from './features/notifications/index.ts'
import { createNutrition } from './features/nutrition/index.ts'
import { createPantry } from './features/pantry/index.ts'
import { createPlanner } from './features/planner/index.ts'
import { createProfiles } from './features/profiles/index.ts'
import { createReactions } from './features/reactions/index.ts'
import {
  createAnswerRenewal,
  createRecipes,
  createRevisions,
  createViews,
  forgetCredits,
} from './features/recipes/index.ts'
import { createCollections, createSaved } from './features/saved/index.ts'
import { createSettings } from './features/settings/index.ts'
import { createShopping } from './features/shopping/index.ts'
import { createSite, forgetMessages } from './features/site/index.ts'
import { createWeekPlans } from './features/week-plans/index.ts'
import type { AccountDeletion } from './platform/account-deletion.ts'
import type { Config } from './platform/config/index.ts'
import { readDishes } from './platform/cookbook-files.ts'
import type { Database } from './platform/database/index.ts'
import type { Events, Live } from './platform/events/index.ts'
import type { Jobs } from './platform/jobs/index.ts'
import { forgetMails, type Mails } from './platform/mail/index.ts'
import { createImages, type ImageStore } from './platform/media/index.ts'
import { type Model, queueModel } from './platform/model/index.ts'
import { createOutgoing } from './platform/outgoing/index.ts'
import type { Workers } from './platform/workers/index.ts'
import { importThreadEntry } from './thread-entry.ts'

/** What the features depend on; tests pass their own. */
export type ServiceDeps = {
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
  /** Threads for work that would delay every request; the creator closes them. */
  workers: Workers
  sessionSecret: string
  /** How passwords are hashed; by default scrypt. */
  passwords?: AuthDeps['passwords']
  /** The files of the cookbook's dishes; by default those of this build. */
  readDishes?: () => Promise<DishFile[]>
  now: () => Date
}

export type Services = ReturnType<typeof createServices>

/**
 * Every feature's service, each given the others it needs. They define jobs, so create them before
 * `jobs.open`.
 */
export function createServices(deps: ServiceDeps) {
  const { config, log, database, jobs, now } = deps
  const images = createImages({ ...deps, store: deps.imageStore })
  const base = { ...deps, images }
  const outgoing = createOutgoing({
    userAgent: ['Potluck', ...(config.publicUrl ? [`(+${config.publicUrl})`] : [])].join(' '),
    allowed: config.outgoingNetworks,
  })
  const auth = createAuth(deps)
  const recipes = createRecipes({ ...base, outgoing })
  const dashboard = createDashboard(deps)
  const mailings = createMailings(deps)
  const planner = createPlanner(deps)
  const saved = createSaved(deps)
  const { concurrency } = config.ai
  const queuedModel = deps.model && queueModel(deps.model, { concurrency, now })
  const search = createSearch(deps)
  const shopping = createShopping(deps)
  keepRankedLists(deps)
  return {
    images,
    outgoing,
    auth,
    recipes,
    dashboard,
    mailings,
    activity: createActivity(base),
    analytics: createAnalytics(deps),
    archives: createArchives({
      ...base,
      parts: archiveParts,
      factor: config.rateLimit,
      reconfirm: auth.reconfirmation.confirm,
    }),
    archiveImports: createArchiveImports({ ...base, importers }),
    assistant: createAssistant({
      ...base,
      queuedModel,
      lookUps: {
        findRecipe: recipes.find,
        searchRecipes: async (member, query) =>
          (await search.search(member, { ...ANY_RECIPE, ...query })).recipes,
        listPlan: async (member, days) => (await planner.list(member, days)).entries,
        listShopping: async (member, timeZone) => (await shopping.list(member, timeZone)).items,
      },
      planLimits: config.planLimits,
    }),
    billing: createBilling({ ...deps, coupons: createCoupons(deps) }),
    collections: createCollections(deps),
    cooked: createCooked(base),
    deductions: createDeductions(deps),
    exports: createExports({ ...deps, recipes, saved }),
    feed: createFeed(deps),
    feedback: createFeedback(deps),
    follows: createFollows(deps),
    houseBook: createHouseBook({ readDishes, ...deps, isOn: config.cookbook }),
    doubles: createDoubles(deps),
    imports: createImports({ ...base, outgoing, importThread: importThreadEntry }),
    lists: createLists(deps),
    notifications: createNotifications({ ...deps, ...mailings }),
    nutrition: createNutrition(deps),
    pantry: createPantry(deps),
    photoReading: createPhotoReading({ ...deps, queuedModel }),
    planner,
    profiles: createProfiles({ ...deps, findUser: auth.findUser, readStats: dashboard.stats }),
    reactions: createReactions(deps),
    renewal: createAnswerRenewal(deps),
    revisions: createRevisions(deps),
    saved,
    search,
    settings: createSettings({ ...base, auth, accountDeletion: accountDeletion(deps) }),
    shopping,
    site: createSite(deps),
    tickets: createTickets(deps),
    views: createViews(database, now, log),
    weekPlans: createWeekPlans(deps),
    wordCount: createWordCount(database, jobs),
  }
}

/** A search by words alone. */
const ANY_RECIPE = {
  tags: [],
  difficulty: [],
  cookTime: [],
  sortBy: 'relevance' as const,
  pantry: false,
  missing: 0,
  exact: false,
  page: 1,
}

/** What is deleted with an account besides the rows that refer to it. */
function accountDeletion({ config, jobs }: Pick<ServiceDeps, 'config' | 'jobs'>): AccountDeletion {
  return {
    rows: [forgetAttempts, forgetCredits, forgetOriginals, forgetMessages, jobs.forget],
    files: (account) => forgetMails(config.dataDir, account),
  }
}
