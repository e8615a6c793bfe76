import { nutritionOf } from '../src/nutrition/nutrition.ts'
import { isShown, medianOf, print, printShare, readSample } from './samples.ts'

type Dish = {
  title: string
  servings: number
  ingredients: string[]
  perServing: Partial<Record<'kcal' | 'protein' | 'fat' | 'carbs' | 'fiber' | 'sodiumMg', number>>
}

const COMPARED = ['kcal', 'protein', 'fat', 'carbs'] as const

/** Published figures of dishes against ours. Sites round, and some count otherwise. */
export function evaluateNutrition(): void {
  const dishes = readSample<Dish[]>('dishes_nutrition.json')
  if (!dishes) {
    print('\nNutrition: dishes_nutrition.json is not here.')
    return
  }
  print(`\nNutrition, ${dishes.length} dishes`)
  const counted = dishes.map((dish) => ({ dish, ours: nutritionOf(dish) }))
  const answered = counted.filter(({ ours }) => ours.perServing !== undefined)
  printShare('answered', answered.length, dishes.length)
  for (const nutrient of COMPARED) {
    const errors = answered.flatMap(({ dish, ours }) => {
      const published = dish.perServing[nutrient]
      const computed = ours.perServing?.[nutrient]
      const known = published !== undefined && published > 0 && computed !== undefined
      return known ? [Math.abs(computed - published) / published] : []
    })
    print(
      `  ${`median error, ${nutrient}`.padEnd(46)} ${(100 * medianOf(errors)).toFixed(1).padStart(5)} %`,
    )
  }
  if (isShown('nutrition')) showWorst(answered)
  if (isShown('uncounted')) showUncounted(counted)
}

type Counted = { dish: Dish; ours: ReturnType<typeof nutritionOf> }

function showWorst(answered: readonly Counted[]): void {
  const worst = answered
    .map((one) => ({
      ...one,
      off: (one.ours.perServing?.kcal ?? 0) / (one.dish.perServing.kcal ?? 1),
    }))
    .sort((a, b) => Math.abs(Math.log(b.off)) - Math.abs(Math.log(a.off)))
    .slice(0, 25)
  for (const { dish, ours, off } of worst) {
    print(
      `\n  ${dish.title}: ours ${Math.round(ours.perServing?.kcal ?? 0)} kcal, published ${dish.perServing.kcal} (× ${off.toFixed(2)}), serves ${dish.servings}`,
    )
    for (const { text, grams, note, status, ingredient } of ours.lines)
      print(
        `      ${status.padEnd(10)} ${String(Math.round(grams ?? 0)).padStart(5)} g  ${text}  → ${ingredient ?? '?'} (${note})`,
      )
  }
}

function showUncounted(counted: readonly Counted[]): void {
  for (const { ours } of counted)
    for (const { text, status, note, ingredient } of ours.lines)
      if (status === 'missed') print(`    ${text} → ${ingredient ?? '?'}: ${note}`)
}
