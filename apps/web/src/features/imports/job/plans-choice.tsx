import { Plural, Trans } from '@lingui/react/macro'
import { Checkbox } from '../../../ui/controls/checks.tsx'
import type { Import } from '../api.ts'
import type { ImportOptions } from './use-import-options.ts'

interface PlansChoiceProps {
  run: Import
  options: ImportOptions
}

/** Whether planned meals and shopping lists come along, where there are any. */
export function PlansChoice({ run: { plannedMeals, shoppingLines }, options }: PlansChoiceProps) {
  if (plannedMeals + shoppingLines === 0) return null
  return (
    <fieldset className="mt-6">
      <legend className="font-medium">
        <Trans>Comes along</Trans>
      </legend>
      {plannedMeals > 0 && (
        <Checkbox
          checked={options.plan}
          onChange={({ target }) => options.change({ plan: target.checked })}
          label={
            <Plural
              value={plannedMeals}
              one="# planned meal, into your week plan"
              other="# planned meals, into your week plan"
            />
          }
        />
      )}
      {shoppingLines > 0 && (
        <Checkbox
          checked={options.shoppingLists}
          onChange={({ target }) => options.change({ shoppingLists: target.checked })}
          label={
            <Plural
              value={shoppingLines}
              one="# line, onto your shopping list"
              other="# lines, onto your shopping list"
            />
          }
        />
      )}
    </fieldset>
  )
}
