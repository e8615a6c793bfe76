import { type ComponentProps, lazy, Suspense } from 'react'
import { afterFirstPaint } from '../../platform/first-paint.ts'

const LoadedFacts = lazy(
  afterFirstPaint(async () => ({
    default: (await import('./nutrition-facts.tsx')).NutritionFacts,
  })),
)

/** What a recipe feeds one with, which stands below it or behind a tab: its code comes after the rest. */
export function NutritionFacts(props: ComponentProps<typeof LoadedFacts>) {
  return (
    <Suspense>
      <LoadedFacts {...props} />
    </Suspense>
  )
}
