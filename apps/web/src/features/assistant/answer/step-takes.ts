import {
  findStepTakes,
  formatIngredientLine,
  type IngredientLine,
  parseIngredientLines,
  type StepPart,
  toStepLine,
} from '@potluck/kitchen'

/** The part of an ingredient that a step takes, as text. */
export interface TakenLine {
  text: string
  /** The step takes what earlier steps left over. */
  isRest: boolean
}

/**
 * The ingredients of each step of an answer, as in cook mode: without those that an earlier step
 * used up.
 */
export function listStepTakes(
  ingredients: readonly string[],
  steps: readonly string[],
): TakenLine[][] {
  const lines = withGroups(parseIngredientLines(ingredients.join('\n')))
  return findStepTakes(steps, lines).map((takes) =>
    takes.flatMap(({ line: at, part }) => {
      const line = lines[at]
      return line && part.kind !== 'again' ? [toTaken(line, part)] : []
    }),
  )
}

/** The ingredient lines, each with the heading of its group. */
function withGroups(lines: readonly IngredientLine[]): IngredientLine[] {
  let group: string | undefined
  return lines.flatMap((line) => {
    if (line.heading) group = line.name
    return line.heading ? [] : [group === undefined ? line : { ...line, group }]
  })
}

function toTaken(line: IngredientLine, part: StepPart): TakenLine {
  const { preparation: _, comment: __, ...bare } = toStepLine(line, part)
  return { text: formatIngredientLine(bare), isRest: part.kind === 'rest' }
}
