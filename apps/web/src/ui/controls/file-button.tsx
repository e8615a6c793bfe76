import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { buttonStyles } from './button.tsx'

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'children'> {
  onChoose: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the file chooser; `className` says how wide it is. */
export function FileButton({ onChoose, children, className = '', ...input }: FileButtonProps) {
  const id = useId()

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // Reset, so that choosing the same file again is noticed.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }

  return (
    <span className={`relative inline-block ${className}`}>
      <input {...input} id={id} type="file" onChange={handleChange} className="peer sr-only" />
      <label
        htmlFor={id}
        className={buttonStyles({
          className:
            'w-full peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-tomato peer-disabled:cursor-not-allowed peer-disabled:opacity-55',
        })}
      >
        {children}
      </label>
    </span>
  )
}
