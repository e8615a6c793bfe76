import { lowerFirst } from '../../text/lower-first.ts'
import { type Bench, minutesOf } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import { type Sentence, say } from '../dish/say.ts'
import type { FoodId } from '../foods/foods.ts'
import { takeExtra } from './takes.ts'
import { about } from './times.ts'

/** Something to serve a dish with, cooked beside it. */
export type Side = { part: Part; minutes: number; said: readonly (Sentence | undefined)[] }

const WATER_FOR: Partial<Record<FoodId, number>> = {
  // ml of water for a gram of dry grain, in a covered pan.
  'basmati-rice': 1.9,
  'jasmine-rice': 1.7,
  'sushi-rice': 1.25,
  'brown-rice': 2.4,
  quinoa: 2,
  bulgur: 2,
  'pearl-barley': 3,
}

/** The same as a clause for a step that runs at the same time as another. */
export function meanwhile(said: readonly (Sentence | undefined)[]): (Sentence | undefined)[] {
  const [first, ...rest] = said.filter((sentence) => sentence !== undefined)
  return first ? [{ ...first, text: `Meanwhile, ${lowerFirst(first.text)}` }, ...rest] : []
}

/** Rice or another grain by absorption. Undefined when none of the grains is allowed. */
export function steamedGrain(bench: Bench, grains: readonly FoodId[]): Side | undefined {
  const grain = bench.take(grains, { by: 'simmer' })
  if (!grain) return undefined
  const water = bench.take('water', {
    total: grain.measured.amount * (WATER_FOR[grain.id] ?? 2),
    cut: `for the ${grain.label}`,
  })
  if (!water) return undefined
  const minutes = minutesOf(grain, 'simmer')
  return {
    part: grain,
    minutes: minutes + 10,
    said: [
      say`Put the ${grain} and the ${water} into a saucepan, bring to a boil, cover and cook on the lowest heat for ${about(minutes)}, until the water is gone.`,
      say`Leave it covered off the heat for 5 to 10 minutes, then fluff with a fork.`,
    ],
  }
}

/** Couscous, which only needs boiling water. */
export function soakedCouscous(bench: Bench): Side | undefined {
  const couscous = bench.take('couscous')
  const water =
    couscous &&
    bench.take('water', { total: couscous.measured.amount * 1.3, cut: 'for the couscous' })
  if (!couscous || !water) return undefined
  return {
    part: couscous,
    minutes: 8,
    said: [
      say`Bring the ${water} to a boil, pour it over the ${couscous} in a bowl, cover and leave for 5 minutes, then fluff with a fork.`,
    ],
  }
}

/** Bread warmed beside the dish, which is whole without it. */
export function warmBread(bench: Bench, breads: readonly FoodId[]): Side | undefined {
  const part = takeExtra(bench, breads)
  if (!part) return undefined
  return { part, minutes: 0, said: [say`Warm the ${part} to serve alongside.`] }
}
