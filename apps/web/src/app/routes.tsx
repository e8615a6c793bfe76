/**
 * Every page of the web app, one line each: its path, its module and the component in it. The paths
 * are those of PAGES (packages/rules/src/pages.ts) with `$name` for `{name}` and `$` for `*`, the modules those of
 * PAGE_MODULES (apps/server/src/pages/page-modules.ts).
 *
 * A new page is one line among the member pages (or the public ones). Its code is a chunk of its
 * own, fetched when a link to it is hovered or focused. Search parameters are typed by a parser that
 * never throws and answers optional fields, in a small file that imports nothing else of the feature:
 *
 *   memberPage('/search', page(() => import('../features/discovery/search-page.tsx'), 'SearchPage'), parseSearch),
 *
 * `Link`, `useNavigate`, `useParams({ from: '/members/recipe/$recipeId' })` and
 * `useSearch({ from: '/members/search' })` know every path and parameter that stands here: a link to
 * a page that does not exist does not compile. A page has one <h1>; navigation focuses it.
 */
import {
  createRootRoute,
  createRoute,
  lazyRouteComponent as page,
  type RouteComponent,
} from '@tanstack/react-router'
import { parseAnalyticsSearch } from '../features/analytics/search.ts'
import { parseAssistantSearch } from '../features/assistant/search-params.ts'
import { parsePlansSearch } from '../features/billing/search.ts'
import { parseSavedSearch } from '../features/collections/search.ts'
import { parseSearch } from '../features/discovery/search-params.ts'
import { parseFeedSearch } from '../features/feed/search.ts'
import { parseImportSearch } from '../features/imports/search.ts'
import { parseNutritionSearch } from '../features/nutrition/search.ts'
import { parsePantrySearch } from '../features/pantry/search.ts'
import { parsePlannerSearch } from '../features/planner/search.ts'
import { parseProfileSearch } from '../features/profiles/search.ts'
import { parseMyRecipesSearch } from '../features/recipes/my-recipes/search.ts'
import { parseRecipeSearch } from '../features/recipes/recipe-page/search.ts'
import { Frame } from './frame/frame.tsx'
import { MemberGate } from './member-gate.tsx'

const root = createRootRoute({
  component: Frame,
  notFoundComponent: page(() => import('./not-found-page.tsx'), 'NotFoundPage'),
})

/** Shows its pages only to members, and sends visitors to sign in. */
const members = createRoute({ getParentRoute: () => root, id: 'members', component: MemberGate })

const trending = page(() => import('../features/trending/trending-page.tsx'), 'TrendingPage')
const wizard = page(() => import('../features/recipes/wizard-page.tsx'), 'WizardPage')

/** The assistant sends visitors to sign in with its own message. */
const assistantDoor = createRoute({
  getParentRoute: () => root,
  id: 'assistant',
  component: page(() => import('../features/assistant/assistant-gate.tsx'), 'AssistantGate'),
})
const assistantMembers = createRoute({
  getParentRoute: () => assistantDoor,
  id: 'members',
  component: MemberGate,
})
/** One route for both addresses, so that a first answer continues while its chat gets an address. */
const assistant = createRoute({
  getParentRoute: () => assistantMembers,
  path: '/ai',
  component: page(() => import('../features/assistant/assistant-page.tsx'), 'AssistantPage'),
  validateSearch: parseAssistantSearch,
})
const openChat = createRoute({ getParentRoute: () => assistant, path: '$chatId' })

/**
 * The frame around the pages at /dashboard/…; a new page's link is a line in the feature's
 * places.ts.
 */
const dashboard = createRoute({
  getParentRoute: () => members,
  path: '/dashboard',
  component: page(() => import('../features/dashboard/dashboard-layout.tsx'), 'DashboardLayout'),
})

export const routeTree = root.addChildren([
  publicPage(
    '/',
    page(() => import('../features/landing/landing-page.tsx'), 'LandingPage'),
  ),
  publicPage(
    '/auth/success',
    page(() => import('../features/auth/auth-success-page.tsx'), 'AuthSuccessPage'),
  ),
  publicPage(
    '/auth/failure',
    page(() => import('../features/auth/auth-failure-page.tsx'), 'AuthFailurePage'),
  ),
  publicPage(
    '/auth/confirm-email',
    page(() => import('../features/settings/email-link-pages.tsx'), 'ConfirmEmailPage'),
  ),
  publicPage(
    '/auth/undo-email',
    page(() => import('../features/settings/email-link-pages.tsx'), 'UndoEmailPage'),
  ),
  publicPage(
    '/profile',
    page(() => import('../features/profiles/profile-page.tsx'), 'NamelessProfilePage'),
  ),
  publicPage(
    '/profile/$username',
    page(() => import('../features/profiles/profile-page.tsx'), 'PublicProfilePage'),
    parseProfileSearch,
  ),
  publicPage(
    '/newsletter/confirm',
    page(() => import('../features/site/newsletter-pages.tsx'), 'ConfirmNewsletterPage'),
  ),
  publicPage(
    '/newsletter/unsubscribe',
    page(() => import('../features/site/newsletter-pages.tsx'), 'UnsubscribePage'),
  ),
  publicPage(
    '/auth/reset-password',
    page(() => import('../features/settings/reset-password-page.tsx'), 'ResetPasswordPage'),
  ),
  publicPage(
    '/import',
    page(() => import('../features/imports/import-page.tsx'), 'ImportPage'),
    parseImportSearch,
  ),
  assistantDoor.addChildren([assistantMembers.addChildren([assistant.addChildren([openChat])])]),
  members.addChildren([
    dashboard.addChildren([
      dashboardPage(
        '/',
        page(() => import('../features/dashboard/overview-page.tsx'), 'OverviewPage'),
      ),
      dashboardPage(
        '/myRecipes',
        page(() => import('../features/recipes/my-recipes-page.tsx'), 'MyRecipesPage'),
        parseMyRecipesSearch,
      ),
      dashboardPage(
        '/myRecipes/doubles',
        page(() => import('../features/doubles/doubles-page.tsx'), 'DoublesPage'),
      ),
      dashboardPage(
        '/inventory',
        page(() => import('../features/pantry/pantry-page.tsx'), 'PantryPage'),
        parsePantrySearch,
      ),
      dashboardPage(
        '/mealPlanner',
        page(() => import('../features/planner/planner-page.tsx'), 'PlannerPage'),
        parsePlannerSearch,
      ),
      dashboardPage(
        '/nutrition',
        page(() => import('../features/nutrition/nutrition-page.tsx'), 'NutritionPage'),
        parseNutritionSearch,
      ),
      dashboardPage(
        '/settings',
        page(
          () => import('../features/feedback/dashboard-settings-page.tsx'),
          'DashboardSettingsPage',
        ),
      ),
      dashboardPage(
        '/settings/tickets/$ticketId',
        page(() => import('../features/feedback/ticket-page.tsx'), 'TicketPage'),
      ),
    ]),
    memberPage(
      '/feedback',
      page(() => import('../features/feedback/feedback-page.tsx'), 'FeedbackPage'),
    ),
    memberPage(
      '/import/$importId',
      page(() => import('../features/imports/job/import-run-page.tsx'), 'ImportRunPage'),
    ),
    memberPage('/recipe/create', wizard),
    memberPage('/recipe/create/$recipeId', wizard),
    memberPage('/recipe/edit/$recipeId', wizard),
    memberPage(
      '/explore',
      page(() => import('../features/discovery/explore-page.tsx'), 'ExplorePage'),
    ),
    memberPage(
      '/search',
      page(() => import('../features/discovery/search-page.tsx'), 'SearchPage'),
      parseSearch,
    ),
    memberPage(
      '/savedRecipes',
      page(() => import('../features/collections/saved-page.tsx'), 'SavedPage'),
      parseSavedSearch,
    ),
    memberPage('/trending', trending),
    memberPage('/trending/$', trending),
    memberPage(
      '/myFeed',
      page(() => import('../features/feed/feed-page.tsx'), 'FeedPage'),
      parseFeedSearch,
    ),
    memberPage(
      '/editProfile',
      page(() => import('../features/settings/edit-profile-page.tsx'), 'EditProfilePage'),
    ),
    memberPage(
      '/settings',
      page(() => import('../features/settings/profile-page.tsx'), 'ProfilePage'),
    ),
    memberPage(
      '/settings/preferences',
      page(() => import('../features/settings/preferences-page.tsx'), 'PreferencesPage'),
    ),
    memberPage(
      '/settings/account',
      page(() => import('../features/settings/account-page.tsx'), 'AccountPage'),
    ),
    memberPage(
      '/settings/notifications',
      page(() => import('../features/settings/notifications-page.tsx'), 'NotificationsPage'),
    ),
    memberPage(
      '/settings/subscription',
      page(() => import('../features/settings/subscription-page.tsx'), 'SubscriptionPage'),
    ),
    memberPage(
      '/subscription',
      page(() => import('../features/billing/plans-page.tsx'), 'PlansPage'),
      parsePlansSearch,
    ),
    memberPage(
      '/recipe',
      page(() => import('../features/recipes/recipe-page.tsx'), 'RecipeBrowserPage'),
    ),
    memberPage(
      '/recipe/$recipeId/analytics',
      page(() => import('../features/analytics/analytics-page.tsx'), 'AnalyticsPage'),
      parseAnalyticsSearch,
    ),
    memberPage(
      '/recipe/$recipeId',
      page(() => import('../features/recipes/recipe-page.tsx'), 'RecipePage'),
      parseRecipeSearch,
    ),
  ]),
])

type SearchParser = (search: Record<string, unknown>) => object

function publicPage<const Path extends string, Parser extends SearchParser = SearchParser>(
  path: Path,
  component: RouteComponent,
  validateSearch?: Parser,
) {
  return createRoute({ getParentRoute: () => root, path, component, validateSearch })
}

function memberPage<const Path extends string, Parser extends SearchParser = SearchParser>(
  path: Path,
  component: RouteComponent,
  validateSearch?: Parser,
) {
  return createRoute({ getParentRoute: () => members, path, component, validateSearch })
}

/** @param path below /dashboard */
function dashboardPage<const Path extends string, Parser extends SearchParser = SearchParser>(
  path: Path,
  component: RouteComponent,
  validateSearch?: Parser,
) {
  return createRoute({ getParentRoute: () => dashboard, path, component, validateSearch })
}
