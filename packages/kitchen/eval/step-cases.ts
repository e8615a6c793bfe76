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
import { readSample } from './samples.ts'

/** A step of a labelled recipe with what it takes, in the words of the file. */
export type StepCase = {
  recipe: string
  step: string
  /** '½ of 200 g butter': the part, and the line. */
  expected: readonly string[]
  found: readonly string[]
}

const readCorpus = (name: string): string[] =>
  readFileSync(join(import.meta.dirname, '../corpus', name), 'utf8')
    .replace(/^\/\/.*\n/gm, '')
    .split(/^= /m)
    .slice(1)

/** The steps of a corpus file of whole recipes, labelled by words of the lines, with what is found for each. */
export function readStepCases(name = 'steps.txt'): StepCase[] {
  return readCorpus(name).flatMap((text) => {
    const [recipe = '', ...rows] = text.split('\n').filter((row) => row !== '')
    const lines = groupLines(
      parseIngredientLines(rows.filter((row) => !/^[>:] ?/.test(row)).join('\n')),
    )
    const marked = (mark: string) =>
      rows.filter((row) => row.startsWith(mark)).map((row) => row.slice(1).trim())
    const findLine = (words: string) => {
      const exact = lines.filter(({ raw }) => raw === words)
      const named = exact.length > 0 ? exact : lines.filter((one) => toName(one).includes(words))
      if (named.length !== 1) throw new Error(`'${words}' is ${named.length} lines of ${recipe}`)
      return named[0]
    }
    return toCases({ recipe, lines, steps: marked('>'), labels: marked(':'), findLine })
  })
}

/**
 * The labelled steps of the sample of public recipes, whose texts stay there: corpus/steps-public.txt has
 * the numbers of steps and lines. Undefined where the sample is not.
 */
export function readPublicStepCases(): StepCase[] | undefined {
  const sample = readSample<PublicRecipe[]>('recipes_cc0.json')
  if (!sample) return
  const bySlug = new Map(sample.map((recipe) => [recipe.slug, recipe]))
  return readCorpus('steps-public.txt').flatMap((text) => {
    const [slug = '', ...rows] = text.split('\n').filter((row) => row !== '')
    const recipe = bySlug.get(slug)
    if (!recipe) throw new Error(`no recipe '${slug}' in the sample`)
    const lines = groupLines(parseIngredientLines(recipe.ingredients.join('\n')))
    const findLine = (number: string) => {
      const said = recipe.ingredients[Number(number) - 1]?.trim()
      return lines.find(({ raw }) => raw === said)
    }
    const labels = rows.map((row) => row.replace(/^\d+: /, ''))
    return toCases({ recipe: slug, lines, steps: recipe.steps, labels, findLine })
  })
}

type PublicRecipe = { slug: string; ingredients: string[]; steps: string[] }

/** What is found otherwise than it is labelled, a sentence for the step. */
export function findWrongTakes({ expected, found }: StepCase): string[] {
  const missing = expected.filter((take) => !found.includes(take))
  const strange = found.filter((take) => !expected.includes(take))
  return missing.length + strange.length === 0
    ? []
    : [`misses ${missing.join('; ') || 'nothing'}, adds ${strange.join('; ') || 'nothing'}`]
}

type Labelled = {
  recipe: string
  lines: readonly IngredientLine[]
  steps: readonly string[]
  labels: readonly string[]
  /** The line that a label means. */
  findLine: (words: string) => IngredientLine | undefined
}

function toCases({ recipe, lines, steps, labels, findLine }: Labelled): StepCase[] {
  if (labels.length !== steps.length)
    throw new Error(`${labels.length} labels of ${steps.length} steps: ${recipe}`)
  const takes = findStepTakes(steps, lines)
  return steps.map((step, at) => ({
    recipe,
    step,
    expected: readLabel(labels[at] ?? '', findLine),
    found: (takes[at] ?? []).flatMap((take) => describe(take, lines)).sort(),
  }))
}

function readLabel(text: string, findLine: Labelled['findLine']): string[] {
  const labels = text.split(';').map((label) => label.trim())
  return labels
    .filter((label) => label !== '' && label !== '-')
    .map((label) => {
      const [, part = 'all', words = ''] = /^(?:(.+?) of the )?(.+)$/.exec(label) ?? []
      const line = findLine(words)
      if (!line) throw new Error(`'${words}' is no line, in: ${text}`)
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
