/**
 * `npm run eval:cook [-- --failures] [-- --read KIND]`: what the cook answers to 500 requests, to 150 changes
 * of real recipes (of the folder SHARED_DATA, as in `npm run eval`), and to well-known dishes by their
 * names. `--failures` prints each answer that misses in a line, `--read` the answers of a kind whole:
 * a heading of requests.txt, adaptations.txt or well-known.txt. Exits with 1 below what we aim at.
 */
import { print } from '../../kitchen/eval/samples.ts'
import type { Answer } from '../src/answer.ts'
import { tryAdaptations } from './adaptations.ts'
import { textOf } from './ask.ts'
import { tryKnownDishes, WAYS } from './known-dishes.ts'
import { countOf, printOutcomes, shareOf } from './report.ts'
import { listCases, tryCase } from './requests.ts'
import type { Outcome } from './verdict.ts'

const AIM = { requests: 0.95, adaptations: 0.98, known: 0.85 }

const requests = listCases().map(tryCase)
const adaptations = tryAdaptations()
const known = tryKnownDishes()

printOutcomes(
  'Requests',
  requests.map(({ outcome }) => outcome),
)
if (adaptations)
  printOutcomes(
    'Changes of real recipes',
    adaptations.map(({ outcome }) => outcome),
  )
else
  print(
    '\nCHANGES OF REAL RECIPES: NOT EVALUATED, recipes_cc0.json is not in the folder SHARED_DATA',
  )
printOutcomes(
  'Well-known dishes',
  known.map(({ outcome }) => outcome),
)
for (const way of WAYS)
  print(`  ${way.padEnd(46)} ${String(known.filter((one) => one.way === way).length).padStart(5)}`)

const all = [...requests, ...(adaptations ?? []), ...known]
const wanted = process.argv[process.argv.indexOf('--read') + 1]
if (process.argv.includes('--read'))
  readWhole(all.filter(({ outcome }) => outcome.group === wanted))

const outcomes = all.map(({ outcome }) => outcome)
const isReached =
  shareOf(requests.map(({ outcome }) => outcome)) >= AIM.requests &&
  shareOf((adaptations ?? []).map(({ outcome }) => outcome)) >=
    (adaptations ? AIM.adaptations : 0) &&
  shareOf(known.map(({ outcome }) => outcome)) >= AIM.known &&
  countOf(outcomes, 'forbidden') + countOf(outcomes, 'silent') + countOf(outcomes, 'damaged') === 0
process.exitCode = isReached ? 0 : 1

function readWhole(some: readonly { outcome: Outcome; answer: Answer }[]): void {
  for (const { outcome, answer } of some) {
    const choices = answer.choices?.length ? `\n→ ${answer.choices.join(' · ')}` : ''
    print(`\n[${outcome.asked}]\n${textOf(answer)}${choices}`)
  }
}
