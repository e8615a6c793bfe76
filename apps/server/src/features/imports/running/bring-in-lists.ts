import { MEALS, type Meal } from '@potluck/rules'
import type { ImportedRows } from '../../../platform/archive-part.ts'
import { deleteEntriesById, planImporter } from '../../planner/index.ts'
import { deleteLines, shoppingImporter } from '../../shopping/index.ts'
import { lockWaiting, settleItem, type WaitingItem } from '../item-queries.ts'
import { findBroughtIn } from '../lists-queries.ts'
import type { StagedMeal } from '../reading/staged.ts'
import { holdLease, type RunDeps, type Work } from './work.ts'

/** Brings the meals of a calendar in, if its cook wishes; those of recipes that came along lead to them. */
export async function bringInPlan(
  deps: RunDeps,
  work: Work,
  item: WaitingItem,
  meals: readonly StagedMeal[],
): Promise<void> {
  if (!work.wishes.plan) return leaveOut(deps, work, item)
  const titles = meals.map(({ title }) => title)
  const recipes = await findBroughtIn(deps.database.db, work.id, titles)
  const rows = meals.map(({ day, meal, title }) => ({
    day: day.slice(0, 10),
    meal: toMeal(meal),
    recipe: recipes.get(title) ?? null,
    title,
    portions: 1,
    eaten: 1,
  }))
  await bringInRows(
    deps,
    work,
    item,
    await planImporter.read(rows, { ...deps, userId: work.userId }),
  )
}

/** Brings the lines of a shopping list in, if its cook wishes. */
export async function bringInShopping(
  deps: RunDeps,
  work: Work,
  item: WaitingItem,
  lines: readonly string[],
): Promise<void> {
  if (!work.wishes.shopping_lists) return leaveOut(deps, work, item)
  const rows = lines.map((text) => ({
    text,
    factor: 1,
    state: 'open',
    forRecipe: null,
    plannedFor: null,
  }))
  const read = await shoppingImporter.read(rows, { ...deps, userId: work.userId })
  await bringInRows(deps, work, item, read)
}

/** What each kind of list leaves when its import is undone. */
export const takeBack = { plan: deleteEntriesById, 'shopping list': deleteLines }

/** 'Lunch', 'Abendessen' and whatever else programs call them; what cannot be told is dinner. */
function toMeal(named: string | null): Meal {
  const word = (named ?? '').toLowerCase()
  const found = MEALS.find((meal) => word.includes(meal))
  return found ?? OTHER_NAMES.find(([names]) => names.test(word))?.[1] ?? 'dinner'
}

const OTHER_NAMES: readonly (readonly [RegExp, Meal])[] = [
  [/brunch|fr[uü]hst|petit.?d|desayuno|colazione/, 'breakfast'],
  [/mittag|d[ée]jeuner|almuerzo|pranzo/, 'lunch'],
  [/side|dessert|snack|imbiss|merienda|spuntino|go[uû]ter/, 'snack'],
]

async function leaveOut({ database, now }: RunDeps, work: Work, { position }: WaitingItem) {
  await database.transaction(async (tx) => {
    await holdLease(tx, work, now())
    const reason = 'You did not ask for it.'
    await settleItem(tx, { importId: work.id, position }, { state: 'skipped', reason })
  })
}

type Read = Awaited<ReturnType<typeof planImporter.read>>

async function bringInRows(
  { database, now }: RunDeps,
  work: Work,
  { position }: WaitingItem,
  { unreadable, importRows }: Read,
): Promise<void> {
  const place = { importId: work.id, position }
  await database.transaction(async (tx) => {
    await holdLease(tx, work, now())
    if (!(await lockWaiting(tx, place))) return
    const imported = await importRows(tx, work.userId, now())
    const reason = tellLeftOut(imported, unreadable)
    const { added, made = [] } = imported
    await settleItem(tx, place, { state: added > 0 ? 'brought-in' : 'here-already', reason, made })
  })
}

function tellLeftOut({ known, problems = {} }: ImportedRows, unreadable: number): string | null {
  const counts: [number, string][] = [
    [known, 'are there already'],
    [unreadable, 'could not be read'],
    [(problems.full ?? 0) + (problems['not-here'] ?? 0), 'found no room'],
  ]
  const said = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
  return said.length === 0 ? null : `Of its rows ${said.join(', ')}.`
}
