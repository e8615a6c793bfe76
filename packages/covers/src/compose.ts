import { strew } from './crumbs.ts'
import type { Point } from './outline.ts'
import { type Box, boxInPlace, cutOut, glue, type Stock } from './paper.ts'
import { mirror, PICTURE, placeIn } from './placing.ts'
import type { CoverPlan } from './plan.ts'
import type { Random } from './random.ts'
import { type ShapeName, shapes } from './shapes/all-shapes.ts'
import type { Shape } from './shapes/shape.ts'
import type { Scene, Slot } from './vessels/vessel.ts'

/** Glued ingredients, to be put behind the vessel's front, before it, and as crumbs. */
export type Arrangement = { inside: string[]; beside: string[]; crumbs: string[] }

/**
 * What an arrangement stands on; `shift` moves the vessel and what is inside it sideways, `budget`
 * is how many characters it may take.
 */
export type Stage = { stock: Stock; mirrored: boolean; shift: number; budget: number }

/** Lays out ingredients in a scene's places; where the budget is short, the smallest stay away. */
export function arrange(names: CoverPlan['shapes'], scene: Scene, stage: Stage): Arrangement {
  const { stock, mirrored, shift, budget } = stage
  const shifted = scene.inside.map((slot) => ({ ...slot, x: slot.x + shift }))
  const cast = castSlots(shuffleFollowers(names, stock.random), [...shifted, ...scene.beside])
  const settled = cast.map(({ slot, shape }): Settled => {
    const cutting = cutOut(stock, TREMBLE, shape.draw)
    const place = placeIn(mirrored ? mirror(slot) : slot, shape, cutting, stock)
    return { slot, svg: glue(cutting, place), box: boxInPlace(cutting.box, place) }
  })
  const bySize = [...settled].sort((one, other) => other.slot.size - one.slot.size)
  const kept = new Set(afford(bySize, budget, ({ svg }) => svg.length))
  const spent = [...kept].reduce((sum, { svg }) => sum + svg.length, 0)
  const crumbs = strew(
    names.flatMap((name) => shapes[name].bit ?? []),
    scene.crumbs.map(([x, y]): Point => [mirrored ? PICTURE.width - x : x, y]),
    [...kept].map(({ box }) => box),
    stock,
  )
  const laid = (slots: readonly Slot[]) =>
    settled.flatMap((one) => (kept.has(one) && slots.includes(one.slot) ? [one.svg] : []))
  return {
    inside: laid(shifted),
    beside: laid(scene.beside),
    crumbs: afford(crumbs, budget - spent, ({ length }) => length),
  }
}

type Cast = { slot: Slot; shape: Shape }

type Settled = { slot: Slot; svg: string; box: Box }

/** The leading ones that fit into the budget, in their order. */
function afford<T>(wanted: readonly T[], budget: number, costOf: (one: T) => number): T[] {
  let left = budget
  return wanted.filter((one) => {
    const isAffordable = costOf(one) <= left
    if (isAffordable) left -= costOf(one)
    return isAffordable
  })
}

/** The same shapes with the main one first and the others in another order. */
function shuffleFollowers(
  [main, ...others]: CoverPlan['shapes'],
  random: Random,
): CoverPlan['shapes'] {
  const shuffled = others
    .map((name, index) => ({ name, order: index + random.between(0, 2) }))
    .sort((one, other) => one.order - other.order)
  return [main, ...shuffled.map(({ name }) => name)]
}

/**
 * Gives each slot its shape by rank. What comes single takes its largest slot and leaves the rest to
 * others; where there are none, a second keeps it company.
 */
function castSlots(names: CoverPlan['shapes'], slots: readonly Slot[]): Cast[] {
  const mostSingles = names.length === 1 ? 2 : 1
  const placed = new Map<ShapeName, number>()
  const cast = new Map<Slot, Shape>()
  for (const slot of [...slots].sort((one, other) => other.size - one.size)) {
    const ranked = names.map((_, step) => names[(slot.who + step) % names.length] ?? names[0])
    const name = ranked.find(
      (candidate) => !shapes[candidate].single || (placed.get(candidate) ?? 0) < mostSingles,
    )
    if (!name) continue
    placed.set(name, (placed.get(name) ?? 0) + 1)
    cast.set(slot, shapes[name])
  }
  return slots.flatMap((slot) => {
    const shape = cast.get(slot)
    return shape ? [{ slot, shape }] : []
  })
}

/** How far (shape units) an edge may stray from its line. */
const TREMBLE = 1.4
