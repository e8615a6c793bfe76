import type { Dish, DishLine, DishStep, LineChange, StepChange, Variant } from './dish.ts'

/** A change that found nothing, or more than one line, to change. */
export type Unmatched = { text: string; message: string }

/** The dish as a variant of it makes it, and the changes that did not fit. */
export function vary(dish: Dish, variant: Variant): { dish: Dish; unmatched: Unmatched[] } {
  const unmatched: Unmatched[] = []
  const lines = variant.lines.reduce(
    (before, change) => changeLines(before, change, unmatched),
    dish.lines,
  )
  return {
    dish: {
      ...dish,
      title: variant.title ?? dish.title,
      needs: variant.needs ?? dish.needs,
      serves: variant.serves ?? dish.serves,
      lines,
      steps: changeSteps(dish.steps, variant.steps, unmatched),
      know: [...variant.know, ...dish.know],
      variants: [],
    },
    unmatched,
  }
}

function changeLines(
  lines: readonly DishLine[],
  change: LineChange,
  unmatched: Unmatched[],
): DishLine[] {
  if (change.kind === 'add') return addToGroup(lines, change.line)
  const found = lines.filter(({ text }) => text.includes(change.line))
  const [only] = found
  if (!only || found.length > 1) {
    const message = only ? 'more than one line has these words' : 'no line has these words'
    unmatched.push({ text: change.line, message })
    return [...lines]
  }
  const by = change.kind === 'drop' ? [] : change.by
  return lines.flatMap((line) =>
    line === only ? by.map((one) => ({ ...one, group: only.group })) : line,
  )
}

/** Behind the last line of its group; at the end where there is none of that name. */
function addToGroup(lines: readonly DishLine[], line: DishLine): DishLine[] {
  const last = lines.findLastIndex(({ group }) => group === line.group)
  const at = last < 0 ? lines.length : last + 1
  return [...lines.slice(0, at), line, ...lines.slice(at)]
}

function changeSteps(
  steps: readonly DishStep[],
  changes: readonly StepChange[],
  unmatched: Unmatched[],
): DishStep[] {
  for (const change of changes) {
    const at = change.kind === 'insert' ? change.after : change.at
    const isThere = at <= steps.length && (at >= 1 || change.kind === 'insert')
    if (!isThere) unmatched.push({ text: `step ${at}`, message: 'there is no such step' })
  }
  const insertedAfter = (number: number) =>
    changes.flatMap((change) =>
      change.kind === 'insert' && change.after === number ? change.step : [],
    )
  const kept = steps.flatMap((step, index) => {
    const own = changes.find((change) => change.kind !== 'insert' && change.at === index + 1)
    const now = own === undefined ? [step] : own.kind === 'replace' ? [own.step] : []
    return [...now, ...insertedAfter(index + 1)]
  })
  return [...insertedAfter(0), ...kept]
}
