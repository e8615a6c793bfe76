/** What a promised text looks like on a screen: '{n} Saved Recipes' is met by '12 Saved Recipes'. */
export function toPattern(text: string): RegExp {
  const source = text
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('{n}', '[\\d.,]+[KM]?')
    .replace(/\{[^}]+\}/g, '[^\\n]+')
    // 'day(s)' is a day or days.
    .replaceAll('\\(s\\)', 's?')
  const [start, end] = [/^\w/.test(text) ? '\\b' : '', /\w$/.test(text) ? '\\b' : '']
  return new RegExp(`${start}${source}${end}`, 'u')
}

/** Whether an address is one of a route: '/recipe/0190…' is one of '/recipe/{recipeId}'. */
export function isOfRoute(route: string, pathname: string): boolean {
  const source = route.replaceAll('*', '.+').replace(/\{[^}]+\}/g, '[^/]+')
  return new RegExp(`^${source}/?$`).test(pathname)
}
