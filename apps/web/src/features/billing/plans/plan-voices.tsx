import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'

/** Sample quotes of the demo's cooks, marked as samples. */
export function PlanVoices() {
  return (
    <section className="mt-16 rounded-card bg-sunk px-6 py-10 md:px-10">
      <h2 className="font-display text-2xl font-semibold">
        <Trans>Heard at the table</Trans>
      </h2>
      <p className="mt-1 text-ink-soft">
        <Trans>Sample voices: these cooks come with the demo, and so do their words.</Trans>
      </p>
      <div className="mt-8 grid gap-10 md:grid-cols-3">
        <Voice username="greta.grows" fullName="Greta Sandvik">
          <Trans>A hundred a month is three dinners a day. Basic does me well.</Trans>
        </Voice>
        <Voice username="bigpan_dwayne" fullName="Dwayne Coulter">
          <Trans>I cook for eleven and ask about everything. I stopped counting.</Trans>
        </Voice>
        <Voice username="casa_rosalba" fullName="Rosalba Quintero">
          <Trans>Leaving was one button and a date. I came back by myself.</Trans>
        </Voice>
      </div>
    </section>
  )
}

interface VoiceProps {
  username: string
  fullName: string
  children: ReactNode
}

function Voice({ username, fullName, children }: VoiceProps) {
  return (
    <figure className="flex flex-col justify-between gap-4">
      <blockquote className="font-display text-xl leading-snug text-balance">
        <p>“{children}”</p>
      </blockquote>
      <figcaption className="flex items-center gap-3">
        <Avatar person={{ username, fullName }} size="sm" />
        <span className="font-medium">{fullName}</span>
      </figcaption>
    </figure>
  )
}
