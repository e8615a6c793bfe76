import { useEffect, useState } from 'react'
import { isBellPrepared } from './bell.ts'

/**
 * Whether this tab is the one that rings: of all that show the timers, the one pressed last, since browsers
 * let none sound that was never pressed. Where there are no locks, every tab does.
 */
export function useBell(): boolean {
  const [holds, setHolds] = useState(!hasLocks())
  useEffect(() => (hasLocks() ? contend(setHolds) : undefined), [])
  return holds
}

/** Waits for the bell, takes it at a press, and tells of each change, until one calls what it answers. */
function contend(tell: (holds: boolean) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let turn: symbol | undefined
  let isWaiting = false

  /** Settles when the lock is not ours any more: given back, taken by a press elsewhere, or not waited for. */
  const ask = async (options: LockOptions) => {
    const mine = Symbol('turn')
    try {
      await navigator.locks.request('potluck.bell', options, () => {
        turn = mine
        tell(!signal.aborted)
        return left
      })
    } catch {
      // Another tab took it, or this one left the queue.
    }
    // A tab that takes it from itself has it still.
    if (turn !== mine) return
    turn = undefined
    if (!signal.aborted) tell(false)
  }
  const wait = async () => {
    if (isWaiting || signal.aborted) return
    isWaiting = true
    await ask({ signal })
    isWaiting = false
    void wait()
  }
  const take = async () => {
    if (turn !== undefined) return
    await ask({ steal: true })
    void wait()
  }

  for (const press of presses) document.addEventListener(press, take, { signal })
  // The press that set the first timer was before this.
  void (isBellPrepared() ? take() : wait())
  return () => leaving.abort()
}

const presses = ['pointerdown', 'keydown'] as const

/** Only a secure context has them. */
function hasLocks(): boolean {
  return 'locks' in navigator
}
