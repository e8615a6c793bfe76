import { Trans, useLingui } from '@lingui/react/macro'

import { useState } from 'react'
import { SegmentedControl } from '../../ui/controls/choices.tsx'
import { CountedLines } from './counted-lines.tsx'
import type { Amounts, NutritionAnswer } from './kitchen-answers.ts'
import { NutrientAmount, NutrientName } from './nutrient-amount.tsx'
import { BIG_FOUR, OTHER_NINE } from './nutrient-names.ts'

type Basis = 'portion' | '100g'

/** The nutrition of a portion, how much of the recipe was counted, and how. */
export function NutritionFacts({ nutrition }: { nutrition: NutritionAnswer }) {
  const { t } = useLingui()
  const { perServing, per100g } = nutrition
  const [chosen, setBasis] = useState<Basis>('portion')
  const basis = perServing ? chosen : '100g'
  const amounts = basis === 'portion' ? perServing : per100g

  return (
    <div className="@container">
      {perServing && per100g && (
        <SegmentedControl
          legend={t`Amounts`}
          options={[
            { value: 'portion', label: t`Per portion` },
            { value: '100g', label: t`Per 100 g` },
          ]}
          value={basis}
          onChange={setBasis}
          className="mb-5"
        />
      )}
      {amounts && !perServing && (
        <p className="mb-5 max-w-measure">
          <Trans>Per 100 g: how many it serves is not said.</Trans>
        </p>
      )}
      {amounts ? <Figures amounts={amounts} /> : <TooLittle nutrition={nutrition} />}
      {amounts && <Coverage nutrition={nutrition} />}
      {nutrition.lines.length > 0 && <CountedLines lines={nutrition.lines} />}
    </div>
  )
}

function Figures({ amounts }: { amounts: Amounts }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 @xl:grid-cols-4">
        {BIG_FOUR.map((nutrient) => (
          <div key={nutrient} className="flex flex-col-reverse">
            <dt className="text-ink-soft">
              <NutrientName nutrient={nutrient} />
            </dt>
            <dd className="font-display text-3xl font-semibold tabular-nums">
              <NutrientAmount
                nutrient={nutrient}
                amount={amounts[nutrient]}
                unitClass="font-sans text-base font-normal text-ink-soft"
              />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="mt-6 grid gap-x-8 border-t border-line @xl:grid-cols-3">
        {OTHER_NINE.map((nutrient) => (
          <div key={nutrient} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-soft">
              <NutrientName nutrient={nutrient} />
            </dt>
            <dd className="tabular-nums">
              <NutrientAmount nutrient={nutrient} amount={amounts[nutrient]} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Coverage({ nutrition }: { nutrition: NutritionAnswer }) {
  const { i18n } = useLingui()
  const { coverage, lines } = nutrition
  const missed = lines.filter(({ status }) => status === 'missed')
  const salt = lines.find(
    ({ status, ingredient }) => status === 'negligible' && /\bsalt\b/.test(ingredient ?? ''),
  )
  const counted = i18n.number(Math.floor(coverage * 100) / 100, { style: 'percent' })
  return (
    <p className="mt-4 max-w-measure text-sm text-ink-soft">
      {missed.length === 0 ? (
        <Trans>Every ingredient that weighs anything is counted.</Trans>
      ) : (
        <Trans>
          {counted} of the weight is counted, all but: {missed.map(({ text }) => text).join('; ')}.
        </Trans>
      )}{' '}
      {salt && <Trans>Sodium is without “{salt.text}”.</Trans>}
    </p>
  )
}

function TooLittle({ nutrition }: { nutrition: NutritionAnswer }) {
  const { i18n } = useLingui()
  const { coverage, lines } = nutrition
  const counted = i18n.number(Math.floor(coverage * 100) / 100, { style: 'percent' })
  if (lines.length === 0) {
    return (
      <p className="text-ink-soft">
        <Trans>Nothing could be counted: no ingredients are written down yet.</Trans>
      </p>
    )
  }
  return (
    <div className="max-w-measure">
      <p>
        {coverage < 0.01 ? (
          <Trans>Nothing could be counted. What is missing:</Trans>
        ) : (
          <Trans>
            Only {counted} of the weight could be counted, too little for figures. What is missing:
          </Trans>
        )}
      </p>
      <ul className="mt-2 list-disc pl-5 marker:text-ink-soft">
        {lines
          .filter(({ status }) => status === 'missed')
          .map(({ text, note }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
            <li key={index}>
              {text} <span className="text-ink-soft">({note})</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
