import type { Handed } from './read-handed.ts'

const key = 'potluck.import'

/** A page as a cook's browser had it on screen. */
export interface CapturedPage {
  kind: 'page'
  address: string
  title: string
  html: string
}

/** What is to be read into recipes. */
export type ImportSource = Handed | CapturedPage

/**
 * Keeps what is to be read in this tab: it survives a reload, and signing in. What a member read is
 * for nobody else; a browser that stores nothing keeps it as long as the page is open.
 */
export function keepSource(source: ImportSource, memberId: string | undefined): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ source, memberId } satisfies Kept))
  } catch {
    // Storage is full or forbidden.
  }
}

/** What this member left here, or a visitor before they signed in. */
export function findKeptSource(memberId: string | undefined): ImportSource | undefined {
  const text = sessionStorage.getItem(key)
  if (text === null) return undefined
  const kept = JSON.parse(text) as Kept
  return kept.memberId === undefined || kept.memberId === memberId ? kept.source : undefined
}

export function forgetSource(): void {
  sessionStorage.removeItem(key)
}

interface Kept {
  source: ImportSource
  memberId?: string | undefined
}
