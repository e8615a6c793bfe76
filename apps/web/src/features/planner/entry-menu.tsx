import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarArrowUp, ChefHat, Copy, EllipsisVertical, Trash2, Users } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { PlanEntry } from './api.ts'
import type { PlanHandlers } from './week-grid.tsx'

interface EntryMenuProps extends Omit<PlanHandlers, 'onAdd'> {
  entry: PlanEntry
}

/** On the picture where the days stand side by side: titles need the width. */
const IN_CORNER =
  '@min-[50rem]:absolute @min-[50rem]:top-1 @min-[50rem]:right-1 @max-[50rem]:border-transparent @max-[50rem]:bg-transparent'

/** All that can be done with a planned meal, also without a mouse. */
export function EntryMenu({ entry, acts, onPortions, onPlace }: EntryMenuProps) {
  const { t } = useLingui()
  const { recipe, recipeId, text } = entry
  const name = recipe?.title ?? text ?? t`This recipe is no longer available`
  const isUsable = recipe !== null || recipeId === null
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
