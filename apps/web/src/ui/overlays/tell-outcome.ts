import { serverMessage } from '../../platform/server-message.ts'
import { toast } from './toast.ts'

/**
 * Awaits an action and answers whether it worked: then calls `onDone`, or else shows the server's
 * message, or `failure`. For `mutateAsync`, since the callbacks of `mutate` are skipped for a
 * component that is removed.
 */
export async function tellOutcome<Answer>(
  act: Promise<Answer>,
  failure: string,
  onDone?: (answer: Answer) => void,
): Promise<boolean> {
  try {
    // Separate from the call of `onDone`, without which nothing would be awaited.
    const answer = await act
    onDone?.(answer)
    return true
  } catch (error) {
    toast.error(serverMessage(error) ?? failure)
    return false
  }
}
