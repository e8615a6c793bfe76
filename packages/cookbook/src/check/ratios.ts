import { findIngredient, kindsOf, nutritionOf } from '@potluck/kitchen/knowledge'
import { type Dish, type DishLine, ROLES } from '../dish.ts'

/** A part of a mixture: a role, or a food by a word of its kinds ('egg', 'salt'). */
type Part = string

type Range = { of: Part[]; to: Part[]; from: number; upTo: number }

/** The limits of a mixture, as weights of one part relative to another, and their source. */
type Rule = { ranges: Range[]; source: string }

const RUHLMAN = 'Michael Ruhlman, Ratio (2009), for the usual ratio; the range around it is ours'
/** From our own experience: a value outside is more likely a mistake than a dish. */
const OURS = 'our own'
const BAKERS =
  "King Arthur Baking, Baker's percentage: salt 1.8-2 %, water 50-85 %, dry yeast about 1 %"
const NCHFP =
  'National Center for Home Food Preservation, Making jams and jellies; Complete Guide to Home Canning (USDA, 2015)'

const ratio = (of: Part[], to: Part[], from: number, upTo: number): Range => ({
  of,
  to,
  from,
  upTo,
})

export const RULES: Readonly<Record<string, Rule>> = {
  bread: {
    ranges: [
      ratio(['liquid', 'egg'], ['structure'], 0.45, 0.95),
      ratio(['salt'], ['structure'], 0.01, 0.028),
      ratio(['yeast', 'sourdough starter'], ['structure'], 0.002, 0.5),
    ],
    source: BAKERS,
  },
  'rich bread': {
    ranges: [
      ratio(['liquid', 'egg'], ['structure'], 0.3, 0.85),
      ratio(['fat'], ['structure'], 0.03, 0.6),
      ratio(['salt'], ['structure'], 0.005, 0.025),
    ],
    source: BAKERS,
  },
  // Psyllium and starches bind more water than wheat does.
  'gluten-free bread': {
    ranges: [
      ratio(['liquid', 'egg'], ['structure'], 0.75, 1.35),
      ratio(['yeast'], ['structure'], 0.004, 0.05),
    ],
    source: OURS,
  },
  'rice pudding': { ranges: [ratio(['liquid'], ['structure'], 4, 18)], source: OURS },
  flatbread: { ranges: [ratio(['liquid'], ['structure'], 0.4, 0.85)], source: BAKERS },
  'pasta dough': {
    ranges: [ratio(['egg', 'liquid'], ['structure'], 0.4, 0.75)],
    source: RUHLMAN,
  },
  'short pastry': {
    ranges: [
      ratio(['fat'], ['structure'], 0.3, 0.8),
      ratio(['liquid', 'egg'], ['structure'], 0, 0.45),
    ],
    source: RUHLMAN,
  },
  'puff pastry': { ranges: [ratio(['fat'], ['structure'], 0.6, 1.1)], source: OURS },
  'choux pastry': {
    ranges: [
      ratio(['liquid'], ['structure'], 1.2, 2.4),
      ratio(['fat'], ['structure'], 0.4, 1),
      ratio(['egg'], ['structure'], 1, 2.2),
    ],
    source: RUHLMAN,
  },
  sponge: {
    ranges: [ratio(['egg'], ['structure'], 0.9, 3), ratio(['sweet'], ['structure'], 0.6, 1.6)],
    source: RUHLMAN,
  },
  'butter cake': {
    ranges: [ratio(['fat'], ['structure'], 0.2, 1.3), ratio(['sweet'], ['structure'], 0.4, 1.8)],
    source: RUHLMAN,
  },
  'quick bread': {
    ranges: [
      ratio(['liquid', 'egg', 'body'], ['structure'], 0.5, 2.2),
      ratio(['leavening'], ['structure'], 0.008, 0.08),
    ],
    source: RUHLMAN,
  },
  cookies: {
    ranges: [ratio(['fat'], ['structure'], 0.2, 1.1), ratio(['sweet'], ['structure'], 0.2, 1.4)],
    source: RUHLMAN,
  },
  'thick batter': { ranges: [ratio(['liquid', 'egg'], ['structure'], 0.7, 1.9)], source: RUHLMAN },
  'thin batter': { ranges: [ratio(['liquid', 'egg'], ['structure'], 1.6, 4.2)], source: RUHLMAN },
  custard: { ranges: [ratio(['egg'], ['liquid'], 0.06, 0.9)], source: RUHLMAN },
  meringue: { ranges: [ratio(['sweet'], ['egg'], 1.2, 2.4)], source: OURS },
  mayonnaise: { ranges: [ratio(['fat'], ['egg'], 3, 16)], source: RUHLMAN },
  vinaigrette: { ranges: [ratio(['fat'], ['acid'], 1, 5)], source: RUHLMAN },
  'white sauce': {
    ranges: [ratio(['binder'], ['liquid'], 0.03, 0.14), ratio(['fat'], ['binder'], 0.5, 2)],
    source: RUHLMAN,
  },
  rice: { ranges: [ratio(['liquid'], ['structure'], 1, 2.8)], source: OURS },
  risotto: { ranges: [ratio(['liquid'], ['structure'], 2.6, 5.5)], source: OURS },
  porridge: { ranges: [ratio(['liquid'], ['structure'], 2.5, 10)], source: OURS },
  ganache: { ranges: [ratio(['main'], ['liquid'], 0.6, 2.5)], source: RUHLMAN },
  'ice cream': { ranges: [ratio(['sweet'], ['liquid', 'egg'], 0.1, 0.45)], source: OURS },
  'gelatin jelly': { ranges: [ratio(['gelatin'], ['liquid'], 0.006, 0.03)], source: OURS },
  brine: { ranges: [ratio(['salt'], ['water'], 0.02, 0.12)], source: RUHLMAN },
  ferment: {
    ranges: [ratio(['salt'], ['main', 'body', 'water'], 0.015, 0.06)],
    source: 'USDA Complete Guide to Home Canning (2015), part 6: fermented foods, 2-3 % salt',
  },
  'vinegar pickle': {
    ranges: [ratio(['vinegar'], ['vinegar', 'water'], 0.45, 1)],
    source: 'USDA Complete Guide to Home Canning (2015), part 6: as much vinegar as water',
  },
  jam: { ranges: [ratio(['sweet'], ['main'], 0.4, 1.2)], source: NCHFP },
  syrup: { ranges: [ratio(['sweet'], ['liquid'], 0.4, 2.5)], source: OURS },
  stock: { ranges: [ratio(['liquid'], ['main'], 0.8, 4)], source: RUHLMAN },
}

/** Ratio claims of a dish that its weights do not meet, or that name no rule. */
export function findOffRatios(dish: Dish): string[] {
  return dish.ratios.flatMap(({ rule, group }) => {
    const known = RULES[rule]
    if (!known) return [`there is no ratio '${rule}': ${Object.keys(RULES).join(', ')}`]
    const lines = dish.lines.filter((line) => group === undefined || line.group === group)
    if (lines.length === 0) return [`ratio ${rule}: no line stands under '${group}'`]
    const weights = weigh(lines)
    return known.ranges.flatMap((range) => findOff(rule, range, weights) ?? [])
  })
}

type Weighed = DishLine & { grams: number; foods: string[] }

function weigh(lines: readonly DishLine[]): Weighed[] {
  const counted = nutritionOf({ ingredients: lines.map(({ text }) => text) }).lines
  return lines.map((line, at) => {
    const { ingredient, grams } = counted[at] ?? {}
    const found = ingredient === undefined ? undefined : findIngredient(ingredient)
    const kinds = found ? Array.from(kindsOf(found), ({ name }) => name) : []
    return { ...line, grams: grams ?? 0, foods: [...(found ? [found.name] : []), ...kinds] }
  })
}

function findOff(rule: string, { of, to, from, upTo }: Range, lines: Weighed[]) {
  const [part, whole] = [sum(lines, of), sum(lines, to)]
  if (whole === 0) return `ratio ${rule}: nothing weighs as ${to.join(' or ')}`
  const found = part / whole
  if (found >= from && found <= upTo) return
  const [shares, usual] = [`${of.join(' + ')} to ${to.join(' + ')}`, `${from} to ${upTo}`]
  return `ratio ${rule}: ${shares} is ${found.toFixed(3)}, usual are ${usual}`
}

function sum(lines: readonly Weighed[], parts: readonly Part[]): number {
  const isOne = (line: Weighed) =>
    parts.some((part) =>
      ROLES.some((role) => role === part)
        ? line.role === part
        : line.foods.some((food) => food.split(' ').includes(part) || food === part),
    )
  return lines.filter(isOne).reduce((total, { grams }) => total + grams, 0)
}
