import { Trans, useLingui } from '@lingui/react/macro'
import { Timer as TimerIcon } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IngredientGroups } from '../recipe-page/ingredient-groups.tsx'
import { StepText } from '../recipe-page/method.tsx'
import type { ShownRecipe } from '../recipe-page/shown-recipe.ts'
import { type StepIngredient, toStepIngredients } from '../recipe-page/step-ingredients.ts'
import type { StepClock } from './timers/use-step-timers.ts'

interface StepPageProps {
  step: string
  /** Its place among the steps. */
  index: number
  recipe: ShownRecipe
  timers: StepClock[]
}

/** One step: what to do, the ingredients it takes, and the timers it asks for. */
export function StepPage({ step, index, recipe, timers }: StepPageProps) {
  const used = useMemo(() => toStepIngredients(recipe)[index] ?? [], [recipe, index])
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14">
      <div>
        <p className={`whitespace-pre-line ${sizeFor(step)}`}>
          <StepText step={step} />
        </p>
        {timers.length > 0 && (
          <ul className="mt-6 flex flex-wrap gap-3">
            {timers.map((timer) => (
              <li key={timer.id}>
                <StartButton timer={timer} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {used.length > 0 && <UsedHere ingredients={used} />}
    </div>
  )
}

/** Short steps can be read from across the kitchen, long ones still from the counter. */
function sizeFor(step: string): string {
  if (step.length <= 140) return 'text-2xl/snug md:text-3xl/snug lg:text-4xl/snug'
  if (step.length <= 420) return 'text-xl/normal md:text-2xl/snug lg:text-3xl/snug'
  return 'text-xl/normal lg:text-2xl/normal'
}

function StartButton({ timer }: { timer: StepClock }) {
  const { t } = useLingui()
  const { name, length, isSet, start } = timer
  return (
    <Button
      size="lg"
      disabled={isSet}
      icon={<Icon of={TimerIcon} size={24} />}
      aria-label={t`Start a timer: ${name}, ${length}`}
      onClick={start}
    >
      <span className="tabular-nums">{length}</span>
    </Button>
  )
}

function UsedHere({ ingredients }: { ingredients: StepIngredient[] }) {
  return (
    <section aria-labelledby="used-here" className="lg:border-l lg:border-line lg:pl-8">
      <h3 id="used-here" className="mb-2 font-display text-lg font-semibold">
        <Trans>For this step</Trans>
      </h3>
      <IngredientGroups
        ingredients={ingredients}
        headingLevel="h4"
        headingClassName="mt-4 mb-1.5 text-base font-medium text-ink-soft [h3+&]:mt-0"
        className="grid gap-2 text-lg md:text-xl"
      >
        {({ amount, name, isRest }) => (
          <>
            {amount && <span className="font-medium tabular-nums">{amount} </span>}
            {isRest ? <Trans>the rest of: {name}</Trans> : name}
          </>
        )}
      </IngredientGroups>
    </section>
  )
}
