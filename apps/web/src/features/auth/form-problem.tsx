import { ACCOUNT_SENTENCES } from '@potluck/rules'
import { FieldError } from '../../ui/controls/field.tsx'

interface FormProblemProps {
  /** Something was left blank. */
  blanks: boolean
  /** What the last attempt failed with; the toast has said it aloud. */
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
