import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { useFieldWiring } from './field.tsx'
import { inputStyles } from './inputs.tsx'

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Lines shown when empty. */
  rows?: number
  /** The most lines it grows to; beyond that it scrolls. */
  maxRows?: number
}

/** A multi-line text input that grows with its content. */
export function TextArea({ rows = 3, maxRows = 12, className = '', ref, ...props }: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null)

  useLayoutEffect(() => {
    const area = element.current
    if (!area || CSS.supports('field-sizing', 'content')) return
    grow(area)
    const onInput = () => grow(area)
    area.addEventListener('input', onInput)
    return () => area.removeEventListener('input', onInput)
  })

  return (
    <textarea
      {...props}
      {...useFieldWiring(props)}
      ref={(area) => {
        element.current = area
        if (typeof ref === 'function') return ref(area)
        if (ref) ref.current = area
      }}
      rows={rows}
      style={{ minHeight: `calc(${rows}lh + 22px)`, maxHeight: `calc(${maxRows}lh + 22px)` }}
      className={`${inputStyles} field-sizing-content resize-none py-2.5 ${className}`}
    />
  )
}

/** For browsers without `field-sizing`. */
function grow(area: HTMLTextAreaElement) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + 2}px`
}
