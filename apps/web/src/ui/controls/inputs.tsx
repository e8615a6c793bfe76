import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useFieldWiring } from './field.tsx'
import { IconButton } from './icon-button.tsx'

/** The styles that all text inputs share. */
export const inputStyles = [
  'w-full min-w-0 rounded-field border border-line-strong bg-surface px-3 text-base text-ink',
  'hover:border-ink-soft aria-invalid:border-beet [&[readonly]]:bg-sunk [&[readonly]]:text-ink-soft',
  'disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-soft',
  'focus-visible:border-tomato focus-visible:outline-offset-0',
].join(' ')

/** One line of text. */
export function TextInput({ className = '', ...props }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...props}
      {...useFieldWiring(props)}
      className={`${inputStyles} h-11 ${className}`}
    />
  )
}

/** A password that can be shown. Give it `autoComplete` (current-password or new-password). */
export function PasswordInput({ className = '', ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useLingui()
  const [visible, setVisible] = useState(false)
  return (
    <div className={`relative ${className}`}>
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={visible ? 'text' : 'password'}
        className="pr-12"
      />
      <IconButton
        label={visible ? t`Hide password` : t`Show password`}
        icon={visible ? EyeOff : Eye}
        size="sm"
        className="absolute inset-y-0 right-1 my-auto touch:right-0"
        onClick={() => setVisible(!visible)}
      />
    </div>
  )
}

/** The browser's own list of choices in our style. */
export function Select({ className = '', children, ...props }: ComponentProps<'select'>) {
  return (
    <div className={`relative ${className}`}>
      <select
        {...props}
        {...useFieldWiring(props)}
        className={`${inputStyles} h-11 cursor-pointer appearance-none truncate pr-10`}
      >
        {children}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
      />
    </div>
  )
}
