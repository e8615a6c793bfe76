import { type ComponentProps, lazy, Suspense } from 'react'
import { afterFirstPaint } from '../../platform/first-paint.ts'

const LoadedComments = lazy(
  afterFirstPaint(async () => ({ default: (await import('./comments.tsx')).Comments })),
)

/** The comments of a recipe, which stand at the end of its page: their code comes after the rest. */
export function Comments(props: ComponentProps<typeof LoadedComments>) {
  return (
    <Suspense>
      <LoadedComments {...props} />
    </Suspense>
  )
}
