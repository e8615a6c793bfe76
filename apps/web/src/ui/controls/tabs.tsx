import { createLink } from '@tanstack/react-router'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'

interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  /** A number beside the label. */
  count?: number | undefined
}

interface TabsProps<Value extends string> {
  /** What the tabs show, for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
  /** The content of the open tab. */
  children: ReactNode
}

const listStyles =
  'relative flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]'

const tabStyles =
  '-mb-px flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-selected:border-tomato aria-selected:text-ink aria-[current=page]:border-tomato aria-[current=page]:text-ink'

/** Tabs whose state belongs to the page. Arrow keys, Home and End move and open. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, className = '', children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const open = document.getElementById(`${id}-${value}`)
    if (list.current && open) bringIntoView(list.current, open)
  }, [id, value])

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.value === value)
    const steps: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs.at(step % tabs.length)
    if (!next) return
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={listStyles}
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={tabStyles}
          >
            {tab.label}
            <TabCount count={tab.count} />
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-6">
        {children}
      </div>
    </div>
  )
}

/** Scrolls only the row, if it is wider than the screen; `scrollIntoView` would move the page too. */
function bringIntoView(list: HTMLElement, tab: HTMLElement) {
  const { offsetLeft, offsetWidth } = tab
  const isSeen =
    offsetLeft >= list.scrollLeft && offsetLeft + offsetWidth <= list.scrollLeft + list.clientWidth
  if (!isSeen) list.scrollLeft = offsetLeft - (list.clientWidth - offsetWidth) / 2
}

/** The same row for pages with addresses of their own; contains `TabLink`s. */
export function TabLinks({ label, children }: { label: string; children: ReactNode }) {
  const list = useRef<HTMLElement>(null)

  // After every render, since only the links know which of them is open.
  useLayoutEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (list.current && open) bringIntoView(list.current, open)
  })

  return (
    <nav ref={list} aria-label={label} className={listStyles}>
      {children}
    </nav>
  )
}

function TabAnchor({ count, children, ...rest }: ComponentProps<'a'> & { count?: number }) {
  return (
    <a {...rest} className={tabStyles}>
      {children}
      <TabCount count={count} />
    </a>
  )
}

/** A tab that is a route: takes `to`, `params` and `search` as `Link` does. */
export const TabLink = createLink(TabAnchor)

function TabCount({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span className="rounded-full bg-sunk px-2 text-sm text-ink-soft tabular-nums">{count}</span>
  )
}
