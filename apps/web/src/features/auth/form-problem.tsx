import { ACCOUNT_SENTENCES } from '@potluck/rules'
import { FieldError } from '../../ui/controls/field.tsx'

interface FormProblemProps {
  /** Some field was left empty. */
  blanks: boolean
  /** Why the last attempt failed; a toast has announced it already. */
  failure: string | null
}

/** What is wrong with the whole form, above its button. */
export function FormProblem({ blanks, failure }: FormProblemProps) {
  if (blanks) {
    return (
      <div role="alert">
        <FieldError>{ACCOUNT_SENTENCES.fillAll}</FieldError>
      </div>
    )
  }
  return <FieldError>{failure}</FieldError>
}
