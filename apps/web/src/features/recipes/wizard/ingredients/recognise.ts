import type { Allergen } from '@potluck/kitchen'
import { parseIngredientLine, RESTRICTIONS, UNITS } from '@potluck/kitchen'
import type { DietAnswer, Knowledge } from '../../../kitchen/index.ts'

/** What the kitchen recognised in one ingredient line. */
export interface Recognised {
  /** The kitchen's names for the foods, if the line uses other words. */
  names: string[]
  /** The weight, if the line gives it in other units than grams. */
  grams: number | undefined
  contains: Allergen[]
  /** Allergens that some varieties contain. */
  may: Allergen[]
  /**
   * Why no diet can be told: unknown words, an unknown food, or a food that may be made of
   * anything.
   */
  gap: { kind: 'words'; words: string } | { kind: 'name' | 'vague' } | undefined
  /** The verdict for each of `CHECKED`. */
  diets: DietAnswer[]
}

export type Recogniser = (line: string) => Recognised

/** Reads each line only once. */
export function createRecogniser(knowledge: Knowledge): Recogniser {
  const read = new Map<string, Recognised>()
  return (line) => {
    const before = read.get(line)
    if (before) return before
    // Every keystroke makes another line, so lines typed on the way are dropped at times.
    if (read.size >= 1000) read.clear()
    const recognised = recognise(knowledge, line)
    read.set(line, recognised)
    return recognised
  }
}

/** The verdict for each diet over all lines. */
export function dietsOf(lines: readonly Recognised[]): DietAnswer[] {
  // Equal lines are the same object.
  const diets = [...new Set(lines)].flatMap((line) => line.diets)
  return CHECKED.map(({ restriction, label }) => {
    const findings = diets
      .filter((diet) => diet.restriction === restriction)
      .flatMap((diet) => diet.findings)
    return { restriction, label, verdict: gravest(findings), findings }
  })
}

/** Diets that a single line can decide; limits per portion need the whole recipe. */
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
  // The check also reads remarks: 'oats, gluten-free'.
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

/** 'Scallion' for 'spring onions'; nothing for 'ripe tomatoes', which is just a tomato. */
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
  // For frying oil the kitchen counts only what the food absorbs.
  if (/\bfry/i.test(raw)) return
  const isWeight = unit !== undefined && UNITS[unit].dimension === 'weight'
  // The kitchen's weight leaves out bones and peel; here the whole weight is meant.
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
