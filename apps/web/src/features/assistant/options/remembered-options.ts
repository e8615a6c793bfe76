import { findMeasures, rememberMeasures } from '../../../platform/measures.ts'
import type { ChatOptions } from '../api.ts'

const key = 'potluck.chat-options'

/** The options chosen last in this browser; unreadable ones count as never chosen. */
export function findRememberedOptions(): ChatOptions {
  const { usePantry } = toFields(localStorage.getItem(key))
  return { usePantry: usePantry !== false, units: findMeasures() }
}

export function rememberOptions({ usePantry, units }: ChatOptions): void {
  localStorage.setItem(key, JSON.stringify({ usePantry }))
  rememberMeasures(units)
}

function toFields(text: string | null): { usePantry?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
