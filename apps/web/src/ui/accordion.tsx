import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Questions that unfold; contains `AccordionItem`s. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>
}

interface AccordionItemProps {
  title: ReactNode
  open?: boolean
  children: ReactNode
}

/** One question and its answer, using the browser's `details`. */
export function AccordionItem({ title, open, children }: AccordionItemProps) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-4 text-lg font-medium hover:text-tomato">
        {title}
        <Icon
          of={ChevronDown}
          className="text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="max-w-measure pb-5 text-ink-soft">{children}</div>
    </details>
  )
}
