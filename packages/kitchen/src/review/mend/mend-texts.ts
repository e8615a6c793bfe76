import { retell } from '../../adapting/retell-steps.ts'
import { swapInText } from '../../adapting/swap.ts'
import { tidyTitle } from '../../compose/revise/tidy-title.ts'
import { joinWords, toTitle } from '../../compose/words/join.ts'
import { toAvoidance } from '../../diets/avoidance.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { substitutesFor } from '../../substitutions/substitutes-for.ts'
import { formatDuration } from '../../times/format-duration.ts'
import { parseDuration } from '../../times/parse-duration.ts'
import { parseServings } from '../../times/parse-servings.ts'
import type { ReviewWish } from '../fault.ts'
import { toSentences } from '../foods-in-text.ts'
import { isMadeFood } from '../made-food.ts'
import { readForReview } from '../read-for-review.ts'
import { findAgainstAround } from '../review-around.ts'
import { foodsAgainst, reviewSentence } from '../review-sentence.ts'
import type { Correction, Mended } from './mending.ts'

/** The texts around list and steps as the restrictions allow: a name is replaced, other sentences go. */
export function mendTexts(recipe: RecipeData, { restrictions }: ReviewWish): Mended {
  const corrections: Correction[] = []
  const note = (before: string, after: string) => {
    if (before !== after) corrections.push({ before, after, reason: whyOf(before, restrictions) })
    return after
  }
  const isBroken = (text: string) => reviewSentence(text, restrictions).verdict === 'contains'
  const { lines } = readForReview(recipe)
  const isBrokenAround = (text: string) => findAgainstAround(text, lines, restrictions).length > 0
  const title = isBrokenAround(recipe.title)
    ? note(recipe.title, mendTitle(recipe.title, restrictions))
    : recipe.title
  const description = note(recipe.description, unbroken(recipe.description, isBrokenAround))
  const fact = (text: string, plain: (text: string) => string) =>
    isBroken(text) ? note(text, plain(text)) : text
  const tips = recipe.tips
    .map((tip) => note(tip, unbroken(tip, isBroken)))
    .filter((tip) => tip !== '')
  if (isBrokenAround(title) || title === '') {
    const reason = `The dish is named after what is avoided. ${whyOf(title, restrictions)}`
    return { ok: false, reason }
  }
  const quiet = (texts: readonly string[]) => texts.filter((text) => !isBroken(text))
  const benefits = recipe.nutritionalBenefits.filter((text) => !isBrokenAround(text))
  return {
    ok: true,
    recipe: {
      ...recipe,
      title,
      description,
      prepTime: fact(recipe.prepTime, plainTime),
      cookTime: fact(recipe.cookTime, plainTime),
      totalTime: fact(recipe.totalTime, plainTime),
      servings: fact(recipe.servings, plainServings),
      tips,
      nutritionalBenefits: benefits,
      usedIngredients: quiet(recipe.usedIngredients),
      additionalIngredients: quiet(recipe.additionalIngredients),
    },
    corrections,
  }
}

/** A text without its sentences that are broken. */
function unbroken(text: string, isBroken: (text: string) => boolean): string {
  if (!isBroken(text)) return text
  return toSentences(text)
    .filter((sentence) => !isBroken(sentence))
    .join(' ')
}

/** '20 min, with a knob of butter' is '20 min'. */
function plainTime(text: string): string {
  const read = parseDuration(text)
  return read.ok ? formatDuration(read.minutes.max) : ''
}

function plainServings(text: string): string {
  const read = parseServings(text)
  if (!read.ok) return ''
  const { min, max } = read.servings
  return min === max ? String(max) : `${min}-${max}`
}

function whyOf(text: string, restrictions: readonly string[]): string {
  return (
    reviewSentence(text, restrictions).findings.find(({ verdict }) => verdict === 'contains')
      ?.reason ?? ''
  )
}

/**
 * 'Butter Chicken' is 'Vegan Butter Chicken', each food by what stands in for it; what is made of
 * many things only promises: 'Gluten-Free Gnocchi'.
 */
function mendTitle(title: string, restrictions: readonly string[]): string {
  const isFree = (text: string) => reviewSentence(text, restrictions).verdict !== 'contains'
  if (isFree(title)) return title
  const against = foodsAgainst(title, restrictions)
  const words = restrictions.map((rule) => toAvoidance(rule).label).filter(isPromise)
  const promised = words.map((word) => `${word} ${title}`).find(isFree)
  if (promised && against.every(isMadeFood)) return promised
  // The clause around a food that was removed: 'Risotto finished with Butter'.
  const shorter = title.replace(/ (?:\p{L}+ed )?(?:with|and|in) [^,]*$/iu, '')
  const isBeside = shorter !== title && isFree(shorter)
  const named = against.reduce((text, food) => replaceFood(text, food, restrictions), title)
  if (isBeside) return shorter
  return isFree(named) ? tidyTitle(named) : (promised ?? named)
}

function isPromise(label: string): boolean {
  return /^(?:Vegan|Vegetarian|Pescatarian|Keto|Paleo|\S+-Free)$/.test(label)
}

function replaceFood(title: string, food: Ingredient, restrictions: readonly string[]): string {
  const [instead] = substitutesFor(food, { restrictions })
  if (!instead) return title
  const label = toTitle(joinWords(instead.foods.map(({ name }) => name)))
  const swap = swapInText(label)
  return retell(title, ({ ingredient, promised }) =>
    ingredient === food && !promised ? swap : undefined,
  )
}
