import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The link that led here asked for the history to be open. */
    showChats?: boolean
  }
}

/** Opens the history if a link asked for it; going back and forth does not open it again. */
export function useChatsAskedFor(open: () => void): void {
  const isAskedFor = useLocation({ select: ({ state }) => state.showChats === true })
  const navigate = useNavigate()
  const onAskedFor = useEffectEvent(open)
  useEffect(() => {
    if (!isAskedFor) return
    onAskedFor()
    void navigate({ to: '.', search: true, replace: true, state: {} })
  }, [isAskedFor, navigate])
}
