import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import { findAmounts } from '../../measures/find-amounts.ts'
import { type Replacement, replaceAll } from '../../measures/replacement.ts'
import { nutritionOf } from '../../nutrition/nutrition.ts'
import { formatQuantity } from '../../quantities/format-quantity.ts'
import { exactly } from '../../quantities/quantity.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { replaceAmount } from '../../scaling/replace-amount.ts'
import { sayCount } from '../../scaling/said-counts.ts'
import { findCounts } from '../../scaling/scale-counts.ts'
import { scaleRecipe } from '../../scaling/scale-recipe.ts'
import { findPieces, scaleShares } from '../../scaling/scale-shares.ts'
import { findUnlisted } from '../../scaling/scale-unlisted.ts'
import { findVessels, vesselsFor } from '../../scaling/scale-vessels.ts'
import { toPlural } from '../../text/plural.ts'
import { hasSameEntries } from '../../text/same-entries.ts'
import { parseServings } from '../../times/parse-servings.ts'
import { MOST_SERVINGS } from '../understand/figures.ts'
import { type Change, type Revised, withNote } from './change.ts'
import { withManyOfOne, withOneOfMany } from './counts-in-steps.ts'
import { withPortions } from './portions-in-prose.ts'
import { type Birds, findBirds, roundBirds } from './scale-birds.ts'
import { withoutUnitTwice } from './scale-line.ts'
import { inWholePieces, scaleBrackets } from './scale-whole.ts'
import { isBaked } from './times-lines.ts'

/** The recipe for another number of servings, if it says how many it serves now. */
export function scaleTo(recipe: RecipeData, servings: number): Revised {
  const now = parseServings(recipe.servings)
  if (!now.ok) return scaleAsWeighed(recipe, servings)
  return scaleBy(recipe, servings / now.servings.max)
}

/** Nobody says for how many it is: by what its lines weigh, with that said first; declined where too few can be weighed. */
function scaleAsWeighed(recipe: RecipeData, servings: number): Revised {
  const birds = findBirds(recipe)
  if (birds) return scaleBirds(recipe, birds, servings)
  const { lines } = nutritionOf({ ingredients: recipe.ingredients })
  const known = lines.flatMap(({ grams }) => grams ?? [])
  const weight = known.reduce((sum, grams) => sum + grams, 0)
  const isSweet = SWEET.test(recipe.title)
  const each = GRAMS_EACH[isBaked(recipe) ? 'baked' : isSweet ? 'sweet' : 'cooked']
  const portions = Math.round(weight / each)
  if (known.length < lines.length * MOSTLY || portions < 1)
    return {
      ok: false,
      reason:
        'The recipe does not say how many it serves, so I cannot work out the amounts. Ask me to double or halve it instead.',
    }
  if (portions === servings)
    return {
      ok: false,
      reason: `It does not say how many it serves: by its weight it is for about ${servings} as it is, so I change nothing.`,
    }
  const scaled = scaleBy(recipe, servings / portions)
  if (!scaled.ok) return scaled
  const said = `It does not say how many it serves: by its weight I take it for ${portions}.`
  return {
    ok: true,
    recipe: {
      ...scaled.recipe,
      servings: String(servings),
      description: `${said} ${scaled.recipe.description}`.trim(),
    },
  }
}

/** A whole bird tells for how many it is, and all the rest goes by how many of them there are. */
function scaleBirds(recipe: RecipeData, birds: Birds, servings: number): Revised {
  // A part of a bird is none that one roasts.
  const count = Math.max(1, roundBirds((birds.count * servings) / birds.portions))
  const taken = `by its ${birds.name} I take it for ${birds.portions}`
  if (count === birds.count)
    return {
      ok: false,
      reason: `It does not say how many it serves: ${taken}, and for ${servings} I would buy no less, so I change nothing.`,
    }
  const scaled = scaleBy(recipe, count / birds.count)
  if (!scaled.ok) return scaled
  const said = `It does not say how many it serves: ${taken}, and for ${servings} I make it with ${formatQuantity(exactly(count))} ${count > 1 ? toPlural(birds.name) : birds.name}.`
  const description = `${said} ${scaled.recipe.description}`.trim()
  return { ok: true, recipe: { ...scaled.recipe, servings: String(servings), description } }
}

/** What a portion weighs before it is cooked: of a bake, a dessert, and a dish with what is in it. */
const GRAMS_EACH = { baked: 110, sweet: 190, cooked: 300 }
const SWEET = /\b(?:pudding|custard|ice cream|waffles?|dessert|mousse|trifle|compote|crumble)\b/i
/** Of its lines so many have to be weighed. */
const MOSTLY = 0.7

/** Whether a change asks for the current number of servings. */
export function servesAlready(recipe: RecipeData, change: Change): boolean {
  if (change.kind !== 'servings') return false
  const now = parseServings(recipe.servings)
  return now.ok && now.servings.max === change.servings
}

/** Multiplies the recipe; amounts are rounded to what a kitchen can measure. */
export function scaleBy(recipe: RecipeData, factor: number): Revised {
  const now = parseServings(recipe.servings)
  const servings = now.ok ? Math.round(now.servings.max * factor) : undefined
  const tinned = recipe.instructions.some((text) => TIN.test(text))
  const refused = whyNotScaled(recipe, { servings, factor, tinned })
  if (refused) return { ok: false, reason: refused }
  const whole = factor < 1 ? WHOLE_BAKE.exec(recipe.servings)?.[1] : undefined
  const made = whole ? `${formatQuantity(exactly(factor))} ${whole}` : undefined
  const { lines, steps } = scaleTexts(recipe, factor)
  const isUnmeasured =
    hasSameEntries(lines, recipe.ingredients) &&
    hasSameEntries(steps, recipe.instructions) &&
    recipe.ingredients.every((line) => looseAmounts(line, factor) === line)
  if (isUnmeasured) return { ok: false, reason: sayUnmeasured(recipe, factor) }
  const ingredients = lines.map((line, at) =>
    line === recipe.ingredients[at]
      ? looseAmounts(line, factor)
      : inWholePieces(inPieces(line, factor), { line: recipe.ingredients[at] ?? '', factor }),
  )
  const isRounded = ingredients.some((line, at) => line !== inPieces(lines[at] ?? '', factor))
  const note =
    servings === undefined
      ? `All amounts times ${formatQuantity(exactly(factor))}.${recipe.servings === '' ? '' : ` As it was written: “${recipe.servings.replace(/\.\s*$/, '')}”.`}`
      : `Scaled from ${recipe.servings.replace(/\.\s*$/, '')} to ${made ?? `${servings} ${servings === 1 ? 'serving' : 'servings'}`}.`
  const inPortions = (text: string) =>
    now.ok && servings !== undefined ? withPortions(text, now.servings.max, servings) : text
  const scaled: RecipeData = {
    ...recipe,
    servings: made ?? (servings === undefined ? '' : String(servings)),
    description: inPortions(
      recipe.description.replace(/(Makes (?:about )?)\d+/, `$1${servings ?? ''}`),
    ),
    ingredients,
    instructions: steps
      .map(inPortions)
      .map((step) => withManyOfOne(step, recipe.ingredients, ingredients))
      .map((step) => withOneOfMany(step, recipe.ingredients, ingredients))
      .filter((step) => step !== ''),
    tips: [
      ...(isRounded ? [WHOLE] : []),
      ...(isBaked(recipe) && isOfOven(recipe) && factor < 1 && !tinned
        ? [SMALLER_BAKE]
        : panTip(recipe, factor, tinned)),
      ...recipe.tips,
    ].slice(0, 4),
  }
  const compared = recipe.ingredients.map((line, index) => `${line} → ${ingredients[index]}`)
  return {
    ok: true,
    recipe: withNote(
      scaled,
      note,
      compared.filter((line) => line.split(' → ')[0] !== line.split(' → ')[1]),
    ),
  }
}

/** Why it is not made for so many; undefined where it can be. */
function whyNotScaled(
  recipe: RecipeData,
  { servings, factor, tinned }: { servings: number | undefined; factor: number; tinned: boolean },
): string | undefined {
  const tooMany = servings !== undefined && servings > MOST_SERVINGS && factor > 2
  const tooFew = servings !== undefined && servings < 1 && !WHOLE_BAKE.test(recipe.servings)
  if (tooMany || tooFew)
    return `I scale a recipe to at most ${MOST_SERVINGS} servings: beyond that, its pans and times no longer hold.`
  if (factor === 1) return `It already serves ${servings ?? 'that many'}.`
  return tinned && !Number.isInteger(factor)
    ? 'It is baked in one tin, and a part of a tin bakes differently. I can make it in whole tins: ask me to double it, or bake it whole and freeze what is left.'
    : undefined
}

function isOfOven({ instructions }: RecipeData): boolean {
  return instructions.some((step) => /\b(?:bake|oven)\b/i.test(step))
}

/** '1 cake' of which there is a half. */
const WHOLE_BAKE = /^(?:about )?(?:1|an?|one) (cake|loaf|pizza|pie|bread|tart|wreath)\b/i
const SMALLER_BAKE =
  'Less dough or batter goes into a smaller form or a smaller shape, as thick as before: then it bakes nearly as long, so begin to look after two thirds of the time.'
const POTS = /\b(?:soup|stew|chili|curry|rag[uù]|goulash|gumbo|broth|stoofvlees|sauce)\b/i
const WHOLE =
  'What is sold whole is rounded up: the rest keeps for the next day. Several pieces side by side need the time of one, and space between them.'
const TIN =
  /\b(?:loaf|square|cake|springform|round)\b[^.]{0,20}\btins?\b|\binch\) tin\b|\bloaf pan\b|\bcake pan\b/i

/** What is only mixed needs no wider pan. */
const HEATED =
  /\b(?:cook|simmer|boil|fry|saut[eé]|sear|brown|bake|roast|grill|stew|braise|oven|pan|skillet|pot)\b/i

function panTip(
  { instructions: steps, title }: RecipeData,
  factor: number,
  tinned: boolean,
): string[] {
  if (!steps.some((step) => HEATED.test(step))) return []
  if (tinned)
    return [`Use ${factor} times as many tins of the same size; the baking time stays the same.`]
  if (POTS.test(title) && factor >= 1.5)
    return [
      'Take a pot twice as large as it has to hold: more of it comes to a boil later, and then simmers as long as is written; brown meat in batches.',
    ]
  if (factor >= 3)
    return [
      'Cook it in as many batches as your pots and pans hold: each batch takes the time that is written.',
    ]
  if (factor >= 1.5)
    return [
      'For the larger amount use a wider pan or two pans; simmering and roasting may take a few minutes longer.',
    ]
  return factor <= 0.5
    ? ['For the smaller amount use a smaller pan, and look a few minutes earlier.']
    : []
}

function sayUnmeasured({ instructions }: RecipeData, factor: number): string {
  const times = factor === 2 ? 'twice' : `${formatQuantity(exactly(factor))} times`
  return `It gives no amounts that I could multiply: buy ${times} as much of everything${instructions.some((step) => HEATED.test(step)) ? ', and cook it in as many batches as its pan holds, each for the time that is written' : ' and season by taste'}.`
}

/** The scaled lines, and the steps with every amount in them. */
function scaleTexts({ servings, ingredients, instructions }: RecipeData, factor: number) {
  const scaled = scaleRecipe({ servings, ingredients, steps: instructions }, factor, findSaid)
  const now = parseServings(servings)
  // '1 (2 wraps)' are two pieces.
  const counted = (servings.match(/\d+/g) ?? []).map(Number)
  const pieces = [...(now.ok ? [now.servings.max] : []), ...counted, ...findPieces(instructions)]
  return {
    lines: scaled.ingredients.map(withoutUnitTwice),
    steps: scaled.steps.map((text, at) =>
      scaleShares(
        scaleBrackets(text, { original: instructions[at] ?? '', ingredients, factor }),
        pieces,
        factor,
      ),
    ),
  }
}

/** 'Smoked bacon (cubed): 150 g | 5 oz', 'about 1 litre worth of sauce': an amount that no reader of lines takes for its own. */
function looseAmounts(line: string, factor: number): string {
  const { heading, quantity, name } = parseIngredientLine(line)
  if (heading || quantity) return line
  const found = findAmounts(line).filter(({ unit }) => unit !== undefined)
  return replaceAll(
    line,
    found.flatMap((amount) => replaceAmount(line, amount, factor, name)),
  )
}

/** 'In one piece': of more there are more pieces, for a larger one roasts in another time. */
function inPieces(line: string, factor: number): string {
  const { count } = vesselsFor(factor)
  return count > 1 ? line.replace(/\bone piece\b/, `${sayCount(count, 'two')} pieces`) : line
}

/** Amounts in a step that no line lists: pieces, glasses, tins, the water of the pasta. */
function findSaid(text: string, factor: number): Replacement[] {
  return [...findVessels(text, factor), ...findCounts(text, factor), ...findUnlisted(text, factor)]
}
