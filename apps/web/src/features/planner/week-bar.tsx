import { Trans, useLingui } from '@lingui/react/macro'
import { addDays } from '@potluck/rules'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Ellipsis, ShoppingBasket, Trash2 } from 'lucide-react'
import { Button, buttonStyles } from '../../ui/controls/button.tsx'
import { IconButton, iconButtonStyles } from '../../ui/controls/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { usePutWeekOnList } from '../shopping/index.ts'
import { weekLabel, weekOf } from './week.ts'

interface WeekBarProps {
  start: string
  isEmpty: boolean
  onClear: () => void
}

/** The shown week, buttons to others, and actions on all of it. */
export function WeekBar({ start, isEmpty, onClear }: WeekBarProps) {
  const { t, i18n } = useLingui()
  const shopping = usePutWeekOnList()
  const isThisWeek = start === weekOf()
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3">
      <WeekLink to={addDays(start, -7)} label={t`Previous week`} icon={ChevronLeft} />
      <WeekLink to={addDays(start, 7)} label={t`Next week`} icon={ChevronRight} />
      <h2 className="px-1 font-display text-xl font-semibold tabular-nums" aria-live="polite">
        {weekLabel(start, i18n.locale)}
      </h2>
      {!isThisWeek && (
        <Link
          to="/dashboard/mealPlanner"
          className={buttonStyles({ variant: 'quiet', size: 'sm' })}
        >
          <Trans>This week</Trans>
        </Link>
      )}
      <div className="ml-auto flex items-center gap-1 max-sm:w-full">
        <Button
          icon={<Icon of={ShoppingBasket} />}
          loading={shopping.isPending}
          disabled={isEmpty}
          onClick={() => shopping.put(start)}
          className="max-sm:flex-1"
        >
          <Trans>Create Shopping List</Trans>
        </Button>
        <Menu trigger={(props) => <IconButton {...props} label={t`More`} icon={Ellipsis} />}>
          <MenuItem icon={Trash2} danger disabled={isEmpty} onClick={onClear}>
            <Trans>Clear week</Trans>
          </MenuItem>
        </Menu>
      </div>
    </div>
  )
}

interface WeekLinkProps {
  to: string
  label: string
  icon: typeof ChevronLeft
}

function WeekLink({ to, label, icon }: WeekLinkProps) {
  return (
    <Link
      to="/dashboard/mealPlanner"
      search={{ week: to }}
      resetScroll={false}
      aria-label={label}
      data-tooltip={label}
      className={iconButtonStyles({ variant: 'outline' })}
    >
      <Icon of={icon} />
    </Link>
  )
}
