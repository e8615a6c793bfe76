import { print, printShare } from '../../kitchen/eval/samples.ts'
import { FAULTS, type FaultKind, type Outcome } from './verdict.ts'

/** Prints how many of each group are right, and with `--failures` each that is not. */
export function printOutcomes(title: string, outcomes: readonly Outcome[]): void {
  print(`\n${title}`)
  for (const [group, some] of Map.groupBy(outcomes, (outcome) => outcome.group))
    printShare(group, some.filter(isRight).length, some.length)
  printShare('in all', outcomes.filter(isRight).length, outcomes.length)
  for (const kind of FAULTS)
    print(`  ${kind.padEnd(46)} ${String(countOf(outcomes, kind)).padStart(5)}`)
  if (!process.argv.includes('--failures')) return
  for (const outcome of outcomes.filter((one) => !isRight(one))) print(`    ${lineOf(outcome)}`)
}

export function shareOf(outcomes: readonly Outcome[]): number {
  return outcomes.filter(isRight).length / Math.max(1, outcomes.length)
}

/** Answers that miss in this way, however often each. */
export function countOf(outcomes: readonly Outcome[], wanted: FaultKind): number {
  return outcomes.filter(({ misses }) => misses.some(({ kind }) => kind === wanted)).length
}

function isRight({ misses }: Outcome): boolean {
  return misses.length === 0
}

function lineOf({ group, asked, came, misses }: Outcome): string {
  const wrong = [...new Set(misses.map(({ kind, say }) => `${kind}: ${say}`))].join('; ')
  return `${group}: ${asked} → ${came}: ${wrong}`.replace(/\s+/g, ' ')
}
