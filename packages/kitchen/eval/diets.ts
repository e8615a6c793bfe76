import type { Allergen } from '../src/diets/allergens.ts'
import { describeFood } from '../src/diets/describe-food.ts'
import { isShown, print, printShare, readRows } from './samples.ts'

type Row = {
  name: string
  vegan: 'yes' | 'no' | 'maybe' | null
  vegetarian: 'yes' | 'no' | 'maybe' | null
  allergens: Allergen[]
  plain: boolean
  recipes_using: number
}

/** A name is in common use when this many of 39,774 recipes use it. */
const COMMON = 20

/** Names of foods with what Open Food Facts says of them: what is missed, and what is alarmed for nothing. */
export function evaluateDiets(): void {
  const rows = readRows<Row>('diet_sample.jsonl')
  if (!rows) {
    print('\nDiets: diet_sample.jsonl is not here.')
    return
  }
  print(`\nDiets, ${rows.length} names`)
  const read = rows.map((row) => ({ row, food: describeFood(row.name) }))
  const known = read.filter(({ food }) => food.ingredient !== undefined)
  const common = read.filter(({ row }) => row.recipes_using >= COMMON)
  printShare('recognised', known.length, rows.length)
  printShare(
    'recognised of those in common use',
    common.filter(({ food }) => food.ingredient).length,
    common.length,
  )
  const missed = known.filter((one) => findMissed(one).length > 0)
  const plain = known.filter(({ row }) => row.plain)
  const alarmed = plain.filter((one) => findAlarms(one).length > 0)
  printShare('contained, and neither said nor doubted', missed.length, known.length)
  printShare('alarmed for nothing, plain foods', alarmed.length, plain.length)
  const decided = known.filter(({ food }) => food.vegan !== 'maybe')
  printShare('vegan or not decided', decided.length, known.length)
  if (isShown('missed'))
    for (const one of missed) print(`    ${one.row.name}: ${findMissed(one).join(', ')}`)
  if (isShown('alarms'))
    for (const one of alarmed) print(`    ${one.row.name}: ${findAlarms(one).join(', ')}`)
  if (isShown('unknown'))
    for (const { row, food } of read)
      if (!food.ingredient) print(`    ${row.recipes_using} ${row.name}`)
  if (isShown('maybe'))
    for (const { row, food } of known)
      if (food.vegan === 'maybe' && row.vegan !== 'maybe')
        print(`    ${row.name} → ${food.ingredient}, is ${row.vegan}`)
}

type Read = { row: Row; food: ReturnType<typeof describeFood> }

/** What is in it and was called absent. A 'may' counts as found. */
function findMissed({ row, food }: Read): string[] {
  const { contains, may } = food.allergens
  const allergens = row.allergens.filter((one) => !contains.includes(one) && !may.includes(one))
  return [
    ...allergens,
    ...(row.vegan === 'no' && food.vegan === 'yes' ? ['not vegan'] : []),
    ...(row.vegetarian === 'no' && food.vegetarian === 'yes' ? ['not vegetarian'] : []),
  ]
}

/** What is not in it and was said to be. */
function findAlarms({ row, food }: Read): string[] {
  const allergens = food.allergens.contains.filter((one) => !row.allergens.includes(one))
  return [
    ...allergens,
    ...(row.vegan === 'yes' && food.vegan === 'no' ? ['vegan after all'] : []),
    ...(row.vegetarian === 'yes' && food.vegetarian === 'no' ? ['vegetarian after all'] : []),
  ]
}
