import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'
import { Icon } from '../icon.tsx'

interface FieldProps {
  label: ReactNode
  /** Below the label and before the control: what to write and how. */
  hint?: ReactNode
  /** A sentence, such as `formState.errors.email?.message`; shown and associated with the control. */
  error?: string | undefined
  /** Shows 'optional' beside the label. */
  optional?: boolean
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  className?: string
  /** One control of this folder, which takes its id and aria attributes from the field. */
  children: ReactNode
}

/**
 * Connects label, hint and error with the control inside it: `<Field label="Email"
 * error={errors.email?.message}><TextInput {...register('email')} /></Field>`.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, optional, hideLabel, className = '', children } = props
  const id = useId()
  const hintId = hint === undefined ? undefined : `${id}-hint`
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'flex gap-2 font-medium'}>
        {label}
        {optional && (
          <span className="font-normal text-ink-soft">
            <Trans>optional</Trans>
          </span>
        )}
      </label>
      {hint && (
        <div id={hintId} className="-mt-1 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) }}>
        {children}
      </FieldContext>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}

/** The error below a control; nothing if there is none. */
export function FieldError({ id, children }: { id?: string | undefined; children?: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm text-beet">
      <Icon of={CircleAlert} size={16} className="mt-0.5" />
      {children}
    </p>
  )
}

interface FieldWiring {
  id?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

const FieldContext = createContext<FieldWiring>({})

/** A control's own attributes, or else those of the surrounding field. */
export function useFieldWiring(own: FieldWiring): FieldWiring {
  const field = useContext(FieldContext)
  return {
    id: own.id ?? field.id,
    'aria-describedby': own['aria-describedby'] ?? field['aria-describedby'],
    'aria-invalid': own['aria-invalid'] ?? (field['aria-invalid'] || undefined),
  }
}
