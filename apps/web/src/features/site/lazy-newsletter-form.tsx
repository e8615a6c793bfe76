import { lazy, Suspense, useSyncExternalStore } from 'react'

const LoadedForm = lazy(async () => ({
  default: (await import('./newsletter-form.tsx')).NewsletterForm,
}))

/** The form's code comes after the page; until then its place is kept, in the prerendered page too. */
export function NewsletterForm() {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const place = <div className="h-11" />
  if (!isInBrowser) return place
  return (
    <Suspense fallback={place}>
      <LoadedForm />
    </Suspense>
  )
}

function never() {
  return () => undefined
}
