/**
 * Rewrites that a food cannot be bought: 'I can't find capers', 'peanuts are sold out' become 'I have no capers', 'I
 * have no peanuts'.
 */
export function withPlainLack(text: string): string {
  if (!MAY_LACK.test(text)) return text
  return text
    .replace(CANNOT_GET, (_, before: string, food: string) => `${before}I have no ${food}`)
    .replace(NOT_THERE, (whole, before: string, food: string) =>
      NOT_FOOD.test(food) ? whole : `${before}I have no ${food}`,
    )
}

const MAY_LACK = /\b(?:get|find|buy|source|sold out|available|hard to find|out of stock)\b/i
const WORD =
  "(?!(?:and|but|so|or|for|to|in|at|is|are|here|it|this|that|them|enough|an?|me|my|what|how|recipe|rid|any|anywhere|where|isn['’]?t|aren['’]?t|not)\\b)[\\p{L}-]+"
const FOOD = `${WORD}(?: ${WORD}){0,2}?`
const WHERE =
  '(?: (?:any ?where|here|today|now|locally|in (?:the|my|our) (?:shops?|stores?|town|area|supermarket)|around here|where i live|right now))*'
const END = '(?=\\s*(?:$|[,;.!?]|(?:and|but|so|what|how)\\b))'
const CANNOT_GET = new RegExp(
  `(^|[,;.] *|\\b(?:but|and|because|since|as) )(?:i |we |you )?(?:can(?:['’]?t|not| not)|could(?:n['’]?t| not)|(?:am |are |was )?(?:unable|not able) to) (?:get|find|buy|source)(?: hold of| any| the)* (${FOOD})${WHERE}${END}`,
  'giu',
)
const NOT_THERE = new RegExp(
  `(^|[,;.] *|\\b(?:but|and|because|since|as) )(?:the )?(${FOOD}) (?:(?:is|are|was|were)(?: always| all)? (?:sold out|out of stock|unavailable|not available|hard to (?:find|get)|impossible to (?:find|get))|(?:isn|aren|wasn|weren)['’]?t (?:available|sold|to be had)|sold out|not available)${WHERE}${END}`,
  'giu',
)
/** Words that are not foods: 'dinner is hard to find'. */
const NOT_FOOD = /^(?:i|we|you|they|tickets?|time|dinner|recipes?)\b/i
