import { Trans } from '@lingui/react/macro'
import { CoverImage } from './cover-image.tsx'
import { exampleCovers } from './example-covers.ts'

/** Four recipes of the demo with their real covers. */
export function Covers() {
  return (
    <section className="mx-auto max-w-page px-4 pb-16 md:px-8 lg:pb-24">
      <h2 className="sr-only">
        <Trans>From the demo’s kitchen</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-5 lg:grid-cols-4">
        {exampleCovers.map(({ title, cook, code }) => (
          <li key={code}>
            <div className="aspect-4/3 overflow-hidden rounded-card border border-line bg-sunk">
              <CoverImage code={code} className="h-full" />
            </div>
            <p className="mt-3 font-display text-base leading-snug font-semibold md:text-lg">
              {title}
            </p>
            <p className="mt-1 text-sm text-ink-soft">{cook}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
