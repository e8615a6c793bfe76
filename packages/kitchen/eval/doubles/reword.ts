import type { DoubleRecipe } from '../../src/doubles/double-recipe.ts'
import { formatIngredientLine } from '../../src/ingredient-lines/format-ingredient-line.ts'
import type { IngredientLine } from '../../src/ingredient-lines/ingredient-line.ts'
import { parseIngredientLine } from '../../src/ingredient-lines/parse-ingredient-line.ts'
import { LANGUAGES } from '../../src/languages/languages.generated.ts'
import { densityOf } from '../../src/nutrition/grams-of.ts'
import { exactly } from '../../src/quantities/quantity.ts'
import { identify } from '../../src/recognition/identify.ts'
import { scaleIngredientLine } from '../../src/scaling/scale-ingredient-line.ts'
import { UNITS } from '../../src/units/units.ts'
import type { Chance } from './chance.ts'

/** A way to write a recipe differently that leaves it the same. */
export type Rewording = { name: string; apply(recipe: DoubleRecipe, chance: Chance): DoubleRecipe }

const onLines = (
  name: string,
  change: (line: IngredientLine, chance: Chance) => string | undefined,
): Rewording => ({
  name,
  apply: (recipe, chance) => ({
    ...recipe,
    ingredients: recipe.ingredients.map((raw) => change(parseIngredientLine(raw), chance) ?? raw),
  }),
})

function scaled(factor: number): Rewording {
  const { apply } = onLines('', (line) => formatIngredientLine(scaleIngredientLine(line, factor)))
  return { name: `rescaled by ${factor}`, apply }
}

/** A food under another of its English names, as the lexicon has them. */
const otherNames = onLines('other names of foods', (line, chance) => {
  const [named] = identify(line.name).flat()
  const ingredient = named?.ingredient
  if (!ingredient || named.unread.length + named.mentions.length > 0) return undefined
  const names = [ingredient.name, ...ingredient.synonyms].filter((one) => !/\d/.test(one))
  return formatIngredientLine({ ...line, name: chance.pick(names.slice(0, 4)) })
})

/** Cups by weight, ounces and pounds as grams, spoons as millilitres, Fahrenheit as Celsius. */
const metric: Rewording = {
  name: 'metric measures',
  apply: (recipe, chance) => ({
    ...onLines('', (line) => toMetric(line)).apply(recipe, chance),
    steps: recipe.steps.map((step) =>
      step.replace(
        /(\d{3}) ?(?:°|º|degrees)? ?F(?:ahrenheit)?\b/g,
        (_, heat) => `${Math.round(((Number(heat) - 32) * 5) / 9 / 5) * 5} °C`,
      ),
    ),
  }),
}

function toMetric(line: IngredientLine): string | undefined {
  const { quantity, unit, name } = line
  if (!quantity || !unit || line.plus || line.second || line.packageSize) return undefined
  const { dimension, factor } = UNITS[unit]
  const base = ((quantity.min + quantity.max) / 2) * factor
  if (dimension === 'weight') return withAmount(line, base, 'g')
  if (dimension !== 'volume' || unit === 'pinch') return undefined
  const [named] = identify(name).flat()
  const density = named?.ingredient && densityOf(named.ingredient)
  if (density && unit === 'cup') return withAmount(line, base * density, 'g')
  return withAmount(line, base, 'ml')
}

function withAmount(line: IngredientLine, value: number, unit: 'g' | 'ml' | 'oz' | 'cup'): string {
  const step = unit === 'g' || unit === 'ml' ? (value < 20 ? 1 : value < 250 ? 5 : 10) : 0.25
  const rounded = Math.max(step, Math.round(value / step) * step)
  return formatIngredientLine({ ...line, unit, quantity: exactly(rounded) })
}

/** Grams as ounces, millilitres as cups. */
const american = onLines('American measures', (line) => {
  const { quantity, unit } = line
  if (!quantity || !unit || line.second || line.plus || line.packageSize) return undefined
  const { dimension, factor } = UNITS[unit]
  const base = ((quantity.min + quantity.max) / 2) * factor
  if (dimension === 'weight' && base >= 20) return withAmount(line, base / 28.35, 'oz')
  if (dimension === 'volume' && base >= 60) return withAmount(line, base / 236.6, 'cup')
  return undefined
})

/** Lines in another order, with another preparation and other abbreviations. */
const shuffledLines: Rewording = {
  name: 'lines in another order',
  apply: (recipe, chance) => ({
    ...recipe,
    ingredients: chance.shuffle(
      recipe.ingredients.filter((line) => !parseIngredientLine(line).heading),
    ),
  }),
}

const abbreviated = onLines('abbreviations and remarks', (line, chance) => {
  const { preparation: _, comment: __, ...bare } = line
  const text = formatIngredientLine(chance.next() < 0.5 ? bare : line)
  const short = text
    .replace(/\btbsp\b/g, chance.pick(['Tbs.', 'tablespoons', 'T.']))
    .replace(/\btsp\b/g, chance.pick(['teaspoon', 't.', 'tsps']))
  return chance.next() < 0.3
    ? `${short}${chance.pick([', or to taste', ' (organic if possible)', ', at room temperature', '*'])}`
    : short
})

type Languages = Record<string, Record<string, readonly string[]>>
const languages: Languages = JSON.parse(LANGUAGES)

/** Lines in another language by the names of `languages.txt`; a food without one stays English. */
function translated(code: 'de' | 'fr'): Rewording {
  const units: Record<string, string> =
    code === 'de'
      ? { tbsp: 'EL', tsp: 'TL', cup: 'Tasse', clove: 'Zehen', can: 'Dose' }
      : { tbsp: 'c. à soupe', tsp: 'c. à café', cup: 'tasse', clove: 'gousses', can: 'boîte' }
  const { apply } = onLines('', (line, chance) => {
    const [named] = identify(line.name).flat()
    const known =
      named?.ingredient && languages[code]?.[(named.ingredient.boughtAs ?? named.ingredient).id]
    if (!known) return undefined
    const metricLine = parseIngredientLine(toMetric(line) ?? line.raw)
    const unit = metricLine.unit && (units[metricLine.unit] ?? UNITS[metricLine.unit].short ?? '')
    const { quantity } = metricLine
    const figure = quantity
      ? String(Math.round(((quantity.min + quantity.max) / 2) * 100) / 100)
      : ''
    return [figure, unit, chance.pick(known)].filter(Boolean).join(' ')
  })
  return {
    name: `ingredients in ${code}`,
    apply: (recipe, chance) => ({
      ...apply(recipe, chance),
      language: chance.next() < 0.5 ? code : null,
    }),
  }
}

const SYNONYMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:combine|mix)\b/gi, ['stir together', 'blend', 'mix up']],
  [/\badd\b/gi, ['put in', 'stir in', 'tip in']],
  [/\bheat\b/gi, ['warm', 'bring to temperature']],
  [/\bcook\b/gi, ['let it go', 'leave on the stove', 'fry']],
  [/\bserve\b/gi, ['bring to the table', 'dish up']],
  [/\bplace\b/gi, ['set', 'lay']],
  [/\blarge\b/gi, ['big', 'roomy']],
  [/\bbowl\b/gi, ['basin', 'mixing bowl']],
  [/\b(?:pan|skillet)\b/gi, ['frying pan', 'skillet']],
  [/\bpot\b/gi, ['saucepan', 'pot']],
  [/\bstir\b/gi, ['move about', 'give it a stir']],
  [/\bpour\b/gi, ['tip', 'ladle']],
  [/\bcut\b/gi, ['slice', 'chop up']],
  [/\bchop(?:ped)?\b/gi, ['cut up', 'diced']],
  [/\buntil\b/gi, ['till']],
  [/\bminutes\b/gi, ['min', 'mins', 'minutes']],
  [/\babout\b/gi, ['around', 'roughly']],
  [/\bremove\b/gi, ['take out', 'lift out']],
  [/\bbake\b/gi, ['put in the oven', 'bake']],
  [/\bsimmer\b/gi, ['bubble gently', 'simmer']],
  [/\boven\b/gi, ['stove', 'oven']],
  [/\bmeanwhile\b/gi, ['in the meantime', 'at the same time']],
  [/\bset aside\b/gi, ['keep for later', 'put to one side']],
  [/\bsmall\b/gi, ['little']],
  [/\bcover\b/gi, ['put a lid on', 'cover']],
  [/\bdrain\b/gi, ['strain', 'pour off the water from']],
  [/\bgolden brown\b/gi, ['nicely browned', 'golden']],
  [/\bthen\b/gi, ['after that', 'next']],
]

/** Other words for what is done. */
const synonymsInSteps: Rewording = {
  name: 'steps in other words',
  apply: (recipe, chance) => ({
    ...recipe,
    steps: recipe.steps.map((step) =>
      SYNONYMS.reduce(
        (text, [words, others]) => text.replace(words, () => chance.pick(others)),
        step,
      ),
    ),
  }),
}

/** All sentences as steps of their own, or steps run together, with words put before them. */
const sentences: Rewording = {
  name: 'steps cut otherwise',
  apply: (recipe, chance) => {
    const all = recipe.steps.flatMap((step) => step.split(/(?<=[.!])\s+/))
    if (chance.next() < 0.5) return { ...recipe, steps: all }
    return {
      ...recipe,
      steps: [
        all
          .map((one) =>
            chance.next() < 0.3
              ? `${chance.pick(['Now,', 'Next,', 'First of all', 'Finally'])} ${one}`
              : one,
          )
          .join(' '),
      ],
    }
  },
}

/** A method told in half of its sentences. */
const shortened: Rewording = {
  name: 'steps told shorter',
  apply: (recipe, chance) => ({
    ...recipe,
    steps: recipe.steps
      .flatMap((step) => step.split(/(?<=[.!])\s+/))
      .filter((_, at) => at % 3 !== 2 || chance.next() < 0.3)
      .map((one) => one.replace(/\([^)]*\)/g, '')),
  }),
}

const retitled: Rewording = {
  name: 'another title',
  apply: (recipe, chance) => ({
    ...recipe,
    title: chance.pick([
      `The Best ${recipe.title}`,
      `${recipe.title} Recipe`,
      `Grandma's ${recipe.title}`,
      `Easy ${recipe.title.toLowerCase()}`,
      recipe.title.replace(/\(.*\)/, '').trim() || recipe.title,
      recipe.title.split(/ (?:with|and|in) /)[0] ?? recipe.title,
    ]),
  }),
}

/** Without its smallest line, as a cook forgets the salt. */
const lineLost: Rewording = {
  name: 'a line of seasoning lost',
  apply: (recipe, chance) => {
    const minor = recipe.ingredients.filter((line) =>
      /\b(?:salt|pepper|water|parsley|thyme|paprika|oil)\b/i.test(line),
    )
    if (minor.length === 0) return recipe
    const lost = chance.pick(minor)
    return { ...recipe, ingredients: recipe.ingredients.filter((line) => line !== lost) }
  },
}

/** In two halves: one to tune by, one to be judged by. */
export const REWORDINGS: Record<'tuned' | 'kept', readonly Rewording[][]> = {
  tuned: [
    [scaled(2)],
    [scaled(0.5), retitled],
    [metric],
    [otherNames, shuffledLines],
    [synonymsInSteps, retitled],
    [translated('de'), metric],
    [synonymsInSteps, sentences, scaled(2), lineLost],
  ],
  kept: [
    [scaled(3)],
    [scaled(1.5), american],
    [american, retitled],
    [otherNames, abbreviated, lineLost],
    [shortened, synonymsInSteps],
    [translated('fr')],
    [sentences, shuffledLines, synonymsInSteps, metric, retitled],
  ],
}
