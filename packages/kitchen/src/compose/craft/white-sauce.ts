import type { Bench } from '../dish/bench.ts'
import { step } from '../dish/draft.ts'
import type { Part } from '../dish/part.ts'
import { say } from '../dish/say.ts'

/** `called` names no milk and no flour to who avoids them. */
export type Bechamel = {
  called: string
  fat: Part
  thick: Part
  milk: Part
  seasoning: (Part | undefined)[]
}

/** For a portion: 8 g of fat and of flour to 110 ml of milk; of starch less. */
export function takeBechamel(bench: Bench): Bechamel | undefined {
  const white = bench.wish.keeping.rules.length === 0 ? 'béchamel' : 'pale sauce'
  const fat = bench.take(['butter', 'olive-oil', 'oil'], {
    each: 8,
    unit: 'g',
    cut: `for the ${white}`,
  })
  const thick = bench.take(['flour', 'cornstarch'], { each: 8, unit: 'g', cut: `for the ${white}` })
  const milk = bench.take(['milk', 'oat-milk', 'plant-milk'], { each: 110, unit: 'ml' })
  if (!fat || !thick || !milk) return undefined
  const seasoning = [
    bench.take('nutmeg'),
    bench.take('salt', { each: 0.12, cut: `for the ${white}` }),
  ]
  return { called: white, fat, thick, milk, seasoning }
}

export function makeBechamel({ fat, thick, milk, seasoning }: Bechamel) {
  return step(
    0,
    thick.id === 'flour'
      ? say`Warm the ${fat} in a saucepan over medium heat and stir in the ${thick} for 1 minute.`
      : say`Warm the ${fat} in a saucepan over medium heat; stir the ${thick} into a splash of the ${milk}.`,
    thick.id === 'flour'
      ? say`Whisk in the ${milk} bit by bit and simmer for 4 to 5 minutes, whisking, until it coats a spoon.`
      : say`Add the rest of the ${milk}, whisk it in and simmer for 2 to 3 minutes, whisking, until it coats a spoon.`,
    say`Season with the ${seasoning}.`,
  )
}
