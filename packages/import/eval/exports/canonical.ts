import { parse } from 'yaml'
import { lettersOf } from '../../src/index.ts'
import { parseCooklang } from '../../src/sources/cooklang/parse-cooklang.ts'

type Part = { type: string; value?: string; name?: string; quantity?: unknown; units?: string }
type Tests = Record<
  string,
  { source: string; result: { steps: Part[][]; metadata: Record<string, unknown> } }
>

/** The specification's own tests (https://github.com/cooklang/spec): how many pass, and the names of those that do not. */
export function tryCanonical(yaml: string): { of: number; misses: string[] } {
  const document: { tests: Tests } = parse(yaml)
  const tests = Object.entries(document.tests)
  const misses = tests.flatMap(([name, { source, result }]) => {
    const read = parseCooklang(source)
    const steps = read.sections.flatMap((section) => section.steps)
    const wanted = result.steps.flat().filter(({ type }) => type === 'ingredient')
    const isRight =
      sameList(
        steps.map(({ text }) => text),
        result.steps.map(shownOf),
      ) &&
      sameList(
        steps.flatMap((step) =>
          step.ingredients.map(
            ({ amount, unit, name: food }) => `${figureOf(amount)} ${unit} ${food}`,
          ),
        ),
        wanted.map(
          (part) =>
            `${part.quantity === 'some' ? '' : figureOf(part.quantity)} ${part.units ?? ''} ${part.name}`,
        ),
      ) &&
      JSON.stringify(Object.fromEntries(read.metadata)) === JSON.stringify(result.metadata)
    return isRight ? [] : [name]
  })
  return { of: tests.length, misses }
}

/** A step as it is read: timers by their time, all else by its name. */
function shownOf(step: readonly Part[]): string {
  const shown = step.map(({ type, value, name, quantity, units }) => {
    if (type === 'text') return value ?? ''
    return type === 'timer' && quantity !== '' ? `${quantity} ${units}` : (name ?? '')
  })
  return shown.join('')
}

/** '1/2' is what the tests write as 0.5. */
function figureOf(amount: unknown): string {
  const [numerator, denominator] =
    /^([1-9]\d*)\/(\d+)$/.exec(String(amount))?.slice(1).map(Number) ?? []
  return numerator && denominator ? String(numerator / denominator) : String(amount)
}

const sameList = (ours: string[], theirs: string[]) =>
  ours.length === theirs.length &&
  ours.every((one, at) => {
    const letters = (text: string) => lettersOf(text.replaceAll('1/2', '0.5'))
    return letters(one) === letters(theirs[at] ?? '')
  })
