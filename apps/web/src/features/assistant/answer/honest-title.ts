import { RESTRICTIONS } from '@potluck/kitchen'
import { type DietCheck, toRestrictionLabel } from '../../kitchen/index.ts'

interface Titled {
  title: string
  /** The title of the original, whose claims are not new. */
  original: string
  check: DietCheck | null
}

/**
 * The title of an adapted recipe with some changes rejected: a new claim, such as a diet, stays in
 * it only if the chosen recipe was checked again and still meets it.
 */
export function toHonestTitle({ title, original, check }: Titled): string {
  const broken = PROMISES.filter(
    (label) => promises(title, label) && !promises(original, label) && !holds(check, label),
  )
  const honest = broken.reduce((text, label) => text.replace(inTitle(label), ' '), title)
  return honest.replace(/\s+/g, ' ').trim() || original
}

/** Claims that a title can make. */
const PROMISES = Object.values(RESTRICTIONS)
  .map(({ label }) => label)
  .filter((label) => /^(?:Vegan|Vegetarian|Pescatarian|Keto|Paleo|\S+-(?:Free|Safe))$/.test(label))

function promises(title: string, label: string): boolean {
  return inTitle(label).test(title)
}

function inTitle(label: string): RegExp {
  return new RegExp(`(?<=^|\\s)${label}(?=\\s|$)`, 'i')
}

function holds(check: DietCheck | null, label: string): boolean {
  const isOf = (restriction: string) => toRestrictionLabel(restriction) === label
  const isBroken = check?.lines.some(
    (line) => line.verdict === 'contains' && isOf(line.restriction),
  )
  return (check?.restrictions.some(isOf) ?? false) && !isBroken
}
