import type { CookRequest } from '../request.ts'

/**
 * A message about the recipe at hand in words that are understood: 'savory ones' after pancakes means savory pancakes.
 */
export function plainly(request: CookRequest): CookRequest {
  const { previous, text } = request
  if (!previous) return request
  const said = text
    .replace(/\bI['’]?ve (?:got )?no\b/i, 'I have no')
    .replace(/\b(?:not|less) (?:that|so|too|as) (?:spicy|hot)\b/i, 'make it milder')
    .replace(/^\W*(?:it(?:['’]?s| is) )?too (?:spicy|hot)\b/i, 'make it milder')
    .replace(
      /^.*\b(?:does|do|can|must)(?: not|n['’]?t) (?:eat|have) ((?:[a-z]+ ?){1,2})\W*$/i,
      'make it without $1',
    )
    .replace(LIQUID_INSTEAD, (whole, liquid: string) => {
      const place = placeOfLiquid(previous.ingredients)
      return place === undefined ? whole : `use ${liquid} instead of the ${place}`
    })
  const [, quality] = ONES.exec(said) ?? []
  if (quality === undefined) return said === text ? request : { ...request, text: said }
  const noun = previous.title.split(' ').at(-1)?.toLowerCase() ?? ''
  const { previous: _, ...anew } = request
  return { ...anew, text: `${quality} ${noun}` }
}

const ONES =
  /^\W*(?:(?:some|the|and|any) )?(?!another|other|different|new|next|more)([a-z-]+(?: [a-z-]+)?) ones?\W*$/i

/** 'With coconut milk instead' does not say of what: it replaces the recipe's own liquid. */
const LIQUID_INSTEAD =
  /\b(?:(?:make|do|cook) (?:it|this) )?(?:with|use|using|take) (coconut milk|(?:oat |soy |almond )?milk|(?:heavy )?cream|(?:chicken |vegetable |beef )?(?:stock|broth)|(?:red |white )?wine|beer|yogurt) instead(?! of)\b/i

const LIQUIDS = ['heavy cream', 'sour cream', 'cream', 'milk', 'yogurt', 'stock', 'broth', 'water']

function placeOfLiquid(ingredients: readonly string[]): string | undefined {
  return LIQUIDS.find((liquid) =>
    ingredients.some((line) => new RegExp(`\\b${liquid}\\b(?! of)`, 'i').test(line)),
  )
}
