/**
 * `npm run -s specification`: what docs/product.md promises to the letter and the test that covers it, from the results
 * of the last whole `npm test`: routes and texts by the browser journey on whose screen they came,
 * calls by the API test that they answered with success, constants by the unit test of that name.
 * Exits with 1 where something is uncovered. `--uncovered` lists that alone.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SPECIFIED_CALLS } from '@potluck/contract'
import { isOfRoute } from './patterns.ts'
import { SPECIFIED_ROUTES, SPECIFIED_TEXTS, TEXTS_WITHOUT_A_SCREEN } from './specification.ts'

type Row = { kind: string; what: string; test: string | undefined }
type Seen = { test: string; texts: string[]; routes: string[] }
type Called = { call: string; test: string }
type UnitResults = {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}

const results = join(import.meta.dirname, '../../node_modules/.cache/potluck/results')
const seen = readLines<Seen>('seen-')
const called = readLines<Called>('called-')

const rows: Row[] = [
  ...SPECIFIED_ROUTES.map((route) => ({
    kind: 'route',
    what: route,
    test: seen.find(({ routes }) => routes.some((path) => isOfRoute(route, path)))?.test,
  })),
  ...SPECIFIED_CALLS.map((call) => ({
    kind: 'call',
    what: call,
    test: called.find((other) => toShape(other.call) === toShape(call))?.test,
  })),
  ...Object.entries(SPECIFIED_TEXTS).flatMap(([section, texts]) =>
    texts.map((text) => ({
      kind: `text, ${section}`,
      what: text,
      test: seen.find((each) => each.texts.includes(text))?.test ?? whyUnseen(text),
    })),
  ),
  ...listConstants(),
]
const uncovered = rows.filter(({ test }) => test === undefined)
for (const { kind, what, test } of process.argv.includes('--uncovered') ? uncovered : rows) {
  console.log(`${kind.padEnd(16)} ${what.padEnd(60)} ${test ?? 'UNCOVERED'}`)
}
console.log(`${rows.length} promised, ${uncovered.length} uncovered`)
process.exitCode = uncovered.length > 0 ? 1 : 0

function whyUnseen(text: string): string | undefined {
  const reason = TEXTS_WITHOUT_A_SCREEN[text]
  return reason && `on no screen: ${reason}`
}

/** Names of parameters differ, and a slash at the end makes no difference. */
function toShape(call: string): string {
  return call.replace(/\{[^}]+\}/g, '{}').replace(/\/$/, '')
}

function listConstants(): Row[] {
  const file = 'packages/rules/src/specification.test.ts'
  const { testResults } = JSON.parse(
    readFileSync(join(results, 'unit-.json'), 'utf8'),
  ) as UnitResults
  const found = testResults.find(({ name }) => name.endsWith(file))
  if (!found) throw new Error(`${file} did not run`)
  return found.assertionResults.map(({ title, status }) => ({
    kind: 'constant',
    what: title,
    test: status === 'passed' ? file : undefined,
  }))
}

function readLines<Line>(prefix: string): Line[] {
  return readdirSync(results)
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => readFileSync(join(results, name), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as Line)
}
