import { useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'

/** Above the input field, while the latest turn is out of view. */
export function JumpButton({ onJump }: { onJump: () => void }) {
  const { t } = useLingui()
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-full mx-auto flex max-w-204 justify-end px-4 pb-2 md:px-0">
      <IconButton
        label={t`Jump to newest`}
        icon={ArrowDown}
        variant="floating"
        className="pointer-events-auto"
        onClick={onJump}
      />
    </div>
  )
}
