import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { NutritionAnswer } from './kitchen-answers.ts'
import { NutrientAmount, NutrientName } from './nutrient-amount.tsx'
import { BIG_FOUR } from './nutrient-names.ts'
import { NutritionFacts } from './nutrition-facts.tsx'

/** The four main figures of a portion in a line, which unfolds to all of them. */
export function NutritionLine({ nutrition }: { nutrition: NutritionAnswer }) {
  const { perServing, per100g } = nutrition
  const amounts = perServing ?? per100g
  return (
    <Disclosure
      summary={
        amounts ? (
          <span className="tabular-nums">
            {perServing ? <Trans>A portion:</Trans> : <Trans>In 100 g:</Trans>}{' '}
            {BIG_FOUR.map((nutrient, index) => (
              <Fragment key={nutrient}>
                {index > 0 && ' · '}
                <span className="inline-block">
                  <NutrientAmount nutrient={nutrient} amount={amounts[nutrient]} />
                  {nutrient !== 'kcal' && (
                    <span className="lowercase">
                      {' '}
                      <NutrientName nutrient={nutrient} />
                    </span>
                  )}
                </span>
              </Fragment>
            ))}
          </span>
        ) : (
          <Trans>Nutrition: too little of it is known</Trans>
        )
      }
    >
      <div className="mt-1 border-t border-line pt-5 pb-2">
        <NutritionFacts nutrition={nutrition} />
      </div>
    </Disclosure>
  )
}
