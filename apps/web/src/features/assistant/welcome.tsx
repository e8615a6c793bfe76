import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { BowlAndWhisk } from '../../ui/drawings.tsx'
import { useSession } from '../auth/index.ts'

const examples: MessageDescriptor[] = [
  msg`A slow Sunday stew for six, with whatever roots are in season`,
  msg`Two eggs, stale bread and half an onion: breakfast in 15 minutes`,
  msg`Something bright with lemon and chickpeas, vegan, for tonight`,
  msg`A birthday cake a nine-year-old can help to bake`,
]

/** A new chat: a greeting and four example questions. */
export function Welcome({ onAsk }: { onAsk: (prompt: string) => unknown }) {
  const { i18n } = useLingui()
  const name = useSession()?.fullName || 'User'
  return (
    <section className="my-auto py-4 md:py-8">
      <div className="mb-5 max-md:hidden">
        <BowlAndWhisk />
      </div>
      <h1 className="font-display text-3xl font-semibold md:text-4xl">
        <Trans>Hello, {name}</Trans>
      </h1>
      <p className="mt-3 max-w-measure text-lg text-ink-soft">
        <Trans>
          Tell me what is in the kitchen, who is coming or what you are longing for, and I will
          write it down as a recipe.
        </Trans>
      </p>
      <ul className="mt-6 md:mt-8 divide-y divide-line border-y border-line">
        {examples.map((example) => {
          const prompt = i18n._(example)
          return (
            <li key={example.id}>
              <button
                type="button"
                onClick={() => onAsk(prompt)}
                className="min-h-12 w-full cursor-pointer py-3 text-left font-display text-base hover:text-tomato md:text-lg"
              >
                {prompt}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
