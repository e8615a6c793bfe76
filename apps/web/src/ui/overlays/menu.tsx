import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { Check } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Icon } from '../icon.tsx'
import { placeBeside } from './place.ts'

interface MenuTriggerProps {
  id: string
  ref: (button: HTMLButtonElement | null) => void
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  onKeyDown: (event: KeyboardEvent) => void
}

interface MenuProps {
  /** The button that opens it: `trigger={(props) => <IconButton {...props} label="More" icon={Ellipsis} />}`. */
  trigger: (props: MenuTriggerProps) => ReactNode
  align?: 'start' | 'end'
  /** `MenuItem`, `MenuLink`, `MenuCheckItem`, `MenuLabel` and `MenuSeparator`. */
  children: ReactNode
}

/**
 * A menu below its button, using the browser's popover (top layer, Escape, press outside). Arrows,
 * Home, End and first letters move; the focus returns to the button.
 */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  usePlaced(open, { button, menu, align })

  function handleBeforeToggle(event: ToggleEvent) {
    if (event.target !== menu.current) return
    setOpen(event.newState === 'open')
    if (event.newState === 'closed') return
    // The popover has no size yet; by the next frame it has, before anything is painted.
    requestAnimationFrame(() => {
      if (!(button.current && menu.current)) return
      placeBeside(button.current, menu.current, align)
      focusItem(menu.current, 0)
    })
  }

  function handleTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    menu.current?.showPopover({ source: button.current ?? undefined })
  }

  function handlePress(event: MouseEvent) {
    const item = event.target instanceof Element ? event.target.closest('[role^=menuitem]') : null
    if (item?.getAttribute('role') === 'menuitem') menu.current?.hidePopover()
  }

  return (
    <>
      {trigger({
        id: `${id}-button`,
        ref: (element) => {
          button.current = element
        },
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': id,
        onKeyDown: handleTriggerKey,
      })}
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        popover="auto"
        aria-labelledby={`${id}-button`}
        onBeforeToggle={handleBeforeToggle}
        onKeyDown={(event) => moveWithin(event.currentTarget, event)}
        onClick={handlePress}
        className="fixed inset-auto m-0 max-h-[min(608px,calc(100dvh-16px))] min-w-50 max-w-80 overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float open:animate-appear"
      >
        {children}
      </div>
    </>
  )
}

interface Placing {
  button: RefObject<HTMLElement | null>
  menu: RefObject<HTMLElement | null>
  align: 'start' | 'end'
}

/** Keeps an open menu at its button while the page scrolls or changes size. */
function usePlaced(open: boolean, { button, menu, align }: Placing) {
  useEffect(() => {
    if (!open) return
    const place = () => {
      if (button.current && menu.current) placeBeside(button.current, menu.current, align)
    }
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
    }
  }, [open, button, menu, align])
}

const itemStyles =
  'flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-field px-3 py-2 text-left outline-offset-0 hover:bg-sunk focus-visible:bg-sunk focus-visible:outline-none disabled:cursor-not-allowed disabled:opacity-55 touch:min-h-11 forced-colors:focus-visible:outline'

interface MenuItemProps extends ComponentProps<'button'> {
  icon?: LucideIcon
  /** Red, for destructive actions. */
  danger?: boolean
}

/** An action. Choosing it closes the menu. */
export function MenuItem({ icon, danger, className = '', children, ...rest }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      {...rest}
      className={`${itemStyles} ${danger ? 'text-beet' : ''} ${className}`}
    >
      {icon && <Icon of={icon} className={danger ? '' : 'text-ink-soft'} />}
      {children}
    </button>
  )
}

function MenuAnchor({ icon, children, ...rest }: ComponentProps<'a'> & { icon?: LucideIcon }) {
  return (
    <a role="menuitem" tabIndex={-1} {...rest} className={itemStyles}>
      {icon && <Icon of={icon} className="text-ink-soft" />}
      {children}
    </a>
  )
}

/** A link: takes `to`, `params` and `search` as the router's own `Link` does. */
export const MenuLink = createLink(MenuAnchor)

interface MenuCheckItemProps extends Omit<ComponentProps<'button'>, 'onChange'> {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** A choice that is on or off; the menu stays open. */
export function MenuCheckItem({ checked, onCheckedChange, children, ...rest }: MenuCheckItemProps) {
  return (
    <button
      type="button"
      role="menuitemcheckbox"
      aria-checked={checked}
      tabIndex={-1}
      {...rest}
      onClick={() => onCheckedChange(!checked)}
      className={itemStyles}
    >
      <span
        className={`grid size-5 shrink-0 place-items-center rounded-tick border ${checked ? 'border-tomato bg-tomato text-on-tomato' : 'border-line-strong'}`}
      >
        {checked && <Icon of={Check} size={16} />}
      </span>
      {children}
    </button>
  )
}

/** A heading above some items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <div className="px-3 pt-2 pb-1 text-sm text-ink-soft">{children}</div>
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <hr className="-mx-1.5 my-1.5 border-line" />
}

function items(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)')]
}

/** Focuses the item at an index, which wraps around. */
function focusItem(menu: HTMLElement, index: number) {
  const all = items(menu)
  all.at(index % all.length)?.focus()
}

function moveWithin(menu: HTMLElement, event: KeyboardEvent) {
  const all = items(menu)
  const at = all.findIndex((item) => item.matches(':focus'))
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? -1 : at - 1,
    Home: 0,
    End: -1,
  }
  const target = steps[event.key] ?? byLetter(all, at, event.key)
  if (event.key === 'Tab') menu.hidePopover()
  if (target === undefined) return
  event.preventDefault()
  focusItem(menu, target)
}

/** The next item after `at` that starts with the typed letter. */
function byLetter(all: HTMLElement[], at: number, key: string): number | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return
  const letter = key.toLowerCase()
  const starts = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(letter)
  const found = [...all.keys()]
    .map((step) => (at + 1 + step) % all.length)
    .find((index) => {
      const item = all[index]
      return item && starts(item)
    })
  return found
}
