import { type Box, boxInPlace, type Cutting, type Place, type Stock } from './paper.ts'
import type { Habit, Shape } from './shapes/shape.ts'
import type { Slot } from './vessels/vessel.ts'

/** The picture, and the margin that nothing crosses but grounds. */
export const PICTURE = { width: 800, height: 600 }
export const MARGIN = 18

/** The same slot in a scene seen in a mirror. */
export function mirror(slot: Slot): Slot {
  return { ...slot, x: PICTURE.width - slot.x, lean: -(slot.lean ?? 0) }
}

/** Where a cutting comes to lie in a slot: seated as its habit asks, a little astray, off the edges. */
export function placeIn(slot: Slot, shape: Shape, { box }: Cutting, { random }: Stock): Place {
  const size = slot.size * shape.size * random.between(0.95, 1.07)
  const place: Place = {
    x: slot.x + random.around(10),
    y: slot.y,
    turn: turnOf(slot, shape.habit) + random.around(7),
    scale: size / 200,
    flip: shape.habit !== 'loose' && random.chance(0.5),
  }
  const lying = boxInPlace(box, place)
  const height = lying.bottom - lying.top
  const sunk = slot.seat === 'rim' ? height * SUNK[shape.habit] : 0
  const rise = slot.seat === 'flat' ? random.around(8) : slot.y + sunk - lying.bottom
  return keepInside({ ...place, y: place.y + rise }, box)
}

/** Which share of its height an ingredient hides behind a rim. */
const SUNK = { round: 0.34, long: 0.3, upright: 0.26, sprig: 0.34, loose: 0.3 } satisfies Record<
  Habit,
  number
>

/** How an ingredient of a habit takes to a seat: how much it follows the seat's lean, and what it adds. */
const MANNERS = {
  rim: { round: [0.7, 0], long: [1, 0], upright: [0.5, 0], sprig: [1.2, 0], loose: [0.4, 0] },
  table: { round: [0.8, 0], long: [1, 78], upright: [0.25, 0], sprig: [1, 68], loose: [0.6, 0] },
  flat: { round: [1, 0], long: [0.8, 38], upright: [0.3, 0], sprig: [1, 12], loose: [1, 0] },
} satisfies Record<Slot['seat'], Record<Habit, readonly [number, number]>>

function turnOf(slot: Slot, habit: Habit): number {
  const lean = slot.lean ?? 0
  const [follow, lie] = MANNERS[slot.seat][habit]
  return lean * follow + lie * (lean < 0 ? -1 : 1)
}

function keepInside(place: Place, box: Box): Place {
  const lying = boxInPlace(box, place)
  const right = Math.max(0, lying.right - (PICTURE.width - MARGIN))
  const bottom = Math.max(0, lying.bottom - (PICTURE.height - MARGIN))
  const x = place.x - right + Math.max(0, MARGIN - lying.left)
  const y = place.y - bottom + Math.max(0, MARGIN - lying.top)
  return { ...place, x, y }
}
