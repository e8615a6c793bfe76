import type { CookRequest } from '../request.ts'

/** A message on the recipe at hand, in the words that are understood: 'savory ones' of pancakes are savory pancakes. */
export function plainly(request: CookRequest): CookRequest {
  const { previous, text } = request
  if (!previous) return request
  const said = text
    .replace(/\b(?:not|less) (?:that|so|too|as) (?:spicy|hot)\b/i, 'make it milder')
    .replace(/^\W*(?:it(?:['’]?s| is) )?too (?:spicy|hot)\b/i, 'make it milder')
  const [, quality] = ONES.exec(said) ?? []
  if (quality === undefined) return said === text ? request : { ...request, text: said }
  const noun = previous.title.split(' ').at(-1)?.toLowerCase() ?? ''
  const { previous: _, ...anew } = request
  return { ...anew, text: `${quality} ${noun}` }
}

const ONES =
  /^\W*(?:(?:some|the|and|any) )?(?!another|other|different|new|next|more)([a-z-]+(?: [a-z-]+)?) ones?\W*$/i
