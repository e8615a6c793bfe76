import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/controls/field.tsx'
import { PasswordInput, TextInput } from '../../ui/controls/inputs.tsx'

interface AccountFieldProps {
  /** The result of `register`. */
  field: UseFormRegisterReturn
  /**
   * An error without a message marks a field left empty, which the form reports once for all
   * fields.
   */
  error: FieldError | undefined
  hint?: ReactNode
}

export function EmailField({ field, error, isFirst }: AccountFieldProps & { isFirst?: boolean }) {
  const { t } = useLingui()
  return (
    <Field label={t`Email`} error={error?.message}>
      <TextInput
        {...field}
        type="email"
        autoComplete="email"
        // If this form replaces another, the link that had the focus is gone.
        autoFocus={isFirst}
        aria-invalid={Boolean(error)}
      />
    </Field>
  )
}

export function UsernameField({ field, error, hint }: AccountFieldProps) {
  const { t } = useLingui()
  return (
    <Field label={t`Username`} hint={hint} error={error?.message}>
      <TextInput
        {...field}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={Boolean(error)}
      />
    </Field>
  )
}

interface PasswordFieldProps extends AccountFieldProps {
  label: ReactNode
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ field, error, hint, label, autoComplete }: PasswordFieldProps) {
  return (
    <Field label={label} hint={hint} error={error?.message}>
      <PasswordInput {...field} autoComplete={autoComplete} aria-invalid={Boolean(error)} />
    </Field>
  )
}
