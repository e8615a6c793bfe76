import { type ComponentProps, lazy, Suspense } from 'react'
import { afterFirstPaint } from '../../platform/first-paint.ts'

const LoadedComments = lazy(
  afterFirstPaint(async () => ({ default: (await import('./comments.tsx')).Comments })),
)

/** A recipe's comments, which are at the end of its page, so their code loads later. */
export function Comments(props: ComponentProps<typeof LoadedComments>) {
  return (
    <Suspense>
      <LoadedComments {...props} />
    </Suspense>
  )
}
