import { minutesOf } from '../dish/bench.ts'
import type { Part } from '../dish/part.ts'
import { type Sentence, say } from '../dish/say.ts'
import type { Method } from '../foods/food.ts'
import { FOODS } from '../foods/foods.ts'
import { REHEATED, safeTemperature } from './safety.ts'
import { about } from './times.ts'

/** What was done, and the minutes it took. */
export type Done = { minutes: number; said: readonly (Sentence | undefined)[] }

/** Fries the main of a dish in a hot, oiled pan until it is done and safe. */
export function fryMain(main: Part | undefined): Done {
  if (!main) return { minutes: 0, said: [] }
  const minutes = minutesOf(main, 'fry')
  return { minutes, said: [sayFried(main, minutes)] }
}

/** Takes a main out of the pan, to go back in later; whole-cut meat rests meanwhile. */
export function liftOut(main: Part | undefined): Sentence | undefined {
  if (!main || main.cooked) return undefined
  return FOODS[main.id].kind === 'meat'
    ? say`Lift the ${main} out onto a clean plate and let it rest for at least 3 minutes.`
    : say`Lift the ${main} out onto a clean plate.`
}

/** The rest that whole-cut meat needs before it is eaten. */
export function settle(main: Part | undefined): Sentence | undefined {
  if (!main || main.cooked || FOODS[main.id].kind !== 'meat') return undefined
  return say`Let the ${main} rest for at least 3 minutes.`
}

function sayFried(main: Part, minutes: number): Sentence | undefined {
  if (main.cooked)
    return say`Add the ${main} and heat it through for 2 to 3 minutes, until steaming hot (${REHEATED}).`
  const safe = safeTemperature(main.id)
  const done = FOODS[main.id].done
  switch (FOODS[main.id].kind) {
    case 'poultry':
      return say`Add the ${main} in one layer, leave it alone for 2 minutes, then turn and stir for ${about(minutes - 2)} more, until golden with no pink left inside (${safe}).`
    case 'meat':
      return say`Spread out the ${main} in one layer, sear for 1 to 2 minutes without stirring, then toss for ${about(minutes - 1)} more, until browned all over (${safe}).`
    case 'mince':
      return say`Add the ${main}, break it up with a spoon and cook for ${about(minutes)}, until browned with no pink left (${safe}).`
    case 'sausage':
      return say`Add the ${main} and fry for ${about(minutes)}, turning, until browned and cooked through (${safe}).`
    case 'fish':
      return say`Lay in the ${main} and cook for 3 to 4 minutes on each side, until ${done ?? 'opaque'} (${safe}).`
    case 'shellfish':
      return say`Add the ${main} in one layer and cook for about 2 minutes on each side, until ${done ?? 'opaque'} (${safe}).`
    case 'legume':
      return say`Add the ${main} and fry for ${about(minutes)}, shaking the pan, until they begin to crisp.`
    default:
      return say`Add the ${main} and fry for ${about(minutes)}, turning now and then, until ${done ?? 'golden'}.`
  }
}

/** A main that is cooked already goes in at the end; a raw one is fried first. */
export function splitCooked(main: Part | undefined): { raw?: Part; cold?: Part } {
  if (!main) return {}
  return main.cooked ? { cold: main } : { raw: main }
}

/** That what was cooked before gets hot enough again. */
export function reheat(cold: Part | undefined): Sentence | undefined {
  return say`Go on until the ${cold} is steaming hot (${REHEATED}).`
}

type Wave = { parts: Part[]; minutes: number }

/** Parts grouped by how long they take, slowest first, so that all can finish together. */
export function inWaves(parts: readonly Part[], method: Method, gap: number): Wave[] {
  const waves: Wave[] = []
  const slowestFirst = [...parts].sort((a, b) => minutesOf(b, method) - minutesOf(a, method))
  for (const part of slowestFirst) {
    const minutes = minutesOf(part, method)
    const last = waves.at(-1)
    if (last && last.minutes - minutes < gap) last.parts.push(part)
    else waves.push({ parts: [part], minutes })
  }
  return waves
}

/** Fries vegetables in a hot pan, each as long as it needs. */
export function fryVegetables(parts: readonly Part[]): Done {
  const waves = inWaves(parts, 'fry', 2)
  const said = waves.map(({ parts: wave, minutes }, index) => {
    const next = waves[index + 1]
    if (next)
      return say`Add the ${wave} and cook for ${about(minutes - next.minutes)}, stirring now and then.`
    const lead = index === 0 ? '' : 'Then '
    return say`${lead}${lead ? 'add' : 'Add'} the ${wave} and cook for ${about(minutes)}, until ${cueFor(wave)}.`
  })
  return { minutes: waves[0]?.minutes ?? 0, said }
}

/** Simmers vegetables in what is in the pot, each as long as it needs. */
export function simmerVegetables(parts: readonly Part[]): Done {
  const waves = inWaves(parts, 'simmer', 4)
  const said = waves.map(({ parts: wave, minutes }, index) => {
    const next = waves[index + 1]
    if (next) return say`Add the ${wave} and simmer for ${about(minutes - next.minutes)}.`
    return say`Stir in the ${wave} and simmer for ${about(minutes)}, until just tender.`
  })
  return { minutes: waves[0]?.minutes ?? 0, said }
}

/** How the cook sees that what went in last is done. */
function cueFor(wave: readonly Part[]): string {
  const only = wave.length === 1 ? wave[0] : undefined
  if (only) return FOODS[only.id].done ?? 'just tender'
  return 'everything is just tender'
}

/** Softens onion or its kin in fat over medium heat. */
export function soften(base: readonly (Part | undefined)[]): Done {
  const parts = base.filter((part) => part !== undefined)
  const minutes = Math.max(0, ...parts.map((part) => minutesOf(part, 'fry')))
  const said = say`Add the ${parts} and cook for ${about(minutes)}, stirring now and then, until soft.`
  return { minutes: parts.length === 0 ? 0 : minutes, said: [said] }
}
