import type { PagePath } from '@potluck/rules'

const APP_MODULE = 'src/main.tsx'

/** The web app's module for each page, whose chunks are preloaded with it. */
const PAGE_MODULES = {
  '/': 'src/features/landing/landing-page.tsx',
  '/auth/success': 'src/features/auth/auth-success-page.tsx',
  '/auth/failure': 'src/features/auth/auth-failure-page.tsx',
  '/auth/confirm-email': 'src/features/settings/email-link-pages.tsx',
  '/auth/undo-email': 'src/features/settings/email-link-pages.tsx',
  '/profile': 'src/features/profiles/profile-page.tsx',
  '/profile/{username}': 'src/features/profiles/profile-page.tsx',
  '/newsletter/confirm': 'src/features/site/newsletter-pages.tsx',
  '/newsletter/unsubscribe': 'src/features/site/newsletter-pages.tsx',
  '/auth/reset-password': 'src/features/settings/reset-password-page.tsx',
  '/import': 'src/features/imports/import-page.tsx',
  '/import/{importId}': 'src/features/imports/job/import-run-page.tsx',
  '/ai': 'src/features/assistant/assistant-page.tsx',
  '/ai/{chatId}': 'src/features/assistant/assistant-page.tsx',
  '/explore': 'src/features/discovery/explore-page.tsx',
  '/search': 'src/features/discovery/search-page.tsx',
  '/trending': 'src/features/trending/trending-page.tsx',
  '/trending/*': 'src/features/trending/trending-page.tsx',
  '/myFeed': 'src/features/feed/feed-page.tsx',
  '/savedRecipes': 'src/features/collections/saved-page.tsx',
  '/dashboard': 'src/features/dashboard/overview-page.tsx',
  '/dashboard/myRecipes': 'src/features/recipes/my-recipes-page.tsx',
  '/dashboard/myRecipes/doubles': 'src/features/doubles/doubles-page.tsx',
  '/dashboard/mealPlanner': 'src/features/planner/planner-page.tsx',
  '/dashboard/inventory': 'src/features/pantry/pantry-page.tsx',
  '/dashboard/nutrition': 'src/features/nutrition/nutrition-page.tsx',
  '/editProfile': 'src/features/settings/edit-profile-page.tsx',
  '/dashboard/settings': 'src/features/feedback/dashboard-settings-page.tsx',
  '/dashboard/settings/tickets/{ticketId}': 'src/features/feedback/ticket-page.tsx',
  '/feedback': 'src/features/feedback/feedback-page.tsx',
  '/settings': 'src/features/settings/profile-page.tsx',
  '/settings/preferences': 'src/features/settings/preferences-page.tsx',
  '/settings/account': 'src/features/settings/account-page.tsx',
  '/settings/notifications': 'src/features/settings/notifications-page.tsx',
  '/settings/subscription': 'src/features/settings/subscription-page.tsx',
  '/subscription': 'src/features/billing/plans-page.tsx',
  '/recipe': 'src/features/recipes/recipe-page.tsx',
  '/recipe/create': 'src/features/recipes/wizard-page.tsx',
  '/recipe/create/{recipeId}': 'src/features/recipes/wizard-page.tsx',
  '/recipe/edit/{recipeId}': 'src/features/recipes/wizard-page.tsx',
  '/recipe/{recipeId}/analytics': 'src/features/analytics/analytics-page.tsx',
  '/recipe/{recipeId}': 'src/features/recipes/recipe-page.tsx',
} satisfies Record<PagePath, string>

/** The modules of a page, those of the frame around it first; for an unknown page only the app's. */
export function modulesOf(path: PagePath | undefined): string[] {
  if (!path) return [APP_MODULE]
  const isDashboard = path === '/dashboard' || path.startsWith('/dashboard/')
  const around = isDashboard ? ['src/features/dashboard/dashboard-layout.tsx'] : []
  return [APP_MODULE, ...around, PAGE_MODULES[path]]
}

/** The call that a page makes while its script loads: needed soon, but not for the first paint. */
export const PAGE_CALLS: Partial<Record<PagePath, string>> = {
  '/profile/{username}': '/api/auth/profile/{username}/recipes',
}

/** The frame around every page of a member, fetched with it. */
export const MEMBER_MODULES = ['src/app/member-edges.ts']

/** What a visitor gets instead of a member's page. */
export const VISITOR_MODULES = [APP_MODULE, 'src/app/signed-out-page.tsx']
