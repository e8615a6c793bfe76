import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TabLink, TabLinks } from '../../ui/controls/tabs.tsx'

/** The frame of each settings page: the heading and links to the others. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="mx-auto max-w-240 px-4 py-8 md:px-8 md:py-12">
      <h1 className="mb-4 font-display text-3xl font-semibold">
        <Trans>Settings</Trans>
      </h1>
      <TabLinks label={t`Settings`}>
        <TabLink to="/settings" activeOptions={{ exact: true }}>
          <Trans>Profile</Trans>
        </TabLink>
        <TabLink to="/settings/preferences">
          <Trans>Preferences</Trans>
        </TabLink>
        <TabLink to="/settings/account">
          <Trans>Account</Trans>
        </TabLink>
        <TabLink to="/settings/notifications">
          <Trans>Notifications</Trans>
        </TabLink>
        <TabLink to="/settings/subscription">
          <Trans>Subscription</Trans>
        </TabLink>
      </TabLinks>
      <div className="divide-y divide-line">{children}</div>
    </div>
  )
}

interface SettingsSectionProps {
  title: ReactNode
  /** Its purpose, in a sentence. */
  hint?: ReactNode
  children: ReactNode
}

/** A section of a page: its title beside its content, or above it on a phone. */
export function SettingsSection({ title, hint, children }: SettingsSectionProps) {
  return (
    <section className="grid gap-x-10 gap-y-4 py-8 md:grid-cols-[15rem_minmax(0,1fr)]">
      <header>
        <h2 className="font-display text-lg font-semibold">{title}</h2>
        {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
      </header>
      <div className="grid min-w-0 content-start gap-6">{children}</div>
    </section>
  )
}
