import { type ReactNode, useState } from 'react'
import { CallError } from '../../../platform/call.ts'
import { OriginDialog } from './origin-dialog.tsx'

/** Sends something that may publish the text of another source; a yes sends it again. */
type AskOrigin = <T>(send: (confirmOrigin?: true) => Promise<T>) => Promise<T>

/** Its cook said no, which needs no other word. */
class DeclinedError extends Error {}

export const isDeclined = (error: unknown) => error instanceof DeclinedError

/**
 * Asks before the text of another source takes the place of what is public, where the server wants to
 * know; a no rejects with what `isDeclined` knows. Draw the dialog once.
 */
export function useOriginQuestion(): [AskOrigin, ReactNode] {
  const [asked, setAsked] = useState<{ answer: (yes: boolean) => void }>()

  async function ask<T>(send: (confirmOrigin?: true) => Promise<T>): Promise<T> {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'ORIGIN_UNCONFIRMED') throw error
      const isYes = await new Promise<boolean>((answer) => setAsked({ answer }))
      setAsked(undefined)
      if (!isYes) throw new DeclinedError('declined', { cause: error })
      return send(true)
    }
  }

  return [ask, asked && <OriginDialog onAnswer={asked.answer} />]
}
