import { useLingui } from '@lingui/react/macro'
import { Sheet } from '../../ui/overlays/dialog.tsx'
import { RailSections } from './rail.tsx'

interface RailSheetProps {
  open: boolean
  onClose: () => void
}

/** The rail on a phone, over the page. Loaded by the frame when it is first opened. */
export function RailSheet({ open, onClose }: RailSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet open={open} onClose={onClose} side="left" title="Potluck">
      <nav aria-label={t`Places`} className="-mx-3">
        <RailSections onGo={onClose} />
      </nav>
    </Sheet>
  )
}
