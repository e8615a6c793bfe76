import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { NutritionFacts } from '../../kitchen/index.ts'
import type { Recipe } from '../api.ts'
import { useIsWide } from './use-is-wide.ts'

interface RecipePartsProps {
  nutrition: Recipe['nutrition']
  ingredients: ReactNode
  method: ReactNode
  /** Below the ingredients, or below the tabs whichever is open. */
  foot: ReactNode
}

/**
 * Ingredients beside the method with the nutrition below, or each in a tab if the window is narrow.
 */
export function RecipeParts(props: RecipePartsProps) {
  return useIsWide() ? <Columns {...props} /> : <PartTabs {...props} />
}

function Columns({ nutrition, ingredients, method, foot }: RecipePartsProps) {
  return (
    <>
      <div className="mt-10 grid grid-cols-[minmax(300px,4fr)_8fr] items-start gap-14 border-t border-line pt-10">
        <section
          aria-labelledby="ingredients"
          className="sticky top-22 max-h-[calc(100dvh-7rem)] overflow-y-auto overscroll-contain -ml-1 pr-2 pl-1 after:pointer-events-none after:sticky after:bottom-0 after:block after:h-10 after:bg-linear-to-t after:from-paper"
        >
          <h2 id="ingredients" className="mb-4 font-display text-2xl font-semibold">
            <Trans>Ingredients</Trans>
          </h2>
          {ingredients}
          {foot}
        </section>
        <section aria-labelledby="instructions" className="min-w-0">
          <h2 id="instructions" className="mb-4 font-display text-2xl font-semibold">
            <Trans>Instructions</Trans>
          </h2>
          {method}
        </section>
      </div>
      <section aria-labelledby="nutrition" className="mt-14 border-t border-line pt-10">
        <h2 id="nutrition" className="mb-5 font-display text-2xl font-semibold">
          <Trans>Nutrition</Trans>
        </h2>
        <NutritionFacts nutrition={nutrition} />
      </section>
    </>
  )
}

function PartTabs({ nutrition, ingredients, method, foot }: RecipePartsProps) {
  const { t } = useLingui()
  const [tab, setTab] = useState<'ingredients' | 'instructions' | 'nutrition'>('ingredients')
  const parts = {
    ingredients,
    instructions: method,
    nutrition: <NutritionFacts nutrition={nutrition} />,
  }
  return (
    <>
      <Tabs
        className="mt-5 md:mt-8"
        label={t`Recipe`}
        tabs={[
          { value: 'ingredients', label: t`Ingredients` },
          { value: 'instructions', label: t`Instructions` },
          { value: 'nutrition', label: t`Nutrition` },
        ]}
        value={tab}
        onChange={setTab}
      >
        {parts[tab]}
      </Tabs>
      {foot}
    </>
  )
}
