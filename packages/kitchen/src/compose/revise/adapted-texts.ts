import { DOUBT } from '../../adapting/adapt-to.ts'
import { toAvoidance } from '../../diets/avoidance.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { toSentences } from '../../review/foods-in-text.ts'
import { foodsAgainst, reviewSentence } from '../../review/review-sentence.ts'
import { describeChanges } from './describe-changes.ts'
import { tidyTitle } from './tidy-title.ts'

/**
 * Title and description of an adapted recipe: its own title, prefixed with the diet if naming the
 * substitutes would be clumsy, and its own description without what is no longer true.
 */
export function withAdaptedTexts(
  original: RecipeData,
  adapted: RecipeData,
  rules: readonly string[],
): RecipeData {
  if (adapted.originalVsAdapted.length === 0) {
    const isTold = adapted.description !== '' || adapted.adaptations.length === 0
    if (isTold) return adapted
    const isSame = adapted.adaptations.every((note) => note.startsWith('Nothing had to change'))
    const title = isSame ? adapted.title : toTitle(original.title, adapted.title, rules)
    return { ...adapted, title, description: describeChanges(adapted, rules) }
  }
  const kept = toSentences(adapted.description)
    .filter((sentence) => sentence.startsWith(DOUBT) || isFree(sentence, rules))
    .join(' ')
  return {
    ...adapted,
    title: toTitle(original.title, adapted.title, rules),
    description: describe(kept, adapted, rules),
  }
}

/** Its own description, or what was changed; a doubt comes first. */
function describe(kept: string, adapted: RecipeData, rules: readonly string[]): string {
  const own = toSentences(kept).filter(
    (sentence) => sentence !== '' && !sentence.startsWith(DOUBT) && !UNSURE.test(sentence),
  )
  return own.length > 0 ? kept : `${kept} ${describeChanges(adapted, rules)}`.trim()
}

/** How `adaptTo` starts a sentence of doubt. */
const UNSURE = /^I cannot tell whether/

function toTitle(before: string, after: string, rules: readonly string[]): string {
  if (rules.length === 0) return after
  const tidy = tidyTitle(after)
  const isClumsy = after === before || countWords(tidy) > countWords(before)
  const labels = new Set(rules.map((rule) => toLabel(toAvoidance(rule).label, before, rules)))
  const promises = Array.from(labels)
    .filter((label) => PROMISES.test(label) && !before.toLowerCase().includes(label.toLowerCase()))
    .slice(0, MOST_PROMISES)
  if (!isClumsy || promises.length === 0) return tidy
  const promised = [...promises, before.replace(/^(?:vegan|vegetarian|the|my|our|an?) /i, '')].join(
    ' ',
  )
  // A dish with meat in its name, such as pâté chinois, names its diet instead.
  if (after === before && promises.some((label) => MEATLESS.test(label))) return promised
  // A beef stew without beef must change its name, whatever diet it names.
  const isOfFlesh = foodsAgainst(before, rules).some(
    ({ aisle, name }) => FLESH.has(aisle) || name === 'honey' || /\btofu$/.test(name),
  )
  return !isOfFlesh && isFree(promised, rules) ? promised : tidy
}

/** A mulled wine without alcohol says so in its title; a stew with a glass of wine less need not. */
function toLabel(label: string, title: string, rules: readonly string[]): string {
  const isOfAlcohol = /^no alcohol$/i.test(label) && foodsAgainst(title, rules).length > 0
  if (isOfAlcohol) return 'Alcohol-Free'
  return label.replace(/^(Nut|Egg|Soy|Fish|Shellfish) Allergy$/, '$1-Free')
}

/** The diets that a title can name: nobody cooks a 'No Cilantro Soup'. */
const PROMISES = /^(?:Vegan|Vegetarian|Pescatarian|Keto|Paleo|\S+-Free)$/
const MEATLESS = /^(?:Vegan|Vegetarian)$/
/** More than this would be a list rather than a title. */
const MOST_PROMISES = 2
const FLESH: ReadonlySet<string> = new Set(['meat', 'fish'])

function countWords(title: string): number {
  return title.split(/\s+/).length
}

function isFree(text: string, rules: readonly string[]): boolean {
  return reviewSentence(text, rules).verdict !== 'contains'
}
