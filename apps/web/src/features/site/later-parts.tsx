import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'

/** Parts of the footer whose code comes after the page. Until then, and in the prerendered page, their place is kept. */
export const NewsletterForm = later(
  async () => (await import('./newsletter-form.tsx')).NewsletterForm,
)
export const ShareLinks = later(async () => (await import('./share-links.tsx')).ShareLinks)

function later(load: () => Promise<ComponentType>): ComponentType {
  const Part = lazy(async () => ({ default: await load() }))
  return function LaterPart() {
    const isInBrowser = useSyncExternalStore(
      never,
      () => true,
      () => false,
    )
    const place = <div className="h-11" />
    if (!isInBrowser) return place
    return (
      <Suspense fallback={place}>
        <Part />
      </Suspense>
    )
  }
}

function never() {
  return () => undefined
}
