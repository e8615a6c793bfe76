import { PAGE_MESSAGE } from '@potluck/capture'
import { IMPORT_LIMITS, isOriginAddress, TEXT_LIMITS } from '@potluck/rules'
import type { CapturedPage } from './kept-source.ts'

/** The page in a message, or undefined where it is none or goes over the bounds. */
export function readCaptured(said: unknown): CapturedPage | undefined {
  if (typeof said !== 'object' || said === null) return undefined
  const { type, address, title, html } = said as Record<string, unknown>
  if (type !== PAGE_MESSAGE || typeof html !== 'string' || typeof address !== 'string') {
    return undefined
  }
  const isBounded = html.length <= IMPORT_LIMITS.page && address.length <= TEXT_LIMITS.originAddress
  if (!isBounded || address === '' || !isOriginAddress(address)) return undefined
  const name = typeof title === 'string' ? title.slice(0, TEXT_LIMITS.title) : ''
  return { kind: 'page', address, title: name, html }
}
