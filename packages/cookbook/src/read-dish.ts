import { COURSES, type Dish, EQUIPMENT, KINDS, ROLES } from './dish.ts'
import { readBlocks } from './reading/blocks.ts'
import { openFields, readForeignNames, readRatios } from './reading/fields.ts'
import { readLine, readStep } from './reading/lines.ts'
import { readVariant } from './reading/variant.ts'

/** A problem in a file and its place; lines count from 1. */
export type Issue = { file: string; line: number; message: string }

/**
 * Reads a file of the cookbook: '= Title', fields, ingredient lines that start with their role,
 * steps after '>', and variants after '+'. The format is described in docs/cookbook.md.
 */
export function readDish(file: string, text: string): { dish: Dish | undefined; issues: Issue[] } {
  const issues: Issue[] = []
  const [own, ...others] = readBlocks(text)
  const report = (line: number, message: string) => issues.push({ file, line, message })
  if (!own) {
    report(1, "it begins with '= ' and the dish's name")
    return { dish: undefined, issues }
  }
  const read = openFields(own, report)
  const dish: Dish = {
    id: file.replace(/^.*\//, '').replace(/\.txt$/, ''),
    title: own.title,
    also: read.list('also'),
    foreign: readForeignNames(read),
    about: own.about.join(' ') || read.lack('~', 'what it is, behind ~'),
    cuisine: read.one('cuisine'),
    course: read.choice('course', COURSES),
    kind: read.choice('kind', KINDS),
    occasions: read.list('occasions'),
    seasons: read.choices('seasons', ['spring', 'summer', 'fall', 'winter'] as const),
    cost: read.choice('cost', ['low', 'medium', 'high'] as const),
    level: read.choice('level', ['Easy', 'Medium', 'Hard'] as const),
    serves: read.number('serves') ?? 0,
    makes: read.maybe('makes'),
    needs: read.choices('needs', EQUIPMENT),
    free: read.list('free'),
    ratios: readRatios(read),
    lines: own.lines.flatMap(({ text: line, line: at, group }) => {
      const found = readLine(line, group)
      if (!found) report(at, `it begins with a role (${ROLES.join(', ')}): ${line}`)
      return found ?? []
    }),
    steps: own.steps.flatMap(({ text: step, line: at }) => {
      const found = readStep(step)
      if (!found) report(at, `a step is '> active 5, oven 30: what to do': ${step}`)
      return found ?? []
    }),
    know: read.all('know'),
    keeps: read.one('keeps'),
    variants: [],
  }
  read.refuseUnknown(DISH_FIELDS)
  dish.variants = others.flatMap((block) => readVariant(block, report) ?? [])
  return { dish, issues }
}

const DISH_FIELDS =
  /^(?:also|name [a-z]{2,3}|cuisine|course|kind|occasions|seasons|cost|level|serves|makes|needs|free|ratio|know|keeps)$/
