import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkDiet, type Verdict } from '../src/diets/check-diet.ts'
import type { Aisle } from '../src/lexicon/aisles.ts'
import { isAisle } from '../src/lexicon/aisles.ts'
import type { Ingredient } from '../src/lexicon/ingredient.ts'
import { identify, type Named } from '../src/recognition/identify.ts'

/** A food that home cooks type, and what must be known of it: that of its group, unless its line says otherwise. */
export type CommonFood = { name: string; group: string; expected: Expected }

type Expected = {
  /** Where a shop has it. */
  aisles: readonly Aisle[]
  verdicts: Readonly<Record<string, Verdict>>
  /** Whether its energy must be known. */
  isCounted: boolean
}

const folder = join(import.meta.dirname, '../corpus/foods')

/** Every food of corpus/foods, in the order they stand in. */
export function readCommonFoods(): CommonFood[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readGroups(readFileSync(join(folder, file), 'utf8')))
}

/**
 * `= GROUP; FIELD; …` ahead of its foods, one a line, each with fields of its own where it is an
 * exception. Fields: `aisle A | B`, `contains` and `free` and `unknown` with restrictions, `counted`, `uncounted`.
 */
function readGroups(text: string): CommonFood[] {
  const foods: CommonFood[] = []
  let group = ''
  let ofGroup: Expected = { aisles: [], verdicts: {}, isCounted: false }
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue
    const [name = '', ...fields] = line.split(';').map((part) => part.trim())
    if (name.startsWith('= ')) {
      group = name.slice(2)
      ofGroup = fields.reduce(withField, { aisles: [], verdicts: {}, isCounted: false })
    } else foods.push({ name, group, expected: fields.reduce(withField, ofGroup) })
  }
  return foods
}

function withField(expected: Expected, field: string): Expected {
  const [word = '', ...rest] = field.split(' ')
  if (word === 'counted' || word === 'uncounted')
    return { ...expected, isCounted: word === 'counted' }
  if (word === 'aisle') {
    const aisles = rest.join(' ').split(' | ')
    if (!aisles.every(isAisle)) throw new Error(`'${field}' names what is no aisle`)
    return { ...expected, aisles: aisles.filter(isAisle) }
  }
  if (word !== 'contains' && word !== 'free' && word !== 'unknown')
    throw new Error(`'${field}' is no field of a food`)
  const own = Object.fromEntries(rest.map((restriction) => [restriction, word] as const))
  return { ...expected, verdicts: { ...expected.verdicts, ...own } }
}

/** What the kitchen does not know of a food, or has wrong: 'not known', 'milk: free instead of contains'. */
export function findWrongKnowledge({ name, expected }: CommonFood): string[] {
  const named = identify(name).flat()
  const ingredients = named.flatMap(({ ingredient }) => ingredient ?? [])
  if (ingredients.length === 0 || !named.every(isKnown)) return [`not known: ${sayRead(named)}`]
  return [
    ...findStray(ingredients, expected.aisles),
    ...findWrongVerdicts(name, expected.verdicts),
    ...(expected.isCounted && ingredients.every(({ per100g }) => per100g?.kcal === undefined)
      ? ['no calories']
      : []),
  ]
}

/** Read to its last word, as one thing that says what it is. */
function isKnown({ ingredient, sure, unread }: Named): boolean {
  return ingredient !== undefined && !ingredient.vague && sure && unread.length === 0
}

function sayRead(named: readonly Named[]): string {
  return named
    .map(({ ingredient, unread }) => [ingredient?.name ?? '-', ...unread].join(', '))
    .join(' / ')
}

function findStray(ingredients: readonly Ingredient[], aisles: readonly Aisle[]): string[] {
  if (aisles.length === 0) return []
  return ingredients
    .filter(({ aisle }) => !aisles.includes(aisle))
    .map(({ name, aisle }) => `taken for ${name}, in the aisle ${aisle}`)
}

function findWrongVerdicts(name: string, expected: Readonly<Record<string, Verdict>>): string[] {
  const recipe = { ingredients: [name], steps: [], servings: undefined }
  const { verdicts } = checkDiet({ ...recipe, language: 'en' }, Object.keys(expected))
  return Object.entries(expected)
    .filter(([restriction, verdict]) => verdicts[restriction] !== verdict)
    .map(
      ([restriction, verdict]) => `${restriction}: ${verdicts[restriction]} instead of ${verdict}`,
    )
}
