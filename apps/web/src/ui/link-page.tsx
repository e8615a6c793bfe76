import { useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { serverMessage } from '../platform/server-message.ts'
import { FieldError } from './controls/field.tsx'
import { BowlAndWhisk } from './drawings.tsx'

interface LinkPageProps {
  title: ReactNode
  /** What the button does, and later the result. */
  lead: ReactNode
  error: Error | null
  /** The button. */
  children: ReactNode
}

/**
 * The page of a mailed link. Opening it changes nothing, since mail programs open links; a button
 * does.
 */
export function LinkPage({ title, lead, error, children }: LinkPageProps) {
  const { t } = useLingui()
  return (
    <section className="mx-auto grid max-w-105 justify-items-center px-4 py-16 text-center">
      <BowlAndWhisk />
      <h1 className="mt-6 font-display text-3xl font-semibold text-balance">{title}</h1>
      <p role="status" className="mt-3 mb-6 wrap-anywhere text-ink-soft">
        {lead}
      </p>
      {children}
      <div role="alert" className="mt-4">
        <FieldError>
          {error && (serverMessage(error) ?? t`That did not work. Please try again.`)}
        </FieldError>
      </div>
    </section>
  )
}

/** The part after the # of a mailed link, which is in no log and no Referer. */
export function useLinkSecret(): string {
  return useLocation({ select: ({ hash }) => hash })
}
