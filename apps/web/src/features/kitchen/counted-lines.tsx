import { Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { NutritionAnswer } from './kitchen-answers.ts'

type Line = NutritionAnswer['lines'][number]

/** How the figures were counted: every line with its weight, or why it does not count. */
export function CountedLines({ lines }: Pick<NutritionAnswer, 'lines'>) {
  return (
    <Disclosure
      className="mt-3"
      summary={
        <span className="font-medium">
          <Trans>How this was counted</Trans>
        </span>
      }
    >
      <ul className="mt-1 max-w-measure divide-y divide-line border-y border-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
          <li key={index} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              {line.text}
              <span className="block text-sm text-ink-soft">{line.note}</span>
            </span>
            <span className="shrink-0 text-ink-soft tabular-nums">
              <Weight line={line} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        <Trans>
          Figures: USDA National Nutrient Database (SR Legacy); what it lacks, from food labels and
          the tables of other countries. What nobody measured counts as none.
        </Trans>
      </p>
    </Disclosure>
  )
}

function Weight({ line: { status, grams } }: { line: Line }) {
  const { i18n } = useLingui()
  if (status === 'missed') return <Trans>not counted</Trans>
  if (grams === null) return '–'
  return <Trans>{i18n.number(grams, { maximumFractionDigits: grams < 10 ? 1 : 0 })} g</Trans>
}
