import { type Bench, minutesOf } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import { type Sentence, say } from '../dish/say.ts'
import type { FoodId } from '../foods/foods.ts'

/** Pasta in its pot of salted water; `minutes` counts bringing the water to a boil. */
export type PastaPot = {
  pasta: Part
  /** Undefined when salt is ruled out. */
  salt: Part | undefined
  minutes: number
  said: readonly (Sentence | undefined)[]
}

/** Undefined when every shape is ruled out. */
export function boilPasta(
  bench: Bench,
  shapes: readonly FoodId[],
  each?: number,
): PastaPot | undefined {
  const pasta = bench.take(bench.chance.shuffle(shapes), each === undefined ? {} : { each })
  if (!pasta) return undefined
  const salt = bench.take('salt', { each: 0.5, cut: 'mostly for the cooking water' })
  const done =
    pasta.id === 'gnocchi'
      ? say`Cook the ${pasta} until they rise to the top, 2 to 3 minutes.`
      : say`Cook the ${pasta} until just tender, tasting a minute before the packet says.`
  return {
    pasta,
    salt,
    minutes: 10 + minutesOf(pasta, 'boil'),
    said: [
      say`Bring a large pot of water to a boil.`,
      say`Stir in most of the ${salt}.`,
      done,
      say`Scoop out a mug of the cooking water, then drain.`,
    ],
  }
}

export const LONG = ['spaghetti', 'tagliatelle'] as const satisfies FoodId[]
