import { type ChatOptions, useCreateChat } from '../api.ts'
import { tellNotOpened } from './failures.ts'

/** Opens a chat for a first question; answers its id. */
export type OpenChat = (prompt: string, failure: string) => Promise<string | undefined>

/** For chats that start with these options. If opening fails, the error is reported. */
export function useOpenChat(options: ChatOptions): OpenChat {
  const createChat = useCreateChat()
  return async (prompt, failure) => {
    try {
      return (await createChat.mutateAsync({ prompt, options }))._id
    } catch (error) {
      tellNotOpened(error, failure)
      return undefined
    }
  }
}
