import { capitalize } from '../compose/words/join.ts'
import { type FoodSpan, findFoodSpans } from './find-foods.ts'

/**
 * A text without a food: out of the lists it stands in, with its amount and what is done to it, and with it
 * the clauses and sentences that were about nothing else. Undefined where what is left would be no sentence.
 */
export function takeOut(text: string, isGone: (span: FoodSpan) => boolean): string | undefined {
  if (!findFoodSpans(text).some((span) => isGone(span))) return text
  const kept: string[] = []
  for (const sentence of toSentences(text)) {
    const left = fromSentence(sentence, isGone)
    if (left === undefined) return undefined
    if (left !== '') kept.push(left)
  }
  return kept.join(' ')
}

/** Sentences with the space behind them gone; '1.5 cups' and 'approx. 2' end none. */
export function toSentences(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=[\p{Lu}(])/u).filter((part) => part.trim() !== '')
}

function fromSentence(sentence: string, isGone: (span: FoodSpan) => boolean): string | undefined {
  let left = sentence
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const span = findFoodSpans(left).find((one) => isGone(one))
    if (!span) return left === sentence ? left : tidied(left, sentence)
    const shorter = fromList(left, span) ?? fromClauses(left, span, isGone)
    if (shorter === undefined || shorter === left) return undefined
    if (shorter === '') return ''
    left = shorter
  }
  return undefined
}

const MOST_ROUNDS = 12

function tidied(text: string, before: string): string {
  const tidy = text
    .replace(FRIED_IN, (_found, fat: string) => `Heat ${fat}`)
    .replace(/\s+([,.;)])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
  return /^\p{Lu}/u.test(before) ? capitalize(tidy) : tidy
}

/** 'Fry in olive oil for 3 minutes' of an onion that is gone. */
const FRIED_IN =
  /^(?:fry|cook|saut[eé]|brown|sweat|soften)(?: gently| slowly)? in ((?:the |some |a little )?[\p{L} ]{0,20}(?:oil|butter))(?: (?:for|until) [^.,;]*)?/iu

/** What stands before a food and goes with it: 'the 2 cloves of finely chopped'. */
const WITH_IT =
  /(?:(?:(?:the|a|an|some|any|more|extra|optionally|also|remaining|all|half|of|each|fresh|freshly|dried|whole|finely|roughly|thinly|coarsely|chopped|diced|minced|sliced|grated|crushed|peeled|pressed|ground|toasted|cooked|softened|melted|cubed|halved|quartered|raw|large|small|medium|browned|caramelized|fried|roasted|cloves?|heads?|bulbs?|bunch|sprigs?|sprinkle|sprinkling|handful|pinch|dash|cups?|tbsp|tsp|tablespoons?|teaspoons?|g|ml|oz|[\d½¼¾⅓⅔][\d½¼¾⅓⅔./–-]*)\s+)+)$/i

function fromList(text: string, { start, end }: FoodSpan): string | undefined {
  const ahead = WITH_IT.exec(text.slice(0, start))
  const from = ahead ? ahead.index : start
  const before = text.slice(0, from)
  const after = text
    .slice(end)
    .replace(/^ cloves?\b/i, '')
    .replace(/^ \(optional\)/i, '')
  if (/\($/.test(before) && /^\)/.test(after)) return before.replace(/\s*\($/, '') + after.slice(1)
  const isListEnd = LIST_END.test(after)
  const slashed = /\/$/.test(before) ? before.slice(0, -1) + after : undefined
  if (slashed) return slashed
  if (/^\//.test(after)) return before + after.slice(1)
  // A, X, B and A, X and B
  if (/, $/.test(before) && /^(?:,|\s+(?:and|or|&)\s)/.test(after) && isFoodNext(after, true))
    return (
      before.replace(/, $/, '') + after.replace(/^, (?=and |or )/, ' ').replace(/^,(?! )/, ', ')
    )
  // A, X and/or B: the last two are told by a plain 'and'.
  if (/, $/.test(before) && /^ and\/or /.test(after) && isFoodNext(after, true))
    return `${before.replace(/, $/, '')} and ${after.replace(/^ and\/or /, '')}`
  const ofTwo = fromEither(before, after)
  if (ofTwo !== undefined) return ofTwo
  // A, B and X
  const link = /(,?(?: (?:and\/or|and|or|plus|&|then))+|,? \+|,) $/i.exec(before)
  if (link && isListEnd && endsOnFood(before.slice(0, link.index))) {
    const rest = before.slice(0, link.index)
    return (link[0].trim() === ',' ? rest : withLastAnd(rest)) + after
  }
  // X, A and B and X and A
  const next = /^\s*(?:,\s*(?:and |or |& )?|\s(?:and|or|&|\+|plus)\s+)/.exec(after)
  if (next && isFoodNext(after, false)) {
    const rest = after.slice(next[0].length)
    const article = /^(?:the|your) /i.exec(text.slice(from))?.[0] ?? ''
    return before + (/^(?:the|your|an?|some|\d)\b/i.test(rest) ? '' : article) + rest
  }
  const sign = / and (?:the )?$/.exec(before) && SIGN.exec(after)
  if (sign) return before.replace(/ and (?:the )?$/, '') + after.slice(sign[0].length)
  const preposition =
    /(?<!\b(?:stir|mix|fold|add|toss|whisk|beat|put|throw|pour|blend|rub)) (?:with|in|over|along with|together with)(?: the)? $/i.exec(
      before,
    )
  if (preposition && /^\s*(?:$|[.,;:)])/.test(after))
    return before.slice(0, preposition.index).replace(DONE_WITH_IT, '') + after
  return undefined
}

/** 'Either grated onion or sliced garlic': one of them is left, and 'either' goes. */
function fromEither(before: string, after: string): string | undefined {
  const opened = /\beither (?:\p{L}+ed (?:or|and) )?$/iu.exec(before)
  const next = /^ or /.exec(after)
  if (opened && next) return before.slice(0, opened.index) + after.slice(next[0].length)
  const closed =
    /\beither (.+?) or (?:(?:\p{L}+ed (?:and|or) )*\p{L}+ed )?(?:\p{L}+ed (?:and|or) )?$/iu.exec(
      before,
    )
  if (!closed) return undefined
  return `${before.slice(0, closed.index)}${closed[1]}${after}`
}

/** 'On toast or topped with the egg': nothing is topped without it. */
const DONE_WITH_IT = /,? (?:and|or) (?:topped|garnished|sprinkled|drizzled)$/i

/** 'Tomatillos, chilies' before what was the last of them: 'tomatillos and chilies'. */
function withLastAnd(list: string): string {
  const at = list.lastIndexOf(', ')
  const last = list.slice(at + 2)
  const food = findFoodSpans(last)[0]
  const isPlain = food !== undefined && WITH_IT.test(`a ${last.slice(0, food.start)}`)
  const isListed = at > 0 && isPlain && endsOnFood(list.slice(0, at))
  return isListed && !/\band\b/.test(last) ? `${list.slice(0, at)} and ${last}` : list
}

function endsOnFood(text: string): boolean {
  const last = findFoodSpans(text).at(-1)
  return (
    last !== undefined &&
    text.slice(last.end).trim().split(/\s+/).join(' ').length <= LONGEST_REMARK
  )
}

/** 'Peppers, cut in strips': what is said of the food before. */
const LONGEST_REMARK = 22

/** Whether the list goes on behind a comma or an 'and'. */
function isFoodNext(after: string, isLoose: boolean): boolean {
  const rest = after.replace(/^\s*(?:,\s*(?:and |or |& )?|\s(?:and|or|&|\+|plus)\s+)/, '')
  const next = findFoodSpans(rest)[0]
  if (!next) return false
  const words = rest.slice(0, next.start).trim().split(/\s+/).filter(Boolean)
  const isPlain = words.every((word) => WITH_IT.test(`${word} `) || /^\p{L}+ed$/u.test(word))
  return isPlain || (isLoose && words.length <= 2 && !STARTS.test(rest))
}

/** 'And the onion is translucent' behind another sign. */
const SIGN = /^ (?:is|are|turns?|becomes?) \p{L}+/u

const VERBS =
  'add|cook|stir|fry|put|continue|saute|garnish|saut[eé]|simmer|bake|toss|let|heat|leave|season|serve|roast|bring|cover|mix|whisk|pour|close|sizzle|warm|spread|fold|keep|boil|brown|sear|continue|combine|blend|place|put|remove|drain|set|return|sprinkle|top|garnish|peel|chop|cut|slice|mince|crush|press|grate|dice|transfer|reduce|turn|drizzle|arrange|squeeze'
const LIST_END = new RegExp(
  `^\\s*(?:$|[.,;:()]|(?:in|into|to|on|over|until|for|with|from|at|over|together|again|as|and (?:${VERBS}))\\b)`,
  'i',
)
const STARTS = new RegExp(`^(?:then |and )?(?:${VERBS})\\b`, 'i')

/** 'Simmer for 5 minutes, then stir in the X.' → 'Simmer for 5 minutes.' */
function fromClauses(
  sentence: string,
  span: FoodSpan,
  isGone: (span: FoodSpan) => boolean,
): string | undefined {
  const unwatched = withoutLead(withoutWatching(sentence, span), span)
  if (unwatched !== sentence) return unwatched
  const stop = /[.!?]+$/.exec(sentence)?.[0] ?? ''
  const parts = sentence
    .slice(0, sentence.length - stop.length)
    .split(
      new RegExp(
        `(,? (?:and )?then |; |, and (?=(?:${VERBS})\\b)|, (?=(?:${VERBS})\\b)| and (?=(?:${VERBS})\\b))`,
        'i',
      ),
    )
  if (parts.length < 3) return isAboutMore(sentence, isGone) ? undefined : ''
  let kept = ''
  let isAboutIt = false
  for (let index = 0; index < parts.length; index += 2) {
    const clause = parts[index] ?? ''
    const names = findFoodSpans(clause).some((one) => isGone(one))
    if (names && isAboutMore(clause, isGone)) return undefined
    // 'Cut the onion and let it sweat', 'squeeze and mince the garlic'.
    const next = parts[index + 2] ?? ''
    const isBare = !clause.trim().includes(' ') && findFoodSpans(next).some((one) => isGone(one))
    const goesOn = isAboutIt ? goOnWithoutIt(clause, isGone) : clause
    isAboutIt =
      names ||
      isBare ||
      (isAboutIt && /\b(?:it|them|they)\b/i.test(clause) && !isAboutMore(clause, isGone))
    if (!isAboutIt) kept = withClause(kept, parts[index - 1], goesOn)
  }
  // 'After the meat sears' alone says nothing.
  const isHalf =
    /^(?:after|when|once|while|as soon as|if|before)\b/i.test(kept) && !kept.includes(',')
  return kept === '' || isHalf ? '' : `${capitalize(kept)}${stop}`
}

function withClause(kept: string, link: string | undefined, clause: string): string {
  if (clause === '') return kept
  return kept === '' ? clause : `${kept}${link ?? ''}${clause}`
}

/** 'Until the onion is golden' of an onion that is gone: 'until golden'. */
function withoutWatching(sentence: string, { said }: FoodSpan): string {
  const watched = new RegExp(
    ` until (?:the )?${escaped(said)} (?:is|are|turns?|becomes?|gets?|has|have|starts?|begins?)(?: to)?(?: be)? `,
    'i',
  )
  return sentence.replace(watched, (found) =>
    /(?:turn|get|start|begin)/.test(found) ? ' until it turns ' : ' until ',
  )
}

/** 'While your onion is soaking cut the fish' of an onion that is gone: 'cut the fish'. */
function withoutLead(sentence: string, { said }: FoodSpan): string {
  const lead = new RegExp(
    `^(?:while|as|when|once|after) (?:the |your )?${escaped(said)} (?:is|are|has|have) [^,.]{0,30}?(?:, ?| (?=(?:${VERBS})\\b))(?:then )?`,
    'i',
  )
  return lead.test(sentence) ? capitalize(sentence.replace(lead, '')) : sentence
}

/** 'Add it to the bowl alongside the seeds' of what is gone: 'add the seeds to the bowl'; 'fry it in oil' goes. */
function goOnWithoutIt(clause: string, isGone: (span: FoodSpan) => boolean): string {
  const found = IT_DONE.exec(clause)
  if (!found || !isAboutMore(clause, isGone)) return clause
  const [, verb = '', where = ''] = found
  const beside = BESIDE.exec(where) ?? (ONTO_IT.test(verb) ? undefined : WITH_THE.exec(where))
  const [, others = ''] = beside ?? []
  return beside ? `${verb} ${others}${where.slice(0, beside.index)}` : ''
}

const IT_DONE = new RegExp(`^(\\s*(?:then |and )?(?:${VERBS})) (?:it|them)\\b(.*)$`, 'i')
const BESIDE = /,? (?:alongside|along with|together with) ([^,;]+)$/i
const WITH_THE = /,? (?:with|and) (the [^,;]+)$/i
/** 'Season it with the salt': without it there is nothing to season. */
const ONTO_IT = /(?:season|top|cover|sprinkle|garnish|spread|drizzle)$/i

/** Whether a stretch names another food, or is more than a few words on this one. */
function isAboutMore(text: string, isGone: (span: FoodSpan) => boolean): boolean {
  const others = findFoodSpans(text).filter((one) => !isGone(one) && !one.figure)
  return (
    others.some(({ ingredient }) => ingredient.name !== 'water') ||
    text.split(/\s+/).length > (isAllAboutIt(text, isGone) ? MOST_ABOUT_IT : MOST_WORDS)
  )
}

/** It opens with what is done to the food, or how: 'soaking your onion slices like this'. */
function isAllAboutIt(text: string, isGone: (span: FoodSpan) => boolean): boolean {
  const opening = text.trim().split(/\s+/).slice(0, OPENING).join(' ')
  return findFoodSpans(opening).some(isGone) && !/\b(?:oven|pan|pot|grill)\b/i.test(text)
}

const OPENING = 5
const MOST_WORDS = 16
const MOST_ABOUT_IT = 45

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
