import type { Allergen } from '@potluck/kitchen'
import { parseIngredientLine, RESTRICTIONS, UNITS } from '@potluck/kitchen'
import type { DietAnswer, Knowledge } from '../../../kitchen/index.ts'

/** What the kitchen sees in one line of an ingredient list. */
export interface Recognised {
  /** The kitchen's own names of what is in it, where the line has other words. */
  names: string[]
  /** What it weighs, where the line says it in other units than grams. */
  grams: number | undefined
  contains: Allergen[]
  /** What some sorts of it contain. */
  may: Allergen[]
  /** Why no diet can be told: words that are not known, nothing known at all, or a food that can be anything. */
  gap: { kind: 'words'; words: string } | { kind: 'name' | 'vague' } | undefined
  /** What stands against each of `CHECKED`. */
  diets: DietAnswer[]
}

export type Recogniser = (line: string) => Recognised

/** Reads lines, and each only once. */
export function createRecogniser(knowledge: Knowledge): Recogniser {
  const read = new Map<string, Recognised>()
  return (line) => {
    const before = read.get(line)
    if (before) return before
    // Every keystroke is another line: what was typed on the way is not wanted for ever.
    if (read.size >= 1000) read.clear()
    const recognised = recognise(knowledge, line)
    read.set(line, recognised)
    return recognised
  }
}

/** What stands against each diet in the lines so far. */
export function dietsOf(lines: readonly Recognised[]): DietAnswer[] {
  // A line that stands there twice is one object.
  const diets = [...new Set(lines)].flatMap((line) => line.diets)
  return CHECKED.map(({ restriction, label }) => {
    const findings = diets
      .filter((diet) => diet.restriction === restriction)
      .flatMap((diet) => diet.findings)
    return { restriction, label, verdict: gravest(findings), findings }
  })
}

/** Diets that a line can be held against alone; limits are about the portions of a whole recipe. */
const CHECKED = Object.entries(RESTRICTIONS)
  .filter(([, restriction]) => !('limits' in restriction))
  .map(([restriction, { label }]) => ({ restriction, label }))

function recognise(knowledge: Knowledge, raw: string): Recognised {
  const { name } = parseIngredientLine(raw)
  const check = knowledge.checkDiet(
    { ingredients: [raw], steps: [] },
    CHECKED.map(({ restriction }) => restriction),
  )
  const { contains, may } = knowledge.describeFood(name).allergens
  // The check reads the remarks too: 'oats, gluten-free'.
  const has = (verdict: string) => (allergen: Allergen) => check.verdicts[allergen] === verdict
  return {
    names: otherNames(knowledge, name),
    grams: weigh(knowledge, raw),
    contains: contains.filter(has('contains')),
    may: [...contains, ...may].filter(has('unknown')),
    gap: findGap(knowledge, name),
    diets: CHECKED.map(({ restriction, label }) => ({
      restriction,
      label,
      verdict: check.verdicts[restriction] ?? 'unknown',
      findings: check.findings.filter((finding) => finding.restriction === restriction),
    })),
  }
}

/** 'Scallion' of 'spring onions'; not 'tomato' of 'ripe tomatoes'. */
function otherNames({ identify, toKey }: Knowledge, name: string): string[] {
  const typed = new Set(toKey(name).split(' '))
  const known = identify(name)
    .flat()
    .flatMap(({ ingredient }) => ingredient?.name ?? [])
  const isTyped = (one: string) =>
    toKey(one)
      .split(' ')
      .every((word) => typed.has(word))
  return [...new Set(known)].filter((one) => !isTyped(one))
}

function weigh({ nutritionOf }: Knowledge, raw: string): number | undefined {
  const { quantity, unit } = parseIngredientLine(raw)
  if (unit === 'g' || unit === 'kg') return
  // Of oil for frying the kitchen counts only what the food takes up.
  if (/\bfry/i.test(raw)) return
  const isWeight = unit !== undefined && UNITS[unit].dimension === 'weight'
  // By weight the kitchen counts without bones and peel; here the whole is meant.
  const grams =
    isWeight && quantity
      ? ((quantity.min + quantity.max) / 2) * UNITS[unit].factor
      : nutritionOf({ ingredients: [raw] }).lines[0]?.grams
  return grams !== undefined && grams >= 1 ? grams : undefined
}

function findGap({ identify }: Knowledge, name: string): Recognised['gap'] {
  const parts = identify(name).flat()
  const words = parts.flatMap(({ unread }) => unread).join(' ')
  const known = parts.flatMap(({ ingredient }) => ingredient ?? [])
  if (known.length === 0) return { kind: 'name' }
  if (words !== '') return { kind: 'words', words }
  if (known.length < parts.length) return { kind: 'name' }
  return known.some(({ vague }) => vague) ? { kind: 'vague' } : undefined
}

function gravest(findings: DietAnswer['findings']): DietAnswer['verdict'] {
  if (findings.some(({ verdict }) => verdict === 'contains')) return 'contains'
  return findings.length > 0 ? 'unknown' : 'free'
}
