import { type ComponentProps, lazy, Suspense } from 'react'

const LoadedComments = lazy(() => import('./comments.tsx').then((it) => ({ default: it.Comments })))

/** The comments of a recipe, which stand at the end of its page: their code comes after the rest. */
export function Comments(props: ComponentProps<typeof LoadedComments>) {
  return (
    <Suspense>
      <LoadedComments {...props} />
    </Suspense>
  )
}
