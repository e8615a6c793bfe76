import { type Dish, totalMinutes } from '@potluck/cookbook'
import { formatDuration, type RecipeData } from '@potluck/kitchen'
import { toAvoidance } from '@potluck/kitchen/knowledge'
import { hasTipFor } from './in-that-manner.ts'
import type { Conditions } from './read-request.ts'
import { hasWanted, portionOf, sayFigure, type Wanted } from './reading/limits.ts'

/** Sentences about a finished recipe: what it does not keep to, to be said first, and its figures. */
export type Told = { breaches: readonly string[]; figures: readonly string[] }

/** Compares a finished recipe with the figures, times, vessels and manner that a request asks for. */
export function tellConditions(recipe: RecipeData, dish: Dish, asked: Conditions): Told {
  const figures = tellPortion(recipe, Number(recipe.servings) || dish.serves, asked)
  return {
    breaches: [
      ...figures.breaches,
      ...tellTime(timesOf(dish), asked),
      ...tellVessels(
        dish.steps.map(({ text }) => text),
        asked,
      ),
      ...tellManner(dish, asked),
    ],
    figures: figures.figures,
  }
}

/** Says what a portion has of the nutrients that were asked for, and where it misses the figures. */
export function tellPortion(
  recipe: RecipeData,
  servings: number,
  { wanted, rules }: Conditions,
): Told {
  const shown = nutrientsOf(rules).filter((one) => wanted.every(({ nutrient }) => nutrient !== one))
  if (wanted.length + shown.length === 0) return { breaches: [], figures: [] }
  const portion = portionOf(recipe.ingredients, servings)
  if (!portion)
    return {
      breaches: [
        'I cannot count what a portion has of that, for too little is known of what is in it.',
      ],
      figures: [],
    }
  const breaches = wanted
    .filter((one) => !hasWanted(portion, one))
    .map((one) => tellBreach(one, portion[one.nutrient], servings))
  const kept = [
    ...wanted.filter((one) => hasWanted(portion, one)).map(({ nutrient }) => nutrient),
    ...shown,
  ]
  const said = [...new Set(kept)].map((nutrient) => sayFigure(nutrient, portion[nutrient]))
  return {
    breaches,
    figures: said.length === 0 ? [] : [`A portion has about ${said.join(' and ')}.`],
  }
}

/** The nutrients that a diet limits, to be shown: someone who asks for 'low sodium' wants to know. */
function nutrientsOf(rules: readonly string[]): Wanted['nutrient'][] {
  return rules
    .flatMap((rule) => toAvoidance(rule).limits ?? [])
    .map(({ nutrient }) => nutrient)
    .filter((nutrient): nutrient is Wanted['nutrient'] => SHOWN.has(nutrient))
}

const SHOWN: ReadonlySet<string> = new Set(['sodium', 'carbs', 'netCarbs', 'sugar', 'satFat'])

function tellBreach({ nutrient, bound, amount, meant }: Wanted, has: number, servings: number) {
  const figure = sayFigure(nutrient, has)
  const asked = sayFigure(nutrient, amount).replace(/ .*/, '')
  if (meant !== undefined)
    return `A portion has about ${figure}; by ‘${meant}’ I understand ${bound === 'most' ? 'at most' : 'at least'} ${asked}.`
  if (bound === 'about')
    return `A portion has about ${figure}, not the ${asked} that you asked for.`
  const than = bound === 'most' ? 'more than the' : 'less than the'
  return `A portion has about ${figure}, ${than} ${asked} that you asked for${tellSmaller(nutrient, bound, { amount, has, servings })}.`
}

/**
 * What a slightly smaller portion would have. Empty if it would be less than two thirds of a portion, which is no
 * dinner.
 */
function tellSmaller(
  nutrient: Wanted['nutrient'],
  bound: Wanted['bound'],
  { amount, has, servings }: { amount: number; has: number; servings: number },
): string {
  const portions = Math.ceil((servings * has) / amount)
  if (bound !== 'most' || portions > servings * 1.5) return ''
  const each = sayFigure(nutrient, (has * servings) / portions)
  return `: shared among ${portions} instead of ${servings} it is ${each}`
}

function timesOf(dish: Dish): { all: number; active: number } {
  const { active, wait, oven } = totalMinutes(dish)
  return { all: active + wait + oven, active }
}

/** Says if a dish takes longer or is more work than was asked for. All figures are minutes. */
export function tellTime(
  { all, active }: { all: number; active: number },
  { maxMinutes, isQuick, maxWork }: Conditions,
): string[] {
  const isLonger = maxMinutes !== undefined && all > maxMinutes
  const isMoreWork = maxWork !== undefined && active > maxWork
  const work = active === all ? 'all of it work' : `${formatDuration(active)} of that is work`
  if (isLonger && isQuick) return [`It is not quick: it takes ${formatDuration(all)}, ${work}.`]
  return [
    ...(isLonger
      ? [
          `It takes ${formatDuration(all)}, more than the ${formatDuration(maxMinutes)} that you have: ${work}.`,
        ]
      : []),
    ...(isMoreWork && !isLonger
      ? [
          `It is ${formatDuration(active)} of work, more than the ${formatDuration(maxWork)} that you have.`,
        ]
      : []),
  ]
}

const VESSELS =
  /\b(pot|saucepan|skillet|frying pan|wok|casserole|Dutch oven|baking dish|roasting pan|baking sheet|pan)\b/gi

const SHEET =
  /\b(?:baking|rimmed) sheets?\b|\bsheet pans?\b|\broasting (?:pan|tin)\b|\b(?:on|onto) (?:one|a|the) (?:large |hot )?(?:sheet|tray)\b/i
const HOB = /\b(?:skillet|frying pan|wok|saucepan|pot)\b/i

/** Says if a dish takes more than the one vessel that was asked for. */
export function tellVessels(steps: readonly string[], { inOne }: Conditions): string[] {
  if (inOne === undefined) return []
  const texts = steps.join(' ')
  if (inOne === 'sheet pan')
    return SHEET.test(texts) && !HOB.test(texts)
      ? []
      : ['I have no tested way to make it on one sheet pan: this is how it is made otherwise.']
  const named = new Set([...texts.matchAll(VESSELS)].map(([word]) => word.toLowerCase()))
  const hasSecond =
    /\b(?:second|another|other|small|separate) (?:pot|saucepan|skillet|frying pan|pan)\b/i.test(
      texts,
    )
  if (named.size <= 1 && !hasSecond) return []
  const list = [...named]
  if (named.size <= 1) return [`It takes more than one ${inOne}.`]
  return [
    `It is not made in one ${inOne}: it takes a ${list.slice(0, -1).join(', a ')} and a ${list.at(-1)}.`,
  ]
}

function tellManner(dish: Dish, { manner }: Conditions): string[] {
  const { isCheap, isEasy, season, textures } = manner
  const main = dish.lines.find(({ role }) => role === 'main')
  const texts = [
    dish.title,
    ...dish.also,
    dish.about,
    ...dish.know,
    ...dish.steps.map(({ text }) => text),
  ]
  const unkept = textures.filter(
    (texture) => !hasTipFor(texture, dish) && !texts.some((text) => hasTexture(text, texture)),
  )
  return [
    ...(isCheap && dish.cost === 'high'
      ? [
          `It is not a cheap dish${main ? `, for its ${nameOf(main.text)} ${/s$/.test(nameOf(main.text)) ? 'cost' : 'costs'} what it costs` : ''}.`,
        ]
      : []),
    ...(isEasy && dish.level === 'Hard'
      ? ['It is no easy dish, but each step says by what sign you know that it is done.']
      : []),
    ...(season && dish.seasons.length > 0 && !dish.seasons.includes(season)
      ? [`It is a dish of ${dish.seasons.join(' and ')}, not of ${season}.`]
      : []),
    ...unkept.map(
      (texture) =>
        `I know no way to make it ${texture.replace(/^(?:extra|very|super|really|nice and) /, '')} and still this dish: it is made as it always is.`,
    ),
  ]
}

/** Whether a text has a texture, by the roots of similar words: 'crispy' is met by 'crisp' and 'crackling'. */
function hasTexture(text: string, said: string): boolean {
  const word = said.split(' ').at(-1) ?? said
  const root = ROOTS[word] ?? word
  return new RegExp(`\\b(?:${root})`, 'i').test(text)
}

const ROOTS: Readonly<Record<string, string>> = {
  dente: 'bite|al dente|firm',
  crispy: 'crisp|crunch|crackl|crust',
  crisp: 'crisp|crunch|crackl|crust',
  crunchy: 'crisp|crunch|crackl',
  fluffy: 'fluff|airy|light|loose|apart',
  creamy: 'cream|smooth|silky',
  smooth: 'smooth|silky|blend|puree|purée',
  gooey: 'gooey|molten|runs|liquid|soft',
  fudgy: 'fudg|moist|soft',
  chewy: 'chew',
  sticky: 'stick|glaze|syrup',
  tender: 'tender|soft|falls',
  moist: 'moist|juicy|soft|tender',
  juicy: 'juic|moist|tender|pink',
  thick: 'thick|coats|mound',
  silky: 'silk|smooth',
  saucy: 'sauce',
  runny: 'runny|liquid|soft',
  soft: 'soft|tender',
  thin: 'thin',
  chunky: 'chunk|piece|coarse',
}

function nameOf(line: string): string {
  return line.replace(/^[\d½¼¾/ ]*(?:(?:g|kg|ml|l|tbsp|tsp|cm) )?/, '').replace(/,.*$/, '')
}
