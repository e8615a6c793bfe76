import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FieldError } from '../../../../ui/controls/field.tsx'
import type { RecipeForm } from '../recipe-form.ts'

interface SumNoteProps<Name extends 'ingredients' | 'instructions'> {
  form: UseFormReturn<RecipeForm>
  name: Name
  findProblem: (rows: RecipeForm[Name]) => string | undefined
}

/** The problem with a list as a whole, while there is one. */
export function SumNote<Name extends 'ingredients' | 'instructions'>(props: SumNoteProps<Name>) {
  const { form, name, findProblem } = props
  useWatch({ control: form.control, name })
  return (
    <div role="alert" className="mt-3 empty:hidden">
      <FieldError>{findProblem(form.getValues(name))}</FieldError>
    </div>
  )
}
