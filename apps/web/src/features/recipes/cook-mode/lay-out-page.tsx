import { Trans } from '@lingui/react/macro'
import { IngredientGroups } from '../recipe-page/ingredient-groups.tsx'
import { IngredientRow } from '../recipe-page/ingredient-list.tsx'
import { MeasuresChoice } from '../recipe-page/portions/measures-choice.tsx'
import type { Portions } from '../recipe-page/portions/portions.ts'
import { PortionsStepper } from '../recipe-page/portions/portions-stepper.tsx'
import type { ShownRecipe } from '../recipe-page/shown-recipe.ts'
import type { Measures } from '../recipe-page/use-shown-recipe.ts'
import type { Ticks } from '../recipe-page/use-ticks.ts'

interface LayOutPageProps {
  shown: ShownRecipe
  portions: Portions
  measures: Measures
  ticks: Ticks
}

/** All the ingredients, to put on the counter before starting. */
export function LayOutPage({ shown, portions, measures, ticks }: LayOutPageProps) {
  return (
    <>
      <p className="mb-4 max-w-measure text-lg text-ink-soft">
        <Trans>Tick off what stands on the counter; then the cooking is quick.</Trans>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <PortionsStepper portions={portions} />
        <MeasuresChoice measures={measures} />
      </div>
      <div className="mt-5 gap-x-12 border-t border-line text-lg md:columns-2 lg:text-xl">
        <IngredientGroups
          ingredients={shown.ingredients}
          headingLevel="h3"
          headingClassName="break-after-avoid border-b border-line pt-5 pb-2 font-display font-semibold"
          className=""
          itemClassName="break-inside-avoid border-b border-line"
        >
          {(ingredient, index) => (
            <IngredientRow
              ingredient={ingredient}
              ticked={ticks.ingredients.has(index)}
              onToggle={() => ticks.toggle('ingredients', index)}
            />
          )}
        </IngredientGroups>
      </div>
    </>
  )
}
