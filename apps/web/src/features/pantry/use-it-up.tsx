import { Trans, useLingui } from '@lingui/react/macro'
import { foodOfName } from '@potluck/kitchen'
import { Link } from '@tanstack/react-router'
import { CookingPot, Search } from 'lucide-react'
import { useId } from 'react'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PantryItem } from './api.ts'
import { firstToUse, isAnyGood } from './groups.ts'

/** The most foods that a suggested dish is about. */
const FOODS = 3

/** What to use up first, with two ways to cook it. Nothing is drawn if everything has expired. */
export function UseItUp({ items, today }: { items: readonly PantryItem[]; today: string }) {
  const { i18n } = useLingui()
  const titleId = useId()
  if (!isAnyGood(items, today)) return null
  const foods = firstFoods(items, today)
  const list = new Intl.ListFormat(i18n.locale).format(foods)
  return (
    <section
      aria-labelledby={titleId}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card bg-saffron-wash p-4 sm:px-5"
    >
      <div className="min-w-60 flex-1">
        <h2 id={titleId} className="font-display text-xl font-semibold">
          <Trans>Use it up</Trans>
        </h2>
        <p className="mt-0.5 wrap-anywhere">
          {foods.length > 0 ? (
            <Trans>What keeps the shortest: {list}.</Trans>
          ) : (
            <Trans>Cook with what is at home.</Trans>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/ai"
          search={{ mode: 'ingredients', useInventory: true }}
          className={buttonStyles()}
        >
          <Icon of={CookingPot} />
          <Trans>Cook With AI</Trans>
        </Link>
        <Link to="/search" search={{ pantry: true }} className={buttonStyles()}>
          <Icon of={Search} />
          <Trans>Find recipes</Trans>
        </Link>
      </div>
    </section>
  )
}

/** The foods without what follows in brackets: 'garlic' for 'garlic (cloves)', each once. */
function firstFoods(items: readonly PantryItem[], today: string): string[] {
  const names = firstToUse(items, today).map(({ name }) => foodOfName(name))
  return [...new Set(names)].slice(0, FOODS)
}
