import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { CoverImage } from './cover-image.tsx'
import { samplePageCover } from './example-covers.ts'

/** A drawing of a recipe's page: its cover, two ingredients ticked, one step done. */
export function SamplePage() {
  return (
    <figure
      aria-hidden="true"
      className="mt-10 hidden overflow-hidden rounded-card border border-line bg-surface sm:block"
    >
      <CoverImage code={samplePageCover} className="aspect-2/1 border-b border-line" />
      <div className="grid grid-cols-[2fr_3fr] divide-x divide-line">
        <ul className="grid content-start gap-3 p-6">
          <Ingredient done>
            <Trans>2 lemons</Trans>
          </Ingredient>
          <Ingredient done>
            <Trans>600 g potatoes</Trans>
          </Ingredient>
          <Ingredient>
            <Trans>1 sprig rosemary</Trans>
          </Ingredient>
          <Ingredient>
            <Trans>4 tbsp olive oil</Trans>
          </Ingredient>
        </ul>
        <ol className="grid content-start gap-4 p-6">
          <li className="flex gap-4 text-ink-soft">
            <span className="font-display text-3xl font-medium tabular-nums">1</span>
            <span className="line-through">
              <Trans>Heat the oven to 220 °C.</Trans>
            </span>
          </li>
          <li className="flex gap-4">
            <span className="font-display text-3xl font-medium text-tomato tabular-nums">2</span>
            <span>
              <Trans>
                Roast the potatoes for <b className="font-medium">35 minutes</b>, shaking once.
              </Trans>
            </span>
          </li>
        </ol>
      </div>
    </figure>
  )
}

function Ingredient({ done = false, children }: { done?: boolean; children: ReactNode }) {
  return (
    <li className={`flex items-center gap-3 ${done ? 'text-ink-soft line-through' : ''}`}>
      <span
        className={`grid size-5 shrink-0 place-items-center rounded-tick border ${done ? 'border-tomato bg-tomato text-on-tomato' : 'border-line-strong'}`}
      >
        {done && <Icon of={Check} size={16} />}
      </span>
      <span>{children}</span>
    </li>
  )
}
