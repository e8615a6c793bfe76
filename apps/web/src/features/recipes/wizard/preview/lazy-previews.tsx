import { lazy, Suspense } from 'react'
import { afterFirstPaint } from '../../../../platform/first-paint.ts'
import type { PreviewProps } from './use-preview.ts'

const LoadedCard = lazy(
  afterFirstPaint(async () => ({ default: (await import('./preview-card.tsx')).PreviewCard })),
)
const LoadedPage = lazy(
  afterFirstPaint(async () => ({ default: (await import('./preview-page.tsx')).PreviewPage })),
)

/** The card of the recipe being written; its code loads after the form's. */
export function PreviewCard(props: PreviewProps) {
  return (
    <Suspense>
      <LoadedCard {...props} />
    </Suspense>
  )
}

/** A small version of the recipe's page. */
export function PreviewPage(props: PreviewProps) {
  return (
    <Suspense>
      <LoadedPage {...props} />
    </Suspense>
  )
}
