import { lazy, Suspense } from 'react'
import type { PreviewProps } from './use-preview.ts'

const LoadedPage = lazy(() =>
  import('./preview-page.tsx').then((it) => ({ default: it.PreviewPage })),
)

/** The recipe's page in small; its code comes after the form's. */
export function PreviewPage(props: PreviewProps) {
  return (
    <Suspense>
      <LoadedPage {...props} />
    </Suspense>
  )
}
