import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CalendarPlus, Copy, Ellipsis, Printer, Share2 } from 'lucide-react'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { copyText, offerToDevice } from '../recipes/index.ts'
import { useAisleNames, type WalkedList } from './aisles.ts'
import { toListText } from './list-text.ts'
import { usePutWeekOnList } from './use-put-week.ts'

interface ListActionsProps {
  walked: WalkedList
  leavesOut: boolean
  /** The first day of the shown week. */
  weekStart: string
}

/** How much there is to buy, a button to add the week, and ways to take the list along. */
export function ListActions({ walked, leavesOut, weekStart }: ListActionsProps) {
  const { t } = useLingui()
  const nameOf = useAisleNames()
  const week = usePutWeekOnList()
  const count = walked.aisles.reduce((sum, { items }) => sum + items.length, 0)

  async function copy() {
    const isCopied = await copyText(toListText(walked, { leavesOut, nameOf }))
    if (isCopied) toast.success(t`Shopping list copied`)
    else toast.error(t`This browser does not let us copy`)
  }

  async function share() {
    const text = toListText(walked, { leavesOut, nameOf })
    if ((await offerToDevice({ title: t`Shopping list`, text })) === 'unable') await copy()
  }

  return (
    <div>
      <p role="status" className="mb-2 text-ink-soft tabular-nums">
        <Plural
          value={count}
          _0="Nothing left to buy"
          one="# thing to buy"
          other="# things to buy"
        />
      </p>
      <div className="flex items-center gap-1">
        <Button
          size="sm"
          className="flex-1"
          icon={<Icon of={CalendarPlus} size={18} />}
          loading={week.isPending}
          onClick={() => week.put(weekStart)}
        >
          <Trans>Add this week’s meals</Trans>
        </Button>
        <Menu trigger={(props) => <IconButton {...props} label={t`More`} icon={Ellipsis} />}>
          <MenuItem icon={Share2} disabled={count === 0} onClick={share}>
            <Trans>Share</Trans>
          </MenuItem>
          <MenuItem icon={Copy} disabled={count === 0} onClick={copy}>
            <Trans>Copy as text</Trans>
          </MenuItem>
          <MenuItem icon={Printer} disabled={count === 0} onClick={() => window.print()}>
            <Trans>Print</Trans>
          </MenuItem>
        </Menu>
      </div>
    </div>
  )
}
