import { Trans } from '@lingui/react/macro'
import { EXPORT_FORMATS, type ExportFormat } from '@potluck/rules'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

interface ExportDialogProps {
  /** What is saved: the name of a recipe or a collection. */
  description: ReactNode
  /** One recipe; else all of one's own, or those of a collection. */
  of: { recipeId: string } | { collection?: string }
  onClose: () => void
}

/** Recipes as texts for other programs; each link is a download. */
export function ExportDialog({ description, of, onClose }: ExportDialogProps) {
  return (
    <Dialog open onClose={onClose} title={<Trans>Save as a file</Trans>} description={description}>
      <ul className="divide-y divide-line border-y border-line">
        {EXPORT_FORMATS.map((format) => (
          <li key={format} className="flex items-center justify-between gap-4 py-3">
            <span>
              <span className="font-medium">{format}</span>
              <span className="block text-sm text-ink-soft">
                <FormatHint format={format} />
              </span>
            </span>
            <a
              href={toAddress(of, format)}
              download
              aria-label={format}
              className={buttonStyles({ size: 'sm' })}
            >
              <Icon of={Download} size={16} />
              <Trans>Save</Trans>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function FormatHint({ format }: { format: ExportFormat }) {
  switch (format) {
    case 'RecipeMD':
      return <Trans>Text that people read and recipe programs too; it comes back whole.</Trans>
    case 'Cooklang':
      return <Trans>Steps with their ingredients marked, for Cooklang programs.</Trans>
    case 'Markdown':
      return <Trans>Plain headings and lists, for notes and web sites.</Trans>
  }
}

function toAddress(of: ExportDialogProps['of'], format: ExportFormat): string {
  const query = new URLSearchParams({ format })
  if ('recipeId' in of) return `/api/recipes/${encodeURIComponent(of.recipeId)}/file?${query}`
  if (of.collection !== undefined) query.set('collection', of.collection)
  return `/api/exports?${query}`
}
