import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface DisclosureProps {
  /** Must be informative without being opened. */
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** A line that unfolds to the details behind it. */
export function Disclosure({ summary, className = '', children }: DisclosureProps) {
  return (
    <details className={className}>
      <summary className="-mx-2 flex min-h-11 w-fit max-w-[calc(100%+1rem)] cursor-pointer list-none items-center gap-2 rounded-field px-2 py-2 hover:text-tomato">
        {summary}
        <Icon
          of={ChevronDown}
          size={18}
          className="text-ink-soft transition-transform [[open]>summary>&]:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
