import { type ComponentProps, lazy, Suspense } from 'react'
import { afterFirstPaint } from '../../platform/first-paint.ts'

const LoadedFacts = lazy(
  afterFirstPaint(async () => ({
    default: (await import('./nutrition-facts.tsx')).NutritionFacts,
  })),
)

/** A recipe's nutrition, which is below it or behind a tab, so its code loads later. */
export function NutritionFacts(props: ComponentProps<typeof LoadedFacts>) {
  return (
    <Suspense>
      <LoadedFacts {...props} />
    </Suspense>
  )
}
