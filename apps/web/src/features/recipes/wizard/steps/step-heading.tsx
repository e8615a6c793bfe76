import { type ReactNode, useEffect, useRef } from 'react'

interface StepHeadingProps {
  title: ReactNode
  /** One sentence about what to do here. */
  lead: ReactNode
  /** True if the cook came here from another step: the heading then takes the focus. */
  arrived: boolean
}

export function StepHeading({ title, lead, arrived }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!arrived) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [arrived])

  return (
    <header className="mb-6">
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-display text-2xl font-semibold focus-visible:outline-none"
      >
        {title}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{lead}</p>
    </header>
  )
}
