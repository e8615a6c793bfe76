import { Trans, useLingui } from '@lingui/react/macro'
import {
  ArrowDown,
  ArrowUp,
  CalendarArrowUp,
  ChefHat,
  Copy,
  EllipsisVertical,
  Trash2,
  Users,
} from 'lucide-react'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/overlays/menu.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import type { PlanEntry } from './api.ts'
import type { PlanHandlers } from './plan-handlers.ts'

interface EntryMenuProps extends Omit<PlanHandlers, 'onAdd'> {
  entry: PlanEntry
  /** All entries of its meal, in order, including itself. */
  siblings: readonly PlanEntry[]
}

/** On the picture when days are side by side, since titles need the width. */
const IN_CORNER =
  '@min-[50rem]:absolute @min-[50rem]:top-1 @min-[50rem]:right-1 @max-[50rem]:border-transparent @max-[50rem]:bg-transparent'

/** All actions on a planned meal, also usable without a mouse. */
export function EntryMenu({ entry, siblings, acts, onPortions, onPlace }: EntryMenuProps) {
  const { t } = useLingui()
  const { recipe, recipeId, text } = entry
  const name = recipe?.title ?? text ?? t`This recipe is no longer available`
  const isUsable = recipe !== null || recipeId === null
  const at = siblings.findIndex(({ _id }) => _id === entry._id)
  const [above, below] = [siblings[at - 1], siblings[at + 1]]

  async function reorder(to: number) {
    // Placed before the entry that follows its new position.
    const others = siblings.filter(({ _id }) => _id !== entry._id)
    const [place, count] = [to + 1, siblings.length]
    if (await acts.reorder(entry, others[to]?._id ?? null)) {
      toast.success(t`${name} is ${place} of ${count} now`)
    }
  }

  return (
    <Menu
      trigger={(props) => (
        <IconButton
          {...props}
          size="sm"
          label={t`What to do with ${name}`}
          icon={EllipsisVertical}
          variant={recipe ? 'floating' : 'quiet'}
          className={recipe ? IN_CORNER : '@min-[50rem]:self-start'}
        />
      )}
    >
      {recipe && recipeId && (
        <>
          <MenuItem icon={Users} onClick={() => onPortions(entry)}>
            <Trans>Portions…</Trans>
          </MenuItem>
          <MenuItem icon={ChefHat} onClick={() => acts.markCooked({ ...entry, recipeId })}>
            <Trans>Mark as cooked</Trans>
          </MenuItem>
        </>
      )}
      {above && (
        <MenuItem icon={ArrowUp} onClick={() => reorder(at - 1)}>
          <Trans>Move up</Trans>
        </MenuItem>
      )}
      {below && (
        <MenuItem icon={ArrowDown} onClick={() => reorder(at + 1)}>
          <Trans>Move down</Trans>
        </MenuItem>
      )}
      {isUsable && (
        <>
          <MenuItem icon={CalendarArrowUp} onClick={() => onPlace('move', entry)}>
            <Trans>Move to…</Trans>
          </MenuItem>
          <MenuItem icon={Copy} onClick={() => onPlace('copy', entry)}>
            <Trans>Copy to…</Trans>
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={Trash2} danger onClick={() => acts.remove(entry)}>
        <Trans>Remove</Trans>
      </MenuItem>
    </Menu>
  )
}
