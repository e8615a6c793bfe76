import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DoubleRecipe } from '../../src/doubles/double-recipe.ts'
import { readFoods } from '../../src/doubles/read-foods.ts'
import { dice, significantWords } from '../../src/doubles/read-method.ts'
import { readSample, SAMPLES } from '../samples.ts'
import { type Chance, chanceOf } from './chance.ts'
import { VARIATIONS } from './look-alikes.ts'
import { REWORDINGS } from './reword.ts'

/** Two recipes, how the second came about, and whether they are one. */
export type DoublePair = {
  first: DoubleRecipe
  second: DoubleRecipe
  made: string
  same: boolean
}

export type Half = 'tuned' | 'kept'

/** All recipes of the folder of samples that have a title and four lines; undefined without it. */
export function readRecipes(): DoubleRecipe[] | undefined {
  const written = readSample<DoubleRecipe[]>('recipes_cc0.json')
  const dishes = readSample<{ title: string; ingredients: string[] }[]>('dishes_nutrition.json')
  if (!written || !dishes) return undefined
  const all: DoubleRecipe[] = [
    ...written,
    ...readPages(),
    ...dishes.map((dish) => ({ ...dish, steps: [] })),
  ]
  return withoutCopies(all)
    .filter(({ title, ingredients }) => title !== '' && ingredients.length >= 4)
    .map(({ title, ingredients, steps, address, language }) => ({
      title,
      ingredients,
      steps,
      address,
      language,
    }))
}

/** The samples hold some pages twice, once with their method and once without. */
function withoutCopies(recipes: readonly DoubleRecipe[]): DoubleRecipe[] {
  const keyOf = ({ title, ingredients }: DoubleRecipe) =>
    [...significantWords(title), ingredients.length].sort().join(' ')
  return [...new Map(recipes.toReversed().map((one) => [keyOf(one), one])).values()]
}

type Page = {
  title?: string
  ingredients?: string[]
  instructions_list?: string[]
  language?: string
  canonical_url?: string
}

function readPages(): DoubleRecipe[] {
  const folder = join(SAMPLES, 'import', 'pages')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.expected.json'))
    .map((name): Page => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .map((page) => ({
      title: page.title ?? '',
      ingredients: page.ingredients ?? [],
      steps: page.instructions_list ?? [],
      address: page.canonical_url ?? null,
      language: page.language?.slice(0, 2) ?? null,
    }))
}

/** 250 pairs of one half of the recipes: 150 that are one, made anew in seven ways, and 100 that are two. */
export function makePairs(
  recipes: readonly DoubleRecipe[],
  half: Half,
  seed: number,
): DoublePair[] {
  const chance = chanceOf(seed)
  const shuffled = chance.shuffle(recipes)
  const middle = Math.floor(shuffled.length / 2)
  const own = half === 'tuned' ? shuffled.slice(0, middle) : shuffled.slice(middle)
  return [...makeSame(own, half, chance), ...makeOthers(own, half, chance)]
}

const SAME = 150
const OTHERS = 100

function makeSame(recipes: readonly DoubleRecipe[], half: Half, chance: Chance): DoublePair[] {
  const ways = REWORDINGS[half]
  const english = recipes.filter(({ language }) => !language || language === 'en')
  return english.slice(0, SAME).map((first, at) => {
    const way = ways[at % ways.length] ?? []
    // Who copies by hand keeps no address.
    const start: DoubleRecipe = { ...first, address: null }
    const second = way.reduce((recipe, { apply }) => apply(recipe, chance), start)
    return { first, second, made: way.map(({ name }) => name).join(' + '), same: true }
  })
}

function makeOthers(recipes: readonly DoubleRecipe[], half: Half, chance: Chance): DoublePair[] {
  const near = nearest(recipes).slice(0, OTHERS * 0.4)
  const made: DoublePair[] = near.map(([first, second]) => ({
    first,
    second,
    made: 'two that look alike',
    same: false,
  }))
  const candidates = chance.shuffle(recipes)
  const variations = VARIATIONS[half]
  for (let at = 0; made.length < OTHERS && at < candidates.length * variations.length; at++) {
    const first = candidates[at % candidates.length]
    const variation = variations[(at + Math.floor(at / candidates.length)) % variations.length]
    const second = first && variation?.apply(first, chance, recipes)
    if (first && second && variation)
      made.push({ first, second, made: variation.name, same: false })
  }
  return made
}

/** Pairs of different recipes by how much their titles and foods are alike, the likest first. */
function nearest(recipes: readonly DoubleRecipe[]): [DoubleRecipe, DoubleRecipe][] {
  const read = recipes.map((recipe) => ({
    recipe,
    title: significantWords(recipe.title),
    foods: new Set(readFoods(recipe).foods.flatMap(({ ingredient }) => ingredient?.id ?? [])),
  }))
  return read
    .flatMap((one, at) =>
      read.slice(at + 1).map((other) => ({
        pair: [one.recipe, other.recipe] satisfies [DoubleRecipe, DoubleRecipe],
        like: (dice(one.title, other.title) ?? 0) + (dice(one.foods, other.foods) ?? 0),
      })),
    )
    .sort((a, b) => b.like - a.like)
    .map(({ pair }) => pair)
}
