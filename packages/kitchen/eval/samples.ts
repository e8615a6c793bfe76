import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
/** The folder of samples: SHARED_DATA, by default ../shared/data beside the repository. */
export const SAMPLES = resolve(root, process.env.SHARED_DATA ?? '../shared/data')

/** The rows of a sample of JSON lines; undefined where the folder of samples is not there. */
export function readRows<Row>(name: string): Row[] | undefined {
  const text = readText(name)
  return text
    ?.split('\n')
    .filter((line) => line !== '')
    .map((line): Row => JSON.parse(line))
}

/** A sample of one JSON text. */
export function readSample<Sample>(name: string): Sample | undefined {
  const text = readText(name)
  return text === undefined ? undefined : JSON.parse(text)
}

function readText(name: string): string | undefined {
  const file = join(SAMPLES, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A line of the report. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** 'quantity   99.6 %  (1992 of 2000)'. */
export function printShare(label: string, part: number, whole: number): void {
  const percent = whole === 0 ? '–' : ((100 * part) / whole).toFixed(1)
  print(`  ${label.padEnd(46)} ${percent.padStart(5)} %  (${part} of ${whole})`)
}

/** Whether the details of a part are wanted: `npm run eval -- --show name`. */
export function isShown(part: string): boolean {
  const at = process.argv.indexOf('--show')
  return at > 0 && process.argv[at + 1] === part
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
