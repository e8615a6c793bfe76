import type { Ids } from './world.ts'

/**
 * What of the cook and her recipe stands in an answer, whatever field it stands in:
 * title: of her recipe, as it was last shown, or a word of its text; recipe: its id
 * secret: what she wrote while nobody else might see it; draft: her other recipe, never shown
 * name: her name or username; cook: her id; link: her username where it leads to her profile
 * post: what she posted; said: what she wrote below her recipe or post
 * aside: what she wrote below other cooks' things
 */
const patternsOf = (ids: Ids) => ({
  title: /quillwort|salsify/i,
  recipe: new RegExp(ids.recipe),
  secret: /brackroot/i,
  draft: new RegExp(`parsnip|${ids.draft}`, 'i'),
  name: new RegExp(`${ids.username}|Sorrel|Underleaf`, 'i'),
  cook: new RegExp(ids.cook),
  post: new RegExp(`Leeks|${ids.post}`),
  said: /Rest it|No slugs/,
  aside: /Made it twice/,
})

/** Figures that would reveal something hidden, as a name would. */
const FIGURES = [
  'total',
  'count',
  'unread',
  'favoriteRecipesCount',
  'savedRecipesCount',
  'totalRecipes',
  'ratingCount',
  'lines',
  'followerCount',
]

/** What an answer reveals, in words: 'title recipe total=1', or '' for nothing. */
export function describeSight(text: string, ids: Ids): string {
  const seen = Object.entries(patternsOf(ids)).flatMap(([mark, pattern]) =>
    pattern.test(text) ? [mark] : [],
  )
  const answer: unknown = text.startsWith('{"') ? JSON.parse(text) : undefined
  const objects = answer === undefined ? [] : listObjects(answer)
  const leads = objects.some((one) => one.username === ids.username && one.hasProfile !== false)
  const figures = objects.flatMap((one) =>
    FIGURES.flatMap((name) => (typeof one[name] === 'number' ? [`${name}=${one[name]}`] : [])),
  )
  return [...seen, ...(leads ? ['link'] : []), ...new Set(figures)].join(' ')
}

function listObjects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(listObjects)
  if (typeof value !== 'object' || value === null) return []
  return [Object.fromEntries(Object.entries(value)), ...Object.values(value).flatMap(listObjects)]
}
