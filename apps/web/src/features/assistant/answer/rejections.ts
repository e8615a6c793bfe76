import { useState } from 'react'

/** The rejected changes of an adapted recipe, kept in this browser. */
export function useRejections(messageId: string | undefined) {
  const [rejected, setRejected] = useState(() => readRejections(messageId))

  /** Rejects exactly these. */
  function reject(next: ReadonlySet<number>) {
    setRejected(next)
    if (messageId) writeRejections(messageId, next)
  }

  return [rejected, reject] as const
}

const keyOf = (messageId: string) => `potluck.rejected.${messageId}`

function readRejections(messageId: string | undefined): ReadonlySet<number> {
  const text = messageId && localStorage.getItem(keyOf(messageId))
  return new Set(text ? text.split(',').map(Number).filter(Number.isInteger) : [])
}

function writeRejections(messageId: string, rejected: ReadonlySet<number>): void {
  if (rejected.size === 0) {
    localStorage.removeItem(keyOf(messageId))
    return
  }
  try {
    localStorage.setItem(keyOf(messageId), [...rejected].join(','))
  } catch {
    // If the storage is full or forbidden, the choices last as long as the page.
  }
}
