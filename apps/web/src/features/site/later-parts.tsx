import { lazyAfterPaint } from '../../platform/lazy-after-paint.tsx'

const place = <div className="h-11" />

export const NewsletterForm = lazyAfterPaint(
  async () => (await import('./newsletter-form.tsx')).NewsletterForm,
  place,
)
export const ShareLinks = lazyAfterPaint(
  async () => (await import('./share-links.tsx')).ShareLinks,
  place,
)
