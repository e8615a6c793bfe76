import { checkDiet, type Finding } from '../diets/check-diet.ts'

/** What a line has against the rules. */
export function findingsOf(text: string, rules: readonly string[]): Finding[] {
  const { findings } = checkDiet({ ingredients: [text], steps: [] }, rules)
  return findings.filter(({ line }) => line !== '')
}

/** Whether nothing of these lines breaks a rule for certain. */
export function isFree(lines: readonly string[], rules: readonly string[]): boolean {
  return lines.every((line) =>
    findingsOf(line, rules).every(({ verdict }) => verdict !== 'contains'),
  )
}
