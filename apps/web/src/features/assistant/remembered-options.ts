import { findChoice, MEASURE_SYSTEMS } from '@potluck/rules'
import type { ChatOptions } from './api.ts'

const key = 'potluck.chat-options'

/** The options chosen last in this browser; what cannot be read is as if never chosen. */
export function findRememberedOptions(): ChatOptions {
  return parseOptions(localStorage.getItem(key))
}

export function rememberOptions(options: ChatOptions): void {
  localStorage.setItem(key, JSON.stringify(options))
}

function parseOptions(text: string | null): ChatOptions {
  const kept = toFields(text)
  const units = typeof kept.units === 'string' ? findChoice(MEASURE_SYSTEMS, kept.units) : undefined
  return { usePantry: kept.usePantry !== false, units: units ?? null }
}

function toFields(text: string | null): { usePantry?: unknown; units?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
