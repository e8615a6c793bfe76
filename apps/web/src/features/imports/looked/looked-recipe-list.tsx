import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/checks.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { LookedRecipe } from '../api.ts'
import { DoubleActions } from './double-actions.tsx'
import { KeepActions } from './keep-actions.tsx'
import { LookedDouble } from './looked-double.tsx'
import { LookedRecipeView } from './looked-recipe-view.tsx'
import { useKeep } from './use-keep.ts'

interface LookedRecipeListProps {
  recipes: LookedRecipe[]
  /** More may come. */
  isReading: boolean
  onKept: () => void
  onRestore: () => void
}

/** One recipe as it was read, or a list of several to choose from. */
export function LookedRecipeList({ recipes, isReading, onKept, onRestore }: LookedRecipeListProps) {
  const keeping = useKeep(onKept, onRestore)
  const [only] = recipes
  if (only && recipes.length === 1 && !isReading) {
    return (
      <LookedRecipeView
        recipe={only}
        actions={
          only.double ? (
            <DoubleActions
              recipe={only}
              double={only.double}
              isKeeping={keeping.made !== undefined}
              onKeepBoth={() => void keeping.keep(only)}
              onDone={onKept}
            />
          ) : (
            <KeepActions
              isKeeping={keeping.made !== undefined}
              onKeep={() => void keeping.keep(only)}
              onEdit={() => void keeping.edit(only)}
            />
          )
        }
      />
    )
  }
  return <Several recipes={recipes} keeping={keeping} />
}

interface SeveralProps {
  recipes: LookedRecipe[]
  keeping: ReturnType<typeof useKeep>
}

/** All are chosen but for those that are here already. */
function Several({ recipes, keeping }: SeveralProps) {
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const isChosen = (at: number) => changed.get(at) ?? recipes[at]?.double === null
  const chosen = recipes.filter((_, at) => isChosen(at))
  const { made } = keeping
  return (
    <section className="mt-6" aria-labelledby="found">
      <h2 id="found" className="font-display text-2xl font-semibold">
        <Plural value={recipes.length} one="# recipe found" other="# recipes found" />
      </h2>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {recipes.map((recipe, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two recipes may have one title
          <li key={at} className="py-2">
            <Checkbox
              checked={isChosen(at)}
              onChange={({ target }) => setChanged(new Map(changed).set(at, target.checked))}
              label={<span className="font-medium wrap-anywhere">{recipe.draft.title}</span>}
              hint={<Counts recipe={recipe} />}
            />
            <LookedDouble double={recipe.double} className="ml-8" />
            <Disclosure
              className="ml-8"
              summary={
                <span className="text-sm text-ink-soft">
                  <Trans>Show it</Trans>
                  <VisuallyHidden>: {recipe.draft.title}</VisuallyHidden>
                </span>
              }
            >
              <LookedRecipeView recipe={recipe} hasTitle={false} />
            </Disclosure>
          </li>
        ))}
      </ul>
      <div className="sticky bottom-(--bottom-bar) mt-4 flex flex-wrap items-center gap-4 border-t border-line bg-paper py-4">
        <Button
          variant="primary"
          disabled={chosen.length === 0}
          loading={made !== undefined}
          onClick={() => void keeping.keepAll(chosen)}
        >
          <Plural
            value={chosen.length}
            one="Keep # recipe as a draft"
            other="Keep # recipes as drafts"
          />
        </Button>
        {made !== undefined && (
          <p role="status" className="text-ink-soft tabular-nums">
            <Trans>
              {made} of {chosen.length} kept
            </Trans>
          </p>
        )}
      </div>
    </section>
  )
}

function Counts({ recipe: { draft, doubts } }: { recipe: LookedRecipe }) {
  return (
    <>
      <Plural value={draft.ingredients.length} one="# ingredient" other="# ingredients" />
      {' · '}
      <Plural value={draft.instructions.length} one="# step" other="# steps" />
      {doubts.length > 0 && (
        <span className="text-saffron">
          {' · '}
          <Plural value={doubts.length} one="# doubt" other="# doubts" />
        </span>
      )}
    </>
  )
}
