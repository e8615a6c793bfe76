import type {
  Dish,
  DishLine,
  DishStep,
  LineChange,
  StepChange,
  Variant,
  VariantName,
} from './dish.ts'

/** A change that matched no line, or more than one. */
export type Unmatched = { text: string; message: string }

/** The dish as a variant changes it, and the changes that did not match. */
export function vary(dish: Dish, variant: Variant): { dish: Dish; unmatched: Unmatched[] } {
  const unmatched: Unmatched[] = []
  const changes = variant.lines.filter((change) => !isOfKnow(dish, change))
  const lines = changes.reduce(
    (before, change) => changeLines(before, change, unmatched),
    dish.lines,
  )
  const know = dish.know.filter((text) => !dropped(variant).some((words) => text.startsWith(words)))
  return {
    dish: {
      ...dish,
      title: variant.title ?? dish.title,
      isRenamed: variant.title !== undefined || dish.isRenamed === true,
      about: variant.about ?? aboutOf(dish, variant),
      ratios: variant.ratios ?? dish.ratios,
      needs: variant.needs ?? dish.needs,
      serves: variant.serves ?? dish.serves,
      lines,
      steps: changeSteps(dish.steps, variant.steps, unmatched),
      know: [...variant.know, ...know],
      variants: [],
    },
    unmatched,
  }
}

/** A change '- …' that starts like one of the dish's `know` lines removes that line. */
function isOfKnow({ know }: Dish, change: LineChange): boolean {
  return change.kind === 'drop' && know.some((text) => text.startsWith(change.line))
}

function dropped({ lines }: Variant): string[] {
  return lines.flatMap((change) => (change.kind === 'drop' ? change.line : []))
}

/** The dish's own description stays true as long as its main lines are unchanged. */
function aboutOf({ about, title, lines }: Dish, variant: Variant): string {
  const isOther = variant.lines.some(
    (change) =>
      change.kind !== 'add' &&
      lines.some(({ essential, role, text }) => {
        return (essential || role === 'main') && text.includes(change.line)
      }),
  )
  return isOther || variant.title !== undefined
    ? `${title}, made ${MADE[variant.name] ?? variant.name}.`
    : about
}

const MADE: Readonly<Partial<Record<VariantName, string>>> = {
  'nut-free': 'without nuts',
  'alcohol-free': 'without alcohol',
  'pork-free': 'without pork',
  'slow cooker': 'in a slow cooker',
  'pressure cooker': 'in a pressure cooker',
  'air fryer': 'in an air fryer',
  oven: 'in the oven',
  stovetop: 'on the stove',
  grill: 'on the grill',
  microwave: 'in the microwave',
  small: 'in a small amount',
  large: 'for many',
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

/** After the last line of its group; at the end if there is no such group. */
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
