import { lazy, type ReactNode, Suspense, useState } from 'react'

const HistoryPanel = lazy(() =>
  import('./history-panel.tsx').then((it) => ({ default: it.HistoryPanel })),
)

interface History {
  isOpen: boolean
  toggle: (isOpen: boolean) => void
}

/** The past chats, in a panel that is loaded when first opened. Draw it once. */
export function useHistoryPanel(openChatId: string | undefined): [History, ReactNode] {
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)

  function toggle(open: boolean) {
    setWanted(true)
    setOpen(open)
  }

  const panel = isWanted && (
    <Suspense>
      <HistoryPanel open={isOpen} openChatId={openChatId} onClose={() => setOpen(false)} />
    </Suspense>
  )
  return [{ isOpen, toggle }, panel]
}
