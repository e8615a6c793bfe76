import { CHAT_MODES, type ChatMode, findChoice } from '@potluck/rules'

/** What a link to the assistant passes; it is removed from the address once it was used. */
export interface AssistantSearch {
  mode?: ChatMode
  /** A recipe to adapt is in the session storage. */
  action?: 'adapt-recipe'
  /** With the mode 'ingredients': cook from the pantry. */
  useInventory?: true
}

/** Reads an address; unknown values are left out. */
export function parseAssistantSearch(search: Record<string, unknown>): AssistantSearch {
  const mode = typeof search.mode === 'string' ? findChoice(CHAT_MODES, search.mode) : undefined
  return {
    ...(mode && { mode }),
    ...(mode === 'adapt' && search.action === 'adapt-recipe' && { action: search.action }),
    ...(mode === 'ingredients' && String(search.useInventory) === 'true' && { useInventory: true }),
  }
}
