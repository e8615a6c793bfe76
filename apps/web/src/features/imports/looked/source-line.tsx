import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { cutText } from '@potluck/rules'
import { RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ImportSource } from '../handed/kept-source.ts'

/** What is to be read into recipes, or photos of one. */
export type Read = ImportSource | { kind: 'photos' }

/** What is being read, and the way back to something else. */
export function SourceLine({ source, onClear }: { source: Read; onClear?: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 border-y border-line py-2">
      <p className="line-clamp-2 min-w-0 wrap-anywhere text-ink-soft">
        <SourceName source={source} />
      </p>
      {onClear && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon of={RotateCcw} size={16} />}
          onClick={onClear}
        >
          <Trans>Something else</Trans>
        </Button>
      )}
    </div>
  )
}

function SourceName({ source }: { source: Read }) {
  const { t } = useLingui()
  switch (source.kind) {
    case 'addresses': {
      const { addresses } = source
      const [first = ''] = addresses
      if (addresses.length === 1) return first
      return <Plural value={addresses.length} one="# address" other="# addresses" />
    }
    case 'photos':
      return <Trans>Photos of a recipe</Trans>
    case 'page':
      return <Trans>The page that you had open: {source.title || source.address}</Trans>
    default:
      return t`The text: ${firstLine(source.text)}`
  }
}

/** Its first line, as far as it is needed to know it again. */
function firstLine(text: string): string {
  const [first = ''] = text.trim().split('\n')
  return cutText(first, 80)
}
