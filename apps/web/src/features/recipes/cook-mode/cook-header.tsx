import { useLingui } from '@lingui/react/macro'
import { Mic, MicOff, Volume2, X } from 'lucide-react'
import { canListen } from '../../../platform/listening.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { canReadAloud } from './read-aloud.ts'

interface CookHeaderProps {
  title: string
  voice: { listens: boolean; toggle: () => void }
  /** Undefined on a page without a step to read aloud. */
  onRead: (() => void) | undefined
  onClose: () => void
}

/** The recipe's title, the voice buttons, and the way out. */
export function CookHeader({ title, voice, onRead, onClose }: CookHeaderProps) {
  const { t } = useLingui()
  return (
    <header className="flex items-center gap-1 py-2 pr-2 pl-4 md:pr-6 md:pl-8">
      <p className="min-w-0 flex-1 truncate font-medium">{title}</p>
      {canReadAloud() && (
        <IconButton
          label={t`Read aloud`}
          icon={Volume2}
          disabled={onRead === undefined}
          onClick={onRead}
        />
      )}
      {canListen() && (
        <IconButton
          label={t`Listen for “next”, “back”, “repeat”, “timer” and “stop”`}
          icon={voice.listens ? MicOff : Mic}
          aria-pressed={voice.listens}
          onClick={voice.toggle}
        />
      )}
      <IconButton label={t`Leave cook mode`} icon={X} onClick={onClose} />
    </header>
  )
}
