/** A page of the web app, as the router and the server's first paint both need it. */
export type Page = {
  /** Path pattern; names in braces match one segment, a star at the end matches the rest. */
  path: string
  /** The browser's title, before the product's name. */
  title: string
  /** Public pages are shown to anyone; the others send a visitor to '/'. */
  access: 'public' | 'member'
}

/** Every page that exists; another path is a 404. */
export const PAGES = [
  { path: '/', title: 'Cook what you have, together', access: 'public' },
  { path: '/auth/success', title: 'Signing in', access: 'public' },
  { path: '/auth/failure', title: 'Authentication Failed', access: 'public' },
  { path: '/auth/confirm-email', title: 'Confirm your address', access: 'public' },
  { path: '/auth/undo-email', title: 'Take the change back', access: 'public' },
  { path: '/profile', title: 'Profile Not Found', access: 'public' },
  { path: '/profile/{username}', title: 'Profile', access: 'public' },
  { path: '/newsletter/confirm', title: 'Confirm your subscription', access: 'public' },
  { path: '/newsletter/unsubscribe', title: 'Unsubscribe', access: 'public' },
  { path: '/auth/reset-password', title: 'Choose a new password', access: 'public' },
  { path: '/import', title: 'Bring your recipes in', access: 'public' },
  { path: '/import/{importId}', title: 'Import', access: 'member' },
  { path: '/ai', title: 'Cook With AI', access: 'member' },
  { path: '/ai/{chatId}', title: 'Cook With AI', access: 'member' },
  { path: '/explore', title: 'Explore', access: 'member' },
  { path: '/search', title: 'Search', access: 'member' },
  { path: '/trending', title: 'Trending', access: 'member' },
  { path: '/trending/*', title: 'Trending', access: 'member' },
  { path: '/myFeed', title: 'My Feed', access: 'member' },
  { path: '/savedRecipes', title: 'Saved Recipes', access: 'member' },
  { path: '/dashboard', title: 'Dashboard', access: 'member' },
  { path: '/dashboard/myRecipes', title: 'My Recipes', access: 'member' },
  { path: '/dashboard/myRecipes/doubles', title: 'Find doubles', access: 'member' },
  { path: '/dashboard/mealPlanner', title: 'Meal Planner', access: 'member' },
  { path: '/dashboard/inventory', title: 'Inventory', access: 'member' },
  { path: '/dashboard/nutrition', title: 'Nutrition', access: 'member' },
  { path: '/editProfile', title: 'Edit Profile', access: 'member' },
  { path: '/dashboard/settings', title: 'Dashboard Settings', access: 'member' },
  { path: '/dashboard/settings/tickets/{ticketId}', title: 'Ticket', access: 'member' },
  { path: '/feedback', title: 'Feedback', access: 'member' },
  { path: '/settings', title: 'Settings', access: 'member' },
  { path: '/settings/preferences', title: 'Preferences', access: 'member' },
  { path: '/settings/account', title: 'Account', access: 'member' },
  { path: '/settings/notifications', title: 'Notifications', access: 'member' },
  { path: '/settings/subscription', title: 'Subscription', access: 'member' },
  { path: '/subscription', title: 'Plans', access: 'member' },
  { path: '/recipe', title: 'Recipe Browser', access: 'member' },
  { path: '/recipe/create', title: 'Create a New Recipe', access: 'member' },
  { path: '/recipe/create/{recipeId}', title: 'Edit Your Recipe', access: 'member' },
  { path: '/recipe/edit/{recipeId}', title: 'Edit Your Recipe', access: 'member' },
  { path: '/recipe/{recipeId}/analytics', title: 'Recipe Analytics', access: 'member' },
  { path: '/recipe/{recipeId}', title: 'Recipe', access: 'member' },
] as const satisfies readonly Page[]

export type PagePath = (typeof PAGES)[number]['path']

export const PRODUCT_NAME = 'Potluck'

/** The page of a path with its parameters, or undefined for an unknown path. */
export function findPage(
  pathname: string,
): { page: (typeof PAGES)[number]; params: Record<string, string> } | undefined {
  const segments = toSegments(pathname)
  for (const page of PAGES) {
    const params = matchSegments(toSegments(page.path), segments)
    if (params) return { page, params }
  }
  return undefined
}

/** 'Explore / Potluck' */
export function pageTitle(title: string): string {
  return `${title} / ${PRODUCT_NAME}`
}

function toSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const isOpen = pattern.at(-1) === '*'
  const fixed = isOpen ? pattern.slice(0, -1) : pattern
  const fits = isOpen ? segments.length > fixed.length : segments.length === fixed.length
  if (!fits) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of fixed.entries()) {
    const given = segments[index] ?? ''
    if (expected.startsWith('{')) params[expected.slice(1, -1)] = given
    else if (expected !== given) return undefined
  }
  return params
}
