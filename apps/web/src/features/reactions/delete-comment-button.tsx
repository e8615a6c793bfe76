import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Beside the heart of a comment that the reader may delete. */
export function DeleteCommentButton({ name, onPress }: { name: string; onPress: () => void }) {
  const { t } = useLingui()
  return (
    <Button
      variant="quiet"
      size="sm"
      className="text-ink-soft"
      icon={<Icon of={Trash2} size={16} />}
      aria-label={t`Delete the comment of ${name}`}
      onClick={onPress}
    >
      <Trans>Delete</Trans>
    </Button>
  )
}
