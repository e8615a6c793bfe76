import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** The four steps, laid out like a recipe's method. */
export function HowItWorks() {
  return (
    <section id="how-it-works" className="border-y border-line bg-sunk">
      <div className="mx-auto max-w-page px-4 py-16 md:px-8 lg:py-24">
        <h2 className="max-w-160 font-display text-3xl font-semibold md:text-4xl">
          <Trans>From the cupboard to the table in four steps</Trans>
        </h2>
        <ol className="mt-10 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4">
          <Step number={1} title={<Trans>Enter your ingredients</Trans>}>
            <Trans>
              Write what there is, the way you would tell a friend. Half a cabbage counts, and so
              does the end of the cheese.
            </Trans>
          </Step>
          <Step number={2} title={<Trans>The AI goes to work</Trans>}>
            <Trans>
              It writes a whole recipe around them while you watch: amounts, times and steps in the
              order your hands need them.
            </Trans>
          </Step>
          <Step number={3} title={<Trans>Set dietary restrictions</Trans>}>
            <Trans>
              Say what you do not eat in the same breath. The kitchen then reads every line of the
              answer and says which diets it suits, what it contains and which label to check.
            </Trans>
          </Step>
          <Step number={4} title={<Trans>Cook, save, share</Trans>}>
            <Trans>
              Keep it, change it, publish it under your name. Somebody will cook it and tell you how
              it went.
            </Trans>
          </Step>
        </ol>
      </div>
    </section>
  )
}

interface StepProps {
  number: number
  title: ReactNode
  children: ReactNode
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="border-t border-line-strong/60 pt-4">
      <span
        aria-hidden="true"
        className="font-display text-5xl font-medium text-tomato tabular-nums"
      >
        {number}
      </span>
      <h3 className="mt-3 font-display text-xl font-semibold">{title}</h3>
      <p className="mt-2 text-ink-soft">{children}</p>
    </li>
  )
}
