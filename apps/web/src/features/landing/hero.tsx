import { Trans } from '@lingui/react/macro'
import { PromptCard } from './prompt-card.tsx'

/** The first screen: a slogan of five words, and the card to write on. */
export function Hero() {
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-page items-center gap-10 px-4 pt-10 pb-14 md:px-8 md:pt-16 lg:grid-cols-[5fr_6fr] lg:gap-16 lg:pt-24 lg:pb-24">
        <div>
          <h1 className="font-display text-4xl font-semibold sm:text-5xl">
            <Trans>Cook what you have, together.</Trans>
          </h1>
          <p className="mt-6 max-w-115 text-lg text-ink-soft md:text-xl md:leading-normal">
            <Trans>
              Write down what is in the kitchen. The assistant makes a recipe of it, and other cooks
              make it theirs.
            </Trans>
          </p>
        </div>
        <PromptCard />
      </div>
    </section>
  )
}
