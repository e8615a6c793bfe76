import { onlyDescribes, splitPreparation, startsWithPreparation } from './preparation-words.ts'
import { REMARK } from './remarks.ts'

/** The name in the comma-separated segments after an amount, and the remaining segments. */
export function splitName(segments: readonly string[]): { name: string; rest: string[] } {
  const named = countNameSegments(segments)
  const name = segments.slice(0, named).join(', ')
  const rest = joinExamples(segments.slice(named))
  const [first, ...others] = rest
  // 'Pepper, black' has its noun first.
  if (first && COLOUR.test(first) && !name.includes(','))
    return { name: `${first} ${name.toLowerCase()}`, rest: others }
  const alternative = EXAMPLE.test(name) ? undefined : rest.find(isAlternative)
  if (!alternative) return { name, rest }
  const otherwise = rest.filter((segment) => segment !== alternative)
  return { name: `${name} ${alternative}`, rest: otherwise }
}

/** 'such as cremini, oyster, or shiitake' is one remark. */
function joinExamples(segments: readonly string[]): string[] {
  const joined: string[] = []
  for (const segment of segments) {
    const before = joined.at(-1) ?? ''
    if (EXAMPLE.test(before) && (isItem(segment) || /^(?:and|or|and\/or) \D/i.test(segment)))
      joined[joined.length - 1] = `${before}, ${segment}`
    else joined.push(segment)
  }
  return joined
}

const EXAMPLE = /(?:^| )(?:such as|like|e\.?g\.?) /i

const COLOUR = /^(?:black|white|red|green|yellow|brown|purple|orange|golden)$/i

/**
 * How many of the segments name the food: 'boneless, skinless chicken' and 'turnips, rutabaga, and
 * parsnips' continue after the comma.
 */
function countNameSegments(segments: readonly string[]): number {
  const noun = segments.findIndex((segment) => REMARK.test(segment) || !onlyDescribes(segment))
  const named = noun > 0 && !REMARK.test(segments[noun] ?? '') ? noun + 1 : 1
  for (let last = named; last < segments.length; last++) {
    const segment = segments[last] ?? ''
    const closing = /^(?:and|or|and\/or) (.+)$/i.exec(segment)?.[1]
    if (closing) return last > named ? pastAdjectives(segments, last, closing) : named
    if (/ (?:and|or|&|and\/or) /i.test(segment))
      return segment.split(/ (?:and|or|&|and\/or) /i).every(isItem) ? last + 1 : named
    if (!isItem(segment)) return named
  }
  return named
}

/** 'or other wide, flat pasta' ends a list after its own comma. */
function pastAdjectives(segments: readonly string[], last: number, closing: string): number {
  if (onlyDescribes(closing) && isItem(segments[last + 1] ?? '')) return last + 2
  const closes = closing.split(/ or /i).every(isItem) || /^an? (?:combination|mix)/i.test(closing)
  return closes ? last + 1 : 1
}

/** Whether words can be one of several foods in a list, rather than a preparation. */
function isItem(words: string): boolean {
  const food = splitPreparation(words)?.name ?? words
  if (food === '' || startsWithPreparation(food) || onlyDescribes(food)) return false
  if (REMARK.test(words) || NO_FOOD.test(food)) return false
  const [last = '', ...before] = food.split(' ').reverse()
  if (before.length > 4 || food.split(' ').some(isDone)) return false
  return !(PART.test(last) && onlyDescribes(before.join(' ') || 'whole'))
}

const NO_FOOD =
  /\d|\b(?:in|into|with|out|off|up|until|from|to|for|by|at|on|as)\b|^(?:of|the|an?|its|their|more|less)\b|\b(?:only|skin|bones?|stalks|stems|tops|ends|parts?|split)\b/i

/**
 * 'pulsed', 'scraped', 'resting' are preparations; 'seed', 'dried' and 'dressing' belong to foods.
 */
function isDone(word: string): boolean {
  return /\p{L}{2}(?:ed|\p{L}ing)$/iu.test(word) && !OF_FOOD.test(word)
}

const OF_FOOD =
  /(?:seed|red|dried|smoked|mixed|aged|cured|brined|pickled|fermented|roasted|toasted|salted|sweetened|candied|flavou?red|preserved|prepared|canned|tinned|stuffed|baked|shaped|grained|weed|bread|leafed|sized|shortening|dressing|topping|frosting|icing|pudding|dumpling|seasoning|filling|stuffing|melting|cooking|baking|spring|wing|herring|string)$/i

/** A part of the food before it if no food precedes the word: 'lemons, zest and juice'. */
const PART =
  /^(?:zest|juice|rind|peel|leaves|flesh|seeds|pulp|pieces|chunks|halves|thirds|quarters)$/i

/** 'or kale' after the name offers another food; 'or to taste' and 'or 1 tsp dried' do not. */
export function isAlternative(segment: string): boolean {
  const other = /^(?:and\/)?or (.+)$/i.exec(segment)?.[1]
  if (!other || NO_ALTERNATIVE.test(other)) return false
  return other.split(/ or /i).every(isItem)
}

const NO_ALTERNATIVE =
  /^(?:to|more|less|as|an?|use|using|substitute|mixture|your|any|the|equal|according|so|half|if|until|whatever|alternatively|store-?bought|home-?made|similar|enough|both|just|about|vegan|vegetarian|plant-based|\S+-free)\b|\d|\bchoice\b|\bcombination\b|\bones?\b|\binstead\b/i

/** 'ceps' in 'dried porcini (ceps)': the same food by another name. */
export function isSynonym(words: string): boolean {
  return (
    /^\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?$/u.test(words) && isItem(words) && !NO_NAME.test(words)
  )
}

const NO_NAME =
  /^(?:plus|and|or|if|see|recipe|notes?|optional|chiffonade|about)\b|(?:ed|less|ly|[ -]free)$|\b(?:vegan|vegetarian|plant-based|brand|size|recipe|notes?|above|below|each|cups?|inch|total|follows|garnish|topping)\b/i
