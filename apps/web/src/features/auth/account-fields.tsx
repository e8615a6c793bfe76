import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/controls/field.tsx'
import { PasswordInput, TextInput } from '../../ui/controls/inputs.tsx'

interface AccountFieldProps {
  /** What `register` answered. */
  field: UseFormRegisterReturn
  /** One without a sentence stands for a field left blank, which the form says once for all. */
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
        // Where this form takes another's place, the link that had focus is gone.
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
