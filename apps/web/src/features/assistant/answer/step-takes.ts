import {
  findStepTakes,
  formatIngredientLine,
  type IngredientLine,
  parseIngredientLines,
  type StepPart,
  toStepLine,
} from '@potluck/kitchen'

/** What a step takes of a line of the list, as text. */
export interface TakenLine {
  text: string
  /** It is what earlier steps left. */
  isRest: boolean
}

/** What each step of an answer takes, as cook mode says it: nothing that an earlier step took already. */
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

/** The lines without their headings, each with the one that it stands under. */
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
