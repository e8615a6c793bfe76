import type {
  DefaultValues,
  FieldErrors,
  FieldValues,
  Path,
  Resolver,
  UseFormSetError,
} from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { CallError } from '../../platform/call.ts'
import type { Problems } from './problems.ts'

/**
 * A form of the account dialog: react-hook-form with our own rules, checked at submit and from then
 * on while typing.
 */
export function useAccountForm<Fields extends FieldValues>(
  blank: DefaultValues<Fields>,
  findProblems: (fields: Fields) => Problems<Fields>,
) {
  return useForm<Fields>({ defaultValues: blank, resolver: toResolver(findProblems) })
}

/** Whether a field was left empty, which is reported once for the whole form. */
export function hasBlanks(errors: FieldErrors): boolean {
  return Object.values(errors).some((error) => error?.type === 'blank')
}

/** Shows the server's message under each field. */
export function showIssues<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  names: readonly Path<Fields>[],
): void {
  if (!(error instanceof CallError)) return
  for (const name of names) {
    const issue = error.issues.find(({ path }) => path === name)
    const taken = takenFields[error.code]
    if (issue) setError(name, { type: 'server', message: issue.message })
    else if (taken === name) setError(name, { type: 'server', message: error.message })
  }
}

const takenFields: Record<string, string> = { EMAIL_TAKEN: 'email', USERNAME_TAKEN: 'username' }

function toResolver<Fields extends FieldValues>(
  findProblems: (fields: Fields) => Problems<Fields>,
): Resolver<Fields> {
  return (fields) => {
    const found = Object.entries<string | undefined>(findProblems(fields))
    if (found.length === 0) return { values: fields, errors: {} }
    const errors = found.map(([name, message]) => [
      name,
      { type: message === '' ? 'blank' : 'rule', message },
    ])
    return { values: {}, errors: Object.fromEntries(errors) }
  }
}
