import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ContactLink } from './contact-link.tsx'
import { NewsletterForm, ShareLinks } from './later-parts.tsx'

const linkStyles =
  'flex min-h-11 w-fit cursor-pointer items-center text-ink-soft underline-offset-3 hover:text-ink hover:underline md:min-h-9 touch:min-h-11'

const contactEmail = 'hello@potluck.example'

/** The footer of every page but the assistant's. */
export function Footer() {
  const { t } = useLingui()
  return (
    <footer data-screen-only className="mt-16 border-t border-line bg-sunk">
      <div className="mx-auto grid max-w-page grid-cols-[1fr_auto] gap-x-6 gap-y-8 px-4 py-10 sm:grid-cols-2 sm:gap-x-12 sm:gap-y-10 sm:py-12 md:px-8 lg:grid-cols-[1.2fr_0.8fr_1fr_1.6fr]">
        <div className="col-span-2 sm:col-span-1">
          <p className="font-display text-xl font-semibold">Potluck</p>
          <p className="mt-2 max-w-70 text-ink-soft">
            <Trans>Everyone brings a dish. Cook it, change it, pass it on.</Trans>
          </p>
        </div>
        <FooterPart title={t`Quick Links`}>
          <ul>
            <li>
              <Link to="/" hash="how-it-works" className={linkStyles}>
                <Trans>Instructions</Trans>
              </Link>
            </li>
            <li>
              <Link to="/" hash="features" className={linkStyles}>
                <Trans>Features</Trans>
              </Link>
            </li>
            <li>
              <ContactLink className={linkStyles} />
            </li>
          </ul>
        </FooterPart>
        <FooterPart title={t`Contact`}>
          <a href={`mailto:${contactEmail}`} className={linkStyles}>
            {contactEmail}
          </a>
          <p className="mt-3 mb-1 text-ink-soft">
            <Trans>Tell a friend</Trans>
          </p>
          <div className="-ml-3">
            <ShareLinks />
          </div>
        </FooterPart>
        <FooterPart title={t`Newsletter`} className="col-span-2 sm:col-span-1">
          <p className="mb-3 text-ink-soft">
            <Trans>A letter on what was cooked, liked and argued about.</Trans>
          </p>
          <NewsletterForm />
        </FooterPart>
      </div>
    </footer>
  )
}

interface FooterPartProps {
  title: string
  className?: string
  children: ReactNode
}

function FooterPart({ title, className, children }: FooterPartProps) {
  return (
    <section aria-label={title} className={className}>
      <h2 className="mb-2 font-medium">{title}</h2>
      {children}
    </section>
  )
}
