import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { NutrientAmount } from '../kitchen/index.ts'
import type { DiaryEntry } from './api.ts'
import { EatenControl } from './eaten-control.tsx'

/** One eaten dish: its portions, its energy, and what could not be counted. */
export function DiaryRow({ entry }: { entry: DiaryEntry }) {
  const { t } = useLingui()
  const { recipe, text, amounts } = entry
  const title = recipe ? recipe.title.trim() || t`Untitled recipe` : (text ?? t`A hidden recipe`)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="wrap-anywhere">
          {recipe ? (
            <Link
              to="/recipe/$recipeId"
              params={{ recipeId: recipe._id }}
              className="font-medium hover:text-tomato hover:underline"
            >
              {title}
            </Link>
          ) : (
            <span className="font-medium">{title}</span>
          )}
          <span className="text-ink-soft">
            {' · '}
            <Origin entry={entry} />
          </span>
        </p>
        <NotCounted entry={entry} />
      </div>
      {amounts && (
        <>
          <EatenControl entry={entry} title={title} />
          <p className="ml-auto w-22 text-right tabular-nums">
            <NutrientAmount nutrient="kcal" amount={amounts.kcal} />
          </p>
        </>
      )}
    </li>
  )
}

function Origin({ entry: { source, meal } }: { entry: DiaryEntry }) {
  if (source === 'cooked') return <Trans>cooked</Trans>
  switch (meal) {
    case 'breakfast':
      return <Trans>planned for breakfast</Trans>
    case 'lunch':
      return <Trans>planned for lunch</Trans>
    case 'dinner':
      return <Trans>planned for dinner</Trans>
    default:
      return <Trans>planned as a snack</Trans>
  }
}

function NotCounted({ entry: { reason, missed } }: { entry: DiaryEntry }) {
  if (reason === null && missed.length === 0) return null
  const lines = missed.join('; ')
  return (
    <p className="text-sm wrap-anywhere text-ink-soft">
      {reason === null && <Trans>Counted without: {lines}</Trans>}
      {reason === 'only-named' && <Trans>Not counted: it is only a name.</Trans>}
      {reason === 'hidden' && <Trans>Not counted: its cook has hidden it.</Trans>}
      {reason === 'no-servings' && (
        <Trans>Not counted: the recipe does not say how many it serves.</Trans>
      )}
      {reason === 'too-little-known' && lines === '' && (
        <Trans>Not counted: too little is known of it.</Trans>
      )}
      {reason === 'too-little-known' && lines !== '' && (
        <Trans>Not counted, too little is known of it: {lines}</Trans>
      )}
    </p>
  )
}
