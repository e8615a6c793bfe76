import { contract } from '@potluck/contract'
import { activityRoutes } from './features/activity/index.ts'
import { analyticsRoutes } from './features/analytics/index.ts'
import { archiveRoutes } from './features/archive/index.ts'
import { assistantRoutes } from './features/assistant/index.ts'
import { authRoutes } from './features/auth/index.ts'
import { billingRoutes } from './features/billing/index.ts'
import { cookedRoutes } from './features/cooked/index.ts'
import { dashboardRoutes } from './features/dashboard/index.ts'
import { discoveryRoutes, searchRoutes, trendingRoutes } from './features/discovery/index.ts'
import { doubleRoutes } from './features/doubles/index.ts'
import { exportRoutes } from './features/exports/index.ts'
import { feedRoutes } from './features/feed/index.ts'
import { feedbackRoutes, ticketRoutes } from './features/feedback/index.ts'
import { followRoutes } from './features/follows/index.ts'
import { importRoutes, photoRoutes } from './features/imports/index.ts'
import { mailingRoutes } from './features/mailings/index.ts'
import { notificationRoutes } from './features/notifications/index.ts'
import { nutritionRoutes } from './features/nutrition/index.ts'
import { pantryRoutes } from './features/pantry/index.ts'
import { plannerRoutes } from './features/planner/index.ts'
import { profileRoutes } from './features/profiles/index.ts'
import { reactionRoutes } from './features/reactions/index.ts'
import { recipeRoutes, revisionRoutes } from './features/recipes/index.ts'
import { collectionRoutes, savedRoutes } from './features/saved/index.ts'
import { settingsRoutes } from './features/settings/index.ts'
import { shoppingRoutes } from './features/shopping/index.ts'
import { siteRoutes } from './features/site/index.ts'
import { weekPlanRoutes } from './features/week-plans/index.ts'
import { bind, type HttpEdge } from './platform/http/index.ts'
import type { Services } from './services.ts'

/** Binds every endpoint of the contract to the service of its feature. */
export function bindEndpoints(edge: HttpEdge, services: Services): void {
  const { auth, lists } = services
  bind(edge, contract.accounts, authRoutes(auth))
  bind(edge, contract.settings, settingsRoutes(services.settings, auth))
  bind(edge, contract.profiles, profileRoutes(services.profiles))
  bind(edge, contract.recipes, recipeRoutes(services.recipes, services.views))
  bind(edge, contract.revisions, revisionRoutes(services.revisions))
  bind(edge, contract.reactions, reactionRoutes(services.reactions))
  bind(edge, contract.saved, savedRoutes(services.saved))
  bind(edge, contract.collections, collectionRoutes(services.collections))
  bind(edge, contract.pantry, pantryRoutes(services.pantry))
  bind(edge, contract.planner, plannerRoutes(services.planner))
  bind(edge, contract.exports, exportRoutes(services.exports))
  bind(edge, contract.doubles, doubleRoutes(services.doubles))
  bind(edge, contract.imports, importRoutes(services.imports))
  bind(edge, contract.photos, photoRoutes(services.photoReading))
  bind(edge, contract.weekPlans, weekPlanRoutes(services.weekPlans))
  bind(edge, contract.cooked, cookedRoutes(services.cooked, services.deductions))
  bind(edge, contract.shopping, shoppingRoutes(services.shopping))
  bind(edge, contract.follows, followRoutes(services.follows))
  bind(edge, contract.discovery, discoveryRoutes(lists))
  bind(edge, contract.search, searchRoutes(services.search))
  bind(edge, contract.trending, trendingRoutes(lists))
  bind(edge, contract.activity, activityRoutes(services.activity))
  bind(edge, contract.feed, feedRoutes(services.feed))
  bind(edge, contract.dashboard, dashboardRoutes(services.dashboard))
  bind(edge, contract.chats, assistantRoutes(services.assistant))
  bind(edge, contract.billing, billingRoutes(services.billing))
  bind(edge, contract.mailings, mailingRoutes(services.mailings))
  bind(edge, contract.notifications, notificationRoutes(services.notifications))
  bind(edge, contract.analytics, analyticsRoutes(services.analytics))
  bind(edge, contract.nutrition, nutritionRoutes(services.nutrition))
  bind(edge, contract.site, siteRoutes(services.site))
  bind(edge, contract.feedback, feedbackRoutes(services.feedback))
  bind(edge, contract.support, ticketRoutes(services.tickets))
  bind(edge, contract.archives, archiveRoutes(services.archives, services.archiveImports))
}
