import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../auth/index.ts'
import { ContactLink } from '../site/index.ts'
import { Allergies } from './allergies.tsx'
import { TicketList } from './ticket-list.tsx'

/** What the kitchen must know about a cook, and where to find help. */
export function DashboardSettingsPage() {
  const user = useSession()
  if (!user) return null
  return (
    <div className="max-w-200 px-4 py-8 md:px-8">
      <h1 className="font-display text-3xl font-semibold">
        <Trans>Dashboard Settings</Trans>
      </h1>
      <div className="divide-y divide-line">
        <Section
          title={<Trans>Allergies</Trans>}
          hint={
            <Trans>
              Every answer of the assistant keeps to them. They stand among your{' '}
              <Link to="/settings/preferences" className="link">
                dietary preferences
              </Link>
              .
            </Trans>
          }
        >
          <Allergies preferences={user.dietaryPreferences} />
        </Section>
        <Section id="tickets" title={<Trans>Your tickets</Trans>}>
          <TicketList />
        </Section>
        <Section title={<Trans>Feedback and support</Trans>}>
          <ul className="-mt-2.5 flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <Link to="/feedback" className="link inline-block py-2.5 font-medium">
                <Trans>Give feedback</Trans>
              </Link>
            </li>
            <li>
              <ContactLink className="link cursor-pointer py-2.5 font-medium" />
            </li>
          </ul>
        </Section>
      </div>
    </div>
  )
}

interface SectionProps {
  id?: string
  title: ReactNode
  hint?: ReactNode
  children: ReactNode
}

function Section({ id, title, hint, children }: SectionProps) {
  return (
    <section id={id} className="scroll-mt-20 py-8">
      <h2 className="font-display text-lg font-semibold">{title}</h2>
      {hint && <p className="mt-1 max-w-[68ch] text-ink-soft">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
