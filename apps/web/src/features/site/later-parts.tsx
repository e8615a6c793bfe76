import { later } from '../../platform/later.tsx'

const place = <div className="h-11" />

export const NewsletterForm = later(
  async () => (await import('./newsletter-form.tsx')).NewsletterForm,
  place,
)
export const ShareLinks = later(async () => (await import('./share-links.tsx')).ShareLinks, place)
