import type { Field } from '../../fields/set-field.ts'
import { isIngredientsHeading, isStepsHeading } from '../../shapes/headings.ts'
import { fieldOfName } from '../table/columns.ts'

/** Under which field a heading puts what stands below it: 'Zutaten', 'Ingredients for the dough', 'Приготовление'. */
export function sectionOf(heading: string): Field | undefined {
  const field = fieldOfName(heading)
  if (field) return SECTIONS.has(field) ? field : undefined
  if (isIngredientsHeading(heading)) return 'ingredients'
  return isStepsHeading(heading) ? 'steps' : undefined
}

const SECTIONS = new Set<Field>(['ingredients', 'steps', 'notes', 'description', 'nutrition'])
