import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useMediaQuery } from '../../../platform/use-media-query.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm-dialog.tsx'
import { Sheet } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { type ChatSummary, useDeleteChat } from '../api.ts'
import { HistoryList } from './history-list.tsx'

interface HistoryPanelProps {
  open: boolean
  openChatId: string | undefined
  onClose: () => void
}

/** Past chats: a column on the right if there is room, else a sheet. */
export function HistoryPanel({ open, openChatId, onClose }: HistoryPanelProps) {
  const { t } = useLingui()
  const wide = useMediaQuery(room, false)
  const navigate = useNavigate()
  const deleteChat = useDeleteChat()
  const [confirm, confirmDialog] = useConfirm()
  const chats = useRef<HTMLDivElement>(null)

  async function askAndDelete({ _id, title }: ChatSummary) {
    const confirmed = await confirm({
      title: t`Delete chat`,
      body: t`“${title}” and all its messages will be deleted. This cannot be undone.`,
      confirmLabel: t`Delete`,
      danger: true,
    })
    if (!confirmed) return
    deleteChat.mutate(_id, {
      onSuccess: () => {
        // The button that had the focus is gone with its chat.
        chats.current?.focus()
        if (_id === openChatId) void navigate({ to: '/ai' })
      },
      onError: () => toast.error(t`Failed to delete chat. Please try again.`),
    })
  }

  const list = (
    <div ref={chats} tabIndex={-1} className="outline-none">
      <HistoryList
        openChatId={openChatId}
        onOpen={wide ? undefined : onClose}
        onDelete={askAndDelete}
      />
    </div>
  )
  return (
    <>
      {wide ? (
        open && <Column onClose={onClose}>{list}</Column>
      ) : (
        <Sheet open={open} onClose={onClose} title={t`History`}>
          {list}
        </Sheet>
      )}
      {confirmDialog}
    </>
  )
}

function Column({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { t } = useLingui()
  return (
    <aside
      aria-labelledby="history-title"
      className="sticky top-16 h-[calc(100dvh-4rem)] w-84 shrink-0 overflow-y-auto overscroll-contain border-l border-line px-5 pb-6"
    >
      <div className="sticky top-0 z-10 -mx-5 mb-2 flex min-h-14 items-center justify-between bg-paper pr-2 pl-5">
        <h2 id="history-title" className="font-display text-xl font-semibold">
          <Trans>History</Trans>
        </h2>
        <IconButton label={t`Close`} icon={X} onClick={onClose} />
      </div>
      {children}
    </aside>
  )
}

/** Enough for this column, the rail and a page of 600 px. */
const room = '(min-width: 1200px)'
