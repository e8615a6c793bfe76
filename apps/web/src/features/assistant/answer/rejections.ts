import { useState } from 'react'

/** Which changes of an adapted recipe the reader turned down, kept in this browser. */
export function useRejections(messageId: string | undefined) {
  const [rejected, setRejected] = useState(() => readRejections(messageId))

  /** From now on these are turned down, and no others. */
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
    // A full or forbidden storage loses the choices with the page, and nothing more.
  }
}
