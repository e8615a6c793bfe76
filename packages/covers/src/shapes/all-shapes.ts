import { bakery } from './bakery.ts'
import { berries } from './berries.ts'
import { citrus } from './citrus.ts'
import { eggsAndDairy } from './eggs-and-dairy.ts'
import { fish } from './fish.ts'
import { fruit } from './fruit.ts'
import { grains } from './grains.ts'
import { greens } from './greens.ts'
import { herbs } from './herbs.ts'
import { meat } from './meat.ts'
import { nuts } from './nuts.ts'
import { pasta } from './pasta.ts'
import { roots } from './roots.ts'
import type { Shape } from './shape.ts'
import { spices } from './spices.ts'
import { sweets } from './sweets.ts'
import { vegetables } from './vegetables.ts'

const families = {
  ...vegetables,
  ...greens,
  ...roots,
  ...herbs,
  ...citrus,
  ...fruit,
  ...berries,
  ...pasta,
  ...grains,
  ...meat,
  ...fish,
  ...eggsAndDairy,
  ...bakery,
  ...sweets,
  ...nuts,
  ...spices,
}

export type ShapeName = keyof typeof families

/** Every ingredient that can be cut, by the name it has in a cover's code. */
export const shapes: Record<ShapeName, Shape> = families

export function isShapeName(text: string): text is ShapeName {
  return Object.hasOwn(shapes, text)
}
