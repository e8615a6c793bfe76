import { useEffect, useState } from 'react'
import { isBellPrepared } from './bell.ts'

/**
 * Whether this tab is the one that rings: the tab pressed last of all that show timers, since
 * browsers let a tab play sound only after a press. Without the Web Locks API every tab rings.
 */
export function useBell(): boolean {
  const [holds, setHolds] = useState(!hasLocks())
  useEffect(() => (hasLocks() ? contend(setHolds) : undefined), [])
  return holds
}

/**
 * Waits for the bell's lock, takes it at a press, and reports each change. Answers a function that
 * stops this.
 */
function contend(tell: (holds: boolean) => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const left = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let turn: symbol | undefined
  let isWaiting = false

  /**
   * Settles when the lock is no longer ours: released, taken by a press in another tab, or no
   * longer waited for.
   */
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
    // If this tab took the lock from itself, it still holds it.
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
  // The press that set the first timer came before this listener.
  void (isBellPrepared() ? take() : wait())
  return () => leaving.abort()
}

const presses = ['pointerdown', 'keydown'] as const

/** The Web Locks API exists only in a secure context. */
function hasLocks(): boolean {
  return 'locks' in navigator
}
