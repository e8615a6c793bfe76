import type { UnitId } from '../../units/unit-id.ts'

/** What a food is to a cook: decides the slots of a dish it can fill and how it is kept safe. */
export type Kind =
  | 'poultry'
  | 'meat'
  | 'mince'
  | 'sausage'
  | 'cured'
  | 'fish'
  | 'shellfish'
  | 'egg'
  | 'soy'
  | 'legume'
  | 'vegetable'
  | 'root'
  | 'leaf'
  | 'allium'
  | 'pasta'
  | 'noodles'
  | 'rice'
  | 'grain'
  | 'bread'
  | 'wrap'
  | 'cheese'
  | 'cream'
  | 'dairy'
  | 'fruit'
  | 'nut'
  | 'seed'
  | 'herb'
  | 'spice'
  | 'heat'
  | 'fat'
  | 'acid'
  | 'sauce'
  | 'stock'
  | 'sweetener'
  | 'baking'

/** What packets of a food promise: anything, or only what makers of it offer. */
export const PACKETS = {
  any: [
    'vegan',
    'vegetarian',
    'gluten-free',
    'nut-free',
    'peanut-free',
    'dairy-free',
    'lactose-free',
    'egg-free',
    'soy-free',
  ],
  lactose: ['lactose-free'],
  gluten: ['gluten-free'],
  wine: ['vegan'],
  egg: ['vegan', 'egg-free'],
  meat: ['gluten-free', 'dairy-free', 'lactose-free', 'egg-free', 'soy-free'],
} as const satisfies Record<string, readonly string[]>

export type Packet = keyof typeof PACKETS

/** fry: in a wide pan; roast: at 220 °C; simmer: in liquid; boil: in water until done; raw: as it is. */
export type Method = 'fry' | 'roast' | 'simmer' | 'boil' | 'raw'

/** How long a food takes by a method, in minutes, and how it is cut for it ('' when it needs no cut). */
export type Way = readonly [minutes: number, cut: string]

export type Food = {
  /** As it stands in an ingredient list, for one or as a mass: 'carrot', 'basmati rice'. */
  name: string
  /** The same for several: only counted foods have one. */
  plural?: string
  /** What steps and titles call it, where that is shorter than the name: 'chicken'. */
  short?: string
  shortPlural?: string
  /** Other words for the very same thing; singular and plural are found by rule. */
  also?: readonly string[]
  /** Other foods that cook alike; asked for, they keep their own name. */
  like?: readonly string[]
  kind: Kind
  /** What one portion usually takes. */
  per: readonly [amount: number, unit: UnitId]
  /** What one can of it holds. */
  pack?: { amount: number; unit: UnitId }
  /** Only whole ones make sense: eggs, tortillas. */
  whole?: true
  /** Sold with a promise on its packet where a diet asks for one: 'gluten-free penne'. */
  packet?: Packet
  /** With the promise it is only like it, and used where a dish or the cook insists: 'vegan feta'. */
  imitated?: true
  /** Usual parts of it that no label need name, by id: ruling one out rules it out too. */
  holds?: readonly string[]
  ways?: Readonly<Partial<Record<Method, Way>>>
  /** How a cook sees that it is done, after 'until'. */
  done?: string
  /** One plain fact about what it brings, true of the food at large; a whole sentence. */
  good?: string
}
