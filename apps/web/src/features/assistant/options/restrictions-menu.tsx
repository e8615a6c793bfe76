import { Trans, useLingui } from '@lingui/react/macro'
import { RESTRICTIONS } from '@potluck/kitchen'
import { CHAT_RESTRICTIONS } from '@potluck/rules'
import { ChevronDown } from 'lucide-react'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuLabel } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useRestrictions } from '../api.ts'

const labels = CHAT_RESTRICTIONS.map((id) => RESTRICTIONS[id].label)

/** The restrictions of all answers in all chats; each press is saved at once. */
export function RestrictionsMenu() {
  const { t } = useLingui()
  const { chosen, stored, toggle } = useRestrictions()
  const count = labels.filter((label) => chosen?.includes(label)).length

  function handleToggle(label: string, on: boolean) {
    toggle.mutate(
      { label, on },
      {
        onError: () => toast.error(t`Failed to update dietary preferences. Please try again.`),
      },
    )
  }

  return (
    <Menu
      trigger={(props) => (
        <Button {...props} variant="quiet" className="px-3">
          <Trans>Restrictions</Trans>
          {count > 0 && (
            <>
              <span className="grid size-6 place-items-center rounded-full bg-ink text-sm text-paper tabular-nums">
                {count}
              </span>
              <span className="sr-only">
                <Trans>chosen</Trans>
              </span>
            </>
          )}
          <Icon of={ChevronDown} size={18} />
        </Button>
      )}
    >
      <MenuLabel>
        <Trans>Every answer keeps to these, and to the diets in your settings.</Trans>
      </MenuLabel>
      {stored.isError && !chosen && (
        <MenuItem onClick={() => stored.refetch()}>
          <Trans>They could not be loaded. Try Again</Trans>
        </MenuItem>
      )}
      {labels.map((label) => (
        <MenuCheckItem
          key={label}
          checked={chosen?.includes(label) ?? false}
          disabled={chosen === undefined}
          onCheckedChange={(on) => handleToggle(label, on)}
        >
          {label}
        </MenuCheckItem>
      ))}
    </Menu>
  )
}
