import { readSample } from '../../kitchen/eval/samples.ts'
import type { Answer } from '../src/answer.ts'
import { type Before, checkAdapted, toRecipe } from './adaptation-checks.ts'
import { AIMS } from './aims.ts'
import { ask, recipeOf, textOf, titleOf } from './ask.ts'
import { type Case, readCase, readLines } from './cases.ts'
import { type Miss, miss, type Outcome } from './verdict.ts'

type Sample = {
  slug: string
  title: string
  ingredients: string[]
  steps: string[]
  servings?: string
}

/** Changes of real recipes; undefined where the folder of samples is not there. */
export function tryAdaptations(): { outcome: Outcome; answer: Answer }[] | undefined {
  const samples = readSample<Sample[]>('recipes_cc0.json')
  if (!samples) return undefined
  const bySlug = new Map(samples.map((sample) => [sample.slug, sample]))
  return readLines('adaptations.txt').map(({ group, line }) => {
    const [slug = '', ...rest] = line.split(' | ')
    const sample = bySlug.get(slug)
    if (!sample) throw new Error(`There is no recipe '${slug}'.`)
    return tryOne(sample, readCase(group, rest.join(' | ')))
  })
}

function tryOne(sample: Sample, one: Case): { outcome: Outcome; answer: Answer } {
  const { title, ingredients, steps: instructions, servings = '' } = sample
  const before: Before = { title, ingredients, instructions, servings }
  const answer = ask({
    mode: 'adapt',
    text: one.text,
    ingredients: [],
    restrictions: one.restrictions,
    original: { title, ingredients, instructions, servings },
  })
  const misses = judge(before, answer, one)
  const asked = `${sample.slug}: ${[one.text, ...one.restrictions].join(' + ')}`
  return { outcome: { group: one.kind, asked, came: titleOf(answer), misses }, answer }
}

/** Portions stay where nothing else was asked; a refusal is judged by its words. */
function judge(before: Before, answer: Answer, one: Case): Miss[] {
  const recipe = recipeOf(answer)
  const mayRefuse = one.aims.some(({ name }) => name === 'refusable')
  if (!recipe && mayRefuse && textOf(answer).length > 0) return []
  if (!recipe) return miss('missed', 'refused')
  const rules = one.aims.filter(({ name }) => name === 'keeps').map(({ value }) => value)
  const given = { answer, previous: toRecipe(before), foods: '', again: () => [] }
  const aims = one.aims.flatMap(({ name, value }) => AIMS[name](given, value))
  const isForMore = one.aims.some(({ name }) => name === 'serves')
  const portions =
    !isForMore && before.servings !== '' && recipe.servings !== before.servings
      ? miss('damaged', `serves ${recipe.servings}, not ${before.servings}`)
      : []
  const diets = [...one.restrictions, ...rules.flatMap((list) => list.split(', '))]
  return [...checkAdapted(before, recipe, diets), ...portions, ...aims]
}
