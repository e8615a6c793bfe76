import { useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'

export type Theme = 'light' | 'dark'

/**
 * The theme is a cookie (`theme=light|dark`, one year) that the server reads too and writes as the
 * class of <html>, so that no page flashes. Without the cookie the stylesheet follows the system,
 * and this module updates the class with it. Call once, before the first render.
 * @param chosen the member's choice, made in any browser
 */
export function startTheme(chosen?: Theme): void {
  const { classList } = document.documentElement
  setDrawnTheme(THEMES.find((theme) => classList.contains(theme)))
  if (chosen) writeCookie(chosen, oneYearSeconds)
  apply(currentTheme())
  systemDark().addEventListener('change', () => apply(currentTheme()))
}

/** Sets this browser's theme, whatever the system's. */
export function setTheme(theme: Theme): void {
  writeCookie(theme, oneYearSeconds)
  apply(theme)
}

/** Removes the choice: the system decides again (for instance after signing out). */
export function followSystemTheme(): void {
  writeCookie('', 0)
  apply(currentTheme())
}

/**
 * The current theme and the function to change it; every user of the hook re-renders when it
 * changes.
 */
export function useTheme(): { theme: Theme; setTheme: typeof setTheme; toggleTheme: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => drawn ?? 'light')
  return { theme, setTheme, toggleTheme: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}

/** The theme of the markup; undefined on a page from the server that follows the system. */
export function useDrawnTheme(): Theme | undefined {
  return useSyncExternalStore<Theme | undefined>(subscribe, currentTheme, () => drawn)
}

let drawn: Theme | undefined

/** The theme the server renders a page in, or rendered it in; undefined: the system's. */
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
  // The colors change with the next frame; pictures with two versions, and the switch, with the one
  // after.
  void afterPaint().then(() => {
    for (const listener of listeners) listener()
  })
}
