import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { History, Plus, SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ChatOptions } from './api.ts'
import { RestrictionsMenu } from './options/restrictions-menu.tsx'

const OptionsDialog = lazy(() =>
  import('./options/options-dialog.tsx').then((it) => ({ default: it.OptionsDialog })),
)

interface ChatBarProps {
  title: string | undefined
  /** Whether a chat is open, so that another can be started. */
  open: boolean
  options: ChatOptions
  /**
   * Whether they are this chat's: before they are loaded, a change would be overwritten by loading.
   */
  optionsKnown: boolean
  onOptionsChange: (change: Partial<ChatOptions>) => void
  historyOpen: boolean
  onToggleHistory: () => void
}

/** The bar above a chat: its title, its restrictions and options, and buttons to other chats. */
export function ChatBar(props: ChatBarProps) {
  const { title, open, options, optionsKnown, onOptionsChange, historyOpen, onToggleHistory } =
    props
  const { t } = useLingui()
  const [optionsOpen, setOptionsOpen] = useState(false)
  const [optionsWanted, setOptionsWanted] = useState(false)

  function openOptions() {
    setOptionsWanted(true)
    setOptionsOpen(true)
  }

  return (
    <div className="@container sticky top-16 z-20 flex min-h-14 items-center justify-end gap-1 bg-paper px-3 md:px-6">
      {title && (
        <h1 className="mr-auto min-w-0 truncate px-1 text-base font-medium text-ink-soft @max-2xl:sr-only">
          {title}
        </h1>
      )}
      <RestrictionsMenu />
      <IconButton
        label={t`What answers go by`}
        icon={SlidersHorizontal}
        disabled={!optionsKnown}
        onClick={openOptions}
      />
      {open && (
        <Link to="/ai" className={buttonStyles({ variant: 'quiet', className: 'px-3' })}>
          <Icon of={Plus} />
          <span className="max-sm:sr-only">
            <Trans>New Chat</Trans>
          </span>
        </Link>
      )}
      <Button
        variant="quiet"
        className="px-3"
        icon={<Icon of={History} />}
        aria-expanded={historyOpen}
        onClick={onToggleHistory}
      >
        <span className="max-sm:sr-only">
          <Trans>History</Trans>
        </span>
      </Button>
      {optionsWanted && (
        <Suspense>
          <OptionsDialog
            open={optionsOpen}
            onClose={() => setOptionsOpen(false)}
            options={options}
            onChange={onOptionsChange}
          />
        </Suspense>
      )}
    </div>
  )
}
