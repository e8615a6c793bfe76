import type { Segment } from '../recognition/segments.ts'

/**
 * Whether a sentence says that the food at `position` is not in the dish: left out, replaced, or
 * only compared with. What is added, offered or optional is in it, also after a double negation
 * ('do not leave out the peanuts', 'never without butter').
 */
export function isLeftOut(segments: readonly Segment[], position: number): boolean {
  const from = segments.slice(0, position).findLastIndex(isEnd) + 1
  const to = segments.findIndex((one, index) => index > position && isEnd(one))
  const own = segments.slice(from, to < 0 ? segments.length : to)
  const at = position - from
  return isDeniedBefore(own, at) || isDeniedBehind(own, at)
}

const isEnd = ({ words }: Segment) => words === '.'

function isDeniedBefore(sentence: readonly Segment[], at: number): boolean {
  const list = startOfList(sentence, at)
  const before = join(sentence.slice(Math.max(0, list - WINDOW), list))
  if (LIKE.test(before)) return isLikened(sentence, list)
  const denial = DENIAL.exec(before)
  if (!denial) return false
  const clause = before.slice(0, denial.index).split(CLAUSE).at(-1) ?? ''
  if (TWICE_DENIED.test(clause)) return false
  return !TAKEN_BACK.test(join(sentence.slice(at + 1)))
}

/** The number of words of a sentence that are considered for a food. */
const WINDOW = 14

/**
 * Where the words that name the food start, including the others of its list: 'butter, cream or'
 * cheese.
 */
function startOfList(sentence: readonly Segment[], at: number): number {
  let start = at
  let commas = 0
  let isJoined = isJoinedBehind(sentence, at)
  while (start > 0) {
    const before = sentence[start - 1]
    if (!before) break
    if (describes(before, sentence[start - 2])) start -= 1
    else if (LISTING.test(before.words) && sentence[start - 2]?.kind === 'ingredient') {
      if (before.words === ',') commas += 1
      else isJoined = true
      start -= 2
    } else break
  }
  // 'No butter, peanuts on top' is not a list of two.
  return commas > 0 && !isJoined ? startOfName(sentence, at) : start
}

function startOfName(sentence: readonly Segment[], at: number): number {
  let start = at
  for (let before = sentence[at - 1]; before && describes(before, sentence[start - 2]); ) {
    start -= 1
    before = sentence[start - 1]
  }
  return start
}

/** 'Butter, cream or cheese' continues after the first. */
function isJoinedBehind(sentence: readonly Segment[], at: number): boolean {
  let next = at + 1
  for (; next < sentence.length; next += 1) {
    const segment = sentence[next]
    if (!segment) return false
    if (LISTING.test(segment.words) && segment.words !== ',') return true
    if (segment.words !== ',' && segment.kind !== 'ingredient' && !describes(segment)) return false
  }
  return false
}

const LISTING = /^(?:,|and|or|nor)$/

function describes({ kind, words }: Segment, before?: Segment): boolean {
  // 'A trace of', but not 'instead of'.
  if (words === 'of') return before !== undefined && SOME.test(before.words)
  if (DETERMINER.test(words)) return true
  return (kind === 'plain' || kind === 'form' || kind === 'promise') && !NO_ADJECTIVE.test(words)
}

const DETERMINER =
  /^(?:the|any|a|an|more|such|all|your|other|single|added|extra|usual|kind|sort|trace|drop|hint|whole|animal|dairy)$/

const SOME = /^(?:kind|sort|trace|drop|hint|bit)$/

/** Plain words that end a negation: 'no-boil peanut noodles' contain peanuts. */
const NO_ADJECTIVE = /^(?:boil|stir|pan|oven|not|non|ready|in|on|from|top|center|part|home|quick)$/

const DENIAL = new RegExp(
  `(?:^|\\b)(?:${[
    'without',
    'no',
    'not',
    'never',
    'neither',
    'nor',
    'free (?:of|from)',
    '(?:instead|in place|in lieu) of(?: \\w+ing(?: (?:it|them))?(?: (?:in|with|on))?)?',
    '(?:take|taking|took) the place of',
    'no need (?:for|of)',
    'rather than',
    'avoid(?:ing)?',
    'omit(?:ting)?',
    'skip(?:ping)?',
    '(?:leave|leaving) (?:out|off|away)',
    'away from',
    'replac(?:e|ed|es|ing)',
    '(?:swap|swapping|exchange|exchanging|switch|switching)(?: out)?',
    '(?:substitute|substituting|swap in|swapping in) (?:\\S+ ){1,6}for',
    'stand(?:s|ing)? in for',
    '(?:substitutes?|substitution|replacements?) for',
    'alternatives? to',
    'replacer for',
    '(?:do not|dont|never|cannot|cant|must not|need not|did not|does not|doe not|doesnt) (?:use|add|need|include|contain|have|eat|put|buy|want|require)',
    '(?:contain|has|have|ha|having|is|are|with|use|using) (?:no|zero)',
    'allergic to',
    'allerg(?:y|ies) to',
    'intolerant (?:to|of)',
    'intolerance (?:to|of)',
    'mimics?',
    'rivals?',
    'resembles?',
    'similar to',
    'as you would(?: with)?',
    '(?!other)\\w+er than',
    '(?:more|less) \\w+ than',
    'better than',
  ].join('|')})$`,
)

/** Ends the scope of a negation: from here on something else is said. */
const CLAUSE = /,| and | but | so | then | or /

/** Before a negation, makes it a double one: 'never without', 'do not skip'. */
const TWICE_DENIED =
  /\b(?:not|never|nothing|nobody|none|dont|cannot|cant|wont|hardly|isnt|arent|boring|incomplete|sad|bland)\b/

/** Takes back a negation: 'leave out the peanuts, or serve them on the side'. */
const TAKEN_BACK =
  /\bunless\b|\b(?:or|but|and|then) (?:\w+ )?(?:serve|add|scatter|sprinkle|pass|offer|put|use|keep|eat|have|stir|bring|toss) (?:them|it|some)(?= (?:on|at|later|separately|over|if|when|to|instead|back|alongside)\b|$)/

const LIKE = /(?:^|\b)like$/

/**
 * 'Tastes like chicken' is a comparison; 'toppings like peanuts' and 'a cheese like feta' name the
 * food.
 */
function isLikened(sentence: readonly Segment[], list: number): boolean {
  const like = list - 1
  const said = sentence[like - 1]
  const before = join(sentence.slice(Math.max(0, like - WINDOW), like))
  if (said?.words === ',') return !ADDING.test(before)
  if (EXAMPLES.test(before)) return false
  const isDefinite = sentence
    .slice(Math.max(0, like - 3), like)
    .some(({ words }) => /^(?:the|it|them)$/.test(words))
  return said?.kind !== 'ingredient' || isDefinite
}

const EXAMPLES =
  /\b(?:topping|garnish|garnishe|thing|something(?: \w+)?|anything(?: \w+)?|extra|addition|side|food|ingredient|option|staple|accompaniment|crunch|protein|filling|snack|treat|finish|flavoring|one|mix in|add in)$/
const ADDING = /\b(?:add|use|serve|top|garnish|sprinkle|scatter|with|try|offer|enjoy|eat|finish)\b/

function isDeniedBehind(sentence: readonly Segment[], at: number): boolean {
  const [next, ...rest] = sentence.slice(at + 1)
  const after = join(sentence.slice(at + 1, at + 5))
  if (next?.words === 'like') {
    return rest[0]?.kind !== 'ingredient' && !LIKE_SOMEBODY.test(after)
  }
  if (BEHIND.test(after)) return true
  if (isPartedDenial(sentence, at)) return true
  let end = at + 1
  while (end < sentence.length) {
    const segment = sentence[end]
    if (!segment || !(LISTING.test(segment.words) || segment.kind === 'ingredient')) break
    end += 1
  }
  return NOT_USED.test(join(sentence.slice(end, end + 5)))
}

/** A negation in two parts around the food: 'leave the cream out'. */
function isPartedDenial(sentence: readonly Segment[], at: number): boolean {
  const start = startOfList(sentence, at)
  const verb = sentence[start - 1]?.words ?? ''
  const end = sentence.findIndex(
    (one, index) => index > at && one.kind !== 'ingredient' && !LISTING.test(one.words),
  )
  return PARTED.get(verb)?.test(sentence[end]?.words ?? '') ?? false
}

const PARTED: ReadonlyMap<string, RegExp> = new Map([
  ['leave', /^(?:out|off|away)$/],
  ['leaving', /^(?:out|off|away)$/],
  ['change', /^(?:to|for)$/],
  ['changing', /^(?:to|for)$/],
  // 'Substitute butter for oil' takes butter, 'substitute butter with oil' oil.
  ['substitute', /^(?:with|by)$/],
  ['substituting', /^(?:with|by)$/],
])

const LIKE_SOMEBODY =
  /^like (?:the|a|an|these|those|this|that|you|we|i|they|in|on|at|it|my|your|grand\w+)\b/

const BEHIND =
  /^(?:free(?! range)|less|alternative|substitute|replacement|replacer|style|allergy|allergic|intolerance|intolerant|lover)\b/

const NOT_USED =
  /^(?:is|are|was|were) (?:(?:not|never|no longer) (?:really )?(?:needed|necessary|required|used|included|added|allowed|in)|left out|omitted|avoided|replaced|forbidden|missing|absent)\b/

function join(segments: readonly Segment[]): string {
  return segments.map(({ words }) => words).join(' ')
}
