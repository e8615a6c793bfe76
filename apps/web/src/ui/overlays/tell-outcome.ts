import { serverMessage } from '../../platform/server-message.ts'
import { toast } from './toast.ts'

/**
 * Waits for an act and answers whether it went well: after it `onDone`, or else what the server says, or
 * `failure`. For `mutateAsync`: what leaves its list with the act would never hear of `mutate`'s end.
 */
export async function tellOutcome<Answer>(
  act: Promise<Answer>,
  failure: string,
  onDone?: (answer: Answer) => void,
): Promise<boolean> {
  try {
    // Apart from the call of `onDone`, without which nothing would be waited for.
    const answer = await act
    onDone?.(answer)
    return true
  } catch (error) {
    toast.error(serverMessage(error) ?? failure)
    return false
  }
}
