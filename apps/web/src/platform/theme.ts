import { useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

export type Theme = 'light' | 'dark'

/**
 * The theme is a cookie (`theme=light|dark`, one year) that the server reads too, writing it as the
 * class of <html>, so that no page flashes. Without the cookie the stylesheet follows the system and
 * this module keeps the class in step with it. Call once, before the first render.
 *
 * @param chosen what the member chose, wherever that was
 */
export function startTheme(chosen?: Theme): void {
  const { classList } = document.documentElement
  setDrawnTheme(THEMES.find((theme) => classList.contains(theme)))
  if (chosen) writeCookie(chosen, oneYearSeconds)
  apply(currentTheme())
  systemDark().addEventListener('change', () => apply(currentTheme()))
}

/** Chooses a theme for this browser, whatever the system says. */
export function setTheme(theme: Theme): void {
  writeCookie(theme, oneYearSeconds)
  apply(theme)
}

/** Forgets the choice: the system decides again (after signing out, for instance). */
export function followSystemTheme(): void {
  writeCookie('', 0)
  apply(currentTheme())
}

/** The theme on screen and the way to change it; every user of the hook re-renders when it changes. */
export function useTheme(): { theme: Theme; setTheme: typeof setTheme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => drawn ?? 'light')
  return { theme, setTheme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}

/** The theme of what is drawn; undefined on a page from the server that leaves it to the system. */
export function useDrawnTheme(): Theme | undefined {
  return useSyncExternalStore<Theme | undefined>(subscribe, currentTheme, () => drawn)
}

let drawn: Theme | undefined

/** What the server draws a page in, or drew it; undefined: as the system has it. */
export function setDrawnTheme(theme: Theme | undefined): void {
  drawn = theme
}

const THEMES = ['light', 'dark'] as const
const oneYearSeconds = 31_536_000
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function currentTheme(): Theme {
  return chosenTheme() ?? (systemDark().matches ? 'dark' : 'light')
}

function chosenTheme(): Theme | undefined {
  const value = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1]
  return value === 'light' || value === 'dark' ? value : undefined
}

function systemDark(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)')
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `theme=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
}

function apply(theme: Theme): void {
  const { classList } = document.documentElement
  classList.toggle('dark', theme === 'dark')
  classList.toggle('light', theme === 'light')
  // The colors change with the next frame; pictures that have two, and the switch, with the one after it.
  void afterPaint().then(() => {
    for (const listener of listeners) listener()
  })
}
