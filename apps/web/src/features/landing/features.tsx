import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SamplePage } from './sample-page.tsx'

/** The features, beside a picture of a page. */
export function Features() {
  return (
    <section id="features" className="mx-auto max-w-page px-4 py-16 md:px-8 lg:py-28">
      <div className="grid items-start gap-12 lg:grid-cols-[5fr_6fr] lg:gap-16">
        <div className="lg:sticky lg:top-28">
          <h2 className="font-display text-3xl font-semibold md:text-4xl">
            <Trans>A cookbook that stays open on the counter</Trans>
          </h2>
          <p className="mt-5 max-w-115 text-lg text-ink-soft">
            <Trans>
              Large type for arm’s length, ingredients to tick off, steps to cross out with a wet
              finger. Every recipe prints on one clean sheet.
            </Trans>
          </p>
          <SamplePage />
        </div>
        <dl className="divide-y divide-line border-y border-line">
          <Feature title={<Trans>An assistant that writes recipes, not chat</Trans>}>
            <Trans>
              Answers arrive as a set page with title, ingredients and method in their places. Your
              past ones wait in the history, and any of them can be saved as a recipe of yours.
            </Trans>
          </Feature>
          <Feature title={<Trans>Covers cut from paper</Trans>}>
            <Trans>
              No photo? Each recipe gets a still life of its own ingredients, drawn by rule. No two
              are alike, and none is a grey box.
            </Trans>
          </Feature>
          <Feature title={<Trans>Search that thinks like a cook</Trans>}>
            <Trans>
              By what it is called and what is in it, then by cuisine, difficulty and how many
              minutes there are until dinner.
            </Trans>
          </Feature>
          <Feature title={<Trans>Publishing in five steps</Trans>}>
            <Trans>
              Picture, details, ingredients, method, publish. Each step saves itself, and the last
              one tells you what is missing before anyone else does.
            </Trans>
          </Feature>
          <Feature title={<Trans>Cooks you can follow</Trans>}>
            <Trans>
              Save what you want to make, rate what you made, say what you changed. The cooks you
              follow have a shelf of their own.
            </Trans>
          </Feature>
          <Feature title={<Trans>Yours, and no one’s product</Trans>}>
            <Trans>
              No advertising, no trackers, nothing loaded from elsewhere. Light or dark, by keyboard
              or by thumb.
            </Trans>
          </Feature>
        </dl>
      </div>
    </section>
  )
}

function Feature({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="py-6">
      <dt className="font-display text-xl font-semibold">{title}</dt>
      <dd className="mt-2 max-w-measure text-ink-soft">{children}</dd>
    </div>
  )
}
