import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'

/** Sample quotes of three of the demo's cooks, marked as samples. */
export function Voices() {
  return (
    <section className="border-y border-line bg-sunk">
      <div className="mx-auto max-w-page px-4 py-16 md:px-8 lg:py-24">
        <h2 className="font-display text-2xl font-semibold md:text-3xl">
          <Trans>Heard in the kitchen</Trans>
        </h2>
        <p className="mt-2 text-ink-soft">
          <Trans>Sample voices: these cooks come with the demo, and so do their words.</Trans>
        </p>
        <div className="mt-10 grid gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
          <Voice
            large
            username="casa_rosalba"
            fullName="Rosalba Quintero"
            place={<Trans>Oaxaca de Juárez</Trans>}
          >
            <Trans>
              My mother never measured anything. I published her black bean soup on a Sunday, and by
              Wednesday a stranger had written that it needed more epazote. She was delighted.
            </Trans>
          </Voice>
          <div className="grid content-between gap-10">
            <Voice
              username="bigpan_dwayne"
              fullName="Dwayne Coulter"
              place={<Trans>Memphis, Tennessee</Trans>}
            >
              <Trans>
                I typed in what was left after the grandkids. It gave me hash. Good hash.
              </Trans>
            </Voice>
            <Voice username="greta.grows" fullName="Greta Sandvik" place={<Trans>Malmö</Trans>}>
              <Trans>One hob, no oven, and the steps still came in an order that worked.</Trans>
            </Voice>
          </div>
        </div>
      </div>
    </section>
  )
}

interface VoiceProps {
  username: string
  fullName: string
  place: ReactNode
  large?: boolean
  children: ReactNode
}

function Voice({ username, fullName, place, large = false, children }: VoiceProps) {
  return (
    <figure>
      <blockquote
        className={`font-display text-balance ${large ? 'text-2xl leading-snug md:text-3xl md:leading-snug' : 'text-xl leading-snug'}`}
      >
        <p>“{children}”</p>
      </blockquote>
      <figcaption className="mt-4 flex items-center gap-3">
        <Avatar person={{ username, fullName }} size="sm" />
        <span>
          <span className="font-medium">{fullName}</span>
          <span className="text-ink-soft"> · {place}</span>
        </span>
      </figcaption>
    </figure>
  )
}
