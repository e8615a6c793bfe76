import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findStepTakes, type StepTake } from '../src/cooking/step-takes/find-step-takes.ts'
import type { StepPart } from '../src/cooking/step-takes/said-part.ts'
import { groupLines } from '../src/ingredient-lines/ingredient-groups.ts'
import type { IngredientLine } from '../src/ingredient-lines/ingredient-line.ts'
import { parseIngredientLines } from '../src/ingredient-lines/parse-ingredient-lines.ts'
import { formatMeasure } from '../src/measures/format-measure.ts'
import { formatQuantity } from '../src/quantities/format-quantity.ts'
import { exactly } from '../src/quantities/quantity.ts'

/** A step of corpus/steps.txt with what it takes, in the words of the file. */
export type StepCase = {
  recipe: string
  step: string
  /** '½ of 200 g butter': the part, and the line. */
  expected: readonly string[]
  found: readonly string[]
}

/** The steps of a file of labelled recipes, with what is found for each. */
export function readStepCases(file = join(import.meta.dirname, '../corpus/steps.txt')): StepCase[] {
  return readFileSync(file, 'utf8').split(/^= /m).slice(1).flatMap(readRecipe)
}

/** What is found otherwise than it is labelled, a sentence for the step. */
export function findWrongTakes({ expected, found }: StepCase): string[] {
  const missing = expected.filter((take) => !found.includes(take))
  const strange = found.filter((take) => !expected.includes(take))
  return missing.length + strange.length === 0
    ? []
    : [`misses ${missing.join('; ') || 'nothing'}, adds ${strange.join('; ') || 'nothing'}`]
}

function readRecipe(text: string): StepCase[] {
  const [recipe = '', ...rows] = text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('//'))
  const lines = groupLines(
    parseIngredientLines(rows.filter((row) => !/^[>:] ?/.test(row)).join('\n')),
  )
  const steps = rows.filter((row) => row.startsWith('> ')).map((row) => row.slice(2))
  const labels = rows.filter((row) => row.startsWith(':')).map((row) => row.slice(1))
  const takes = findStepTakes(steps, lines)
  return steps.map((step, at) => ({
    recipe,
    step,
    expected: readLabels(labels[at] ?? '', lines),
    found: (takes[at] ?? []).flatMap((take) => describe(take, lines)).sort(),
  }))
}

function readLabels(text: string, lines: readonly IngredientLine[]): string[] {
  const labels = text.split(';').map((label) => label.trim())
  return labels
    .filter((label) => label !== '' && label !== '-')
    .map((label) => {
      const [, part = 'all', name = ''] = /^(?:(.+?) of the )?(.+)$/.exec(label) ?? []
      const exact = lines.filter(({ raw }) => raw === name)
      const named = exact.length > 0 ? exact : lines.filter((one) => toName(one).includes(name))
      const [line] = named
      if (!line || named.length > 1)
        throw new Error(`'${name}' is ${named.length} lines, in: ${text}`)
      return `${line.quantity || part !== 'all' ? part : 'some'} of ${toName(line)}`
    })
    .sort()
}

const toName = ({ raw, group }: IngredientLine) => (group ? `${group}: ${raw}` : raw)

function describe({ line: at, part }: StepTake, lines: readonly IngredientLine[]): string[] {
  const line = lines[at]
  return line && part.kind !== 'again' ? [`${describePart(part)} of ${toName(line)}`] : []
}

function describePart(part: StepPart): string {
  switch (part.kind) {
    case 'whole':
      return 'all'
    case 'amount':
      return part.unit === undefined
        ? formatQuantity(part.quantity)
        : formatMeasure({ quantity: part.quantity, unit: part.unit })
    case 'share':
      return `${formatQuantity(exactly(part.share))} part`
    default:
      return part.kind
  }
}
