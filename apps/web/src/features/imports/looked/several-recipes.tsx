import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DOUBLE_CHOICES } from '@potluck/rules'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/checks.tsx'
import { Select } from '../../../ui/controls/inputs.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { DoubleChoice, LookedRecipe } from '../api.ts'
import { ComparedWithin } from './compared-within.tsx'
import type { FoundRecipe } from './found-recipe.ts'
import { LikeEarlier, LookedDouble } from './looked-double.tsx'
import { LookedRecipeView } from './looked-recipe-view.tsx'
import type { Chosen, useKeep } from './use-keep.ts'

interface SeveralRecipesProps {
  found: readonly FoundRecipe[]
  keeping: ReturnType<typeof useKeep>
}

/** All are chosen but for doubles, of theirs and of each other; of these each says what is done with it. */
export function SeveralRecipes({ found, keeping }: SeveralRecipesProps) {
  const [changed, setChanged] = useState<ReadonlyMap<LookedRecipe, DoubleChoice>>(new Map())
  const choiceOf = ({ recipe, first }: FoundRecipe) =>
    changed.get(recipe) ?? (recipe.double || first ? 'skip' : 'keep-both')
  const chosen = found.flatMap((each): Chosen[] => {
    const { recipe } = each
    const choice = choiceOf(each)
    if (choice === 'skip') return []
    return [{ recipe, versionOf: choice === 'new-version' ? recipe.double?.recipeId : undefined }]
  })
  const { made } = keeping
  return (
    <section className="mt-6" aria-labelledby="found">
      <h2 id="found" className="font-display text-2xl font-semibold">
        <Plural value={found.length} one="# recipe found" other="# recipes found" />
      </h2>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {found.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two recipes may have one title
          <li key={at} className="py-2">
            <OneOfSeveral
              found={each}
              choice={choiceOf(each)}
              onChoose={(choice) => setChanged(new Map(changed).set(each.recipe, choice))}
            />
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
          <KeepLabel chosen={chosen} />
        </Button>
        {made !== undefined && (
          <p role="status" className="text-ink-soft tabular-nums">
            <Trans>
              {made} of {chosen.length} kept
            </Trans>
          </p>
        )}
      </div>
      {keeping.dialog}
    </section>
  )
}

function KeepLabel({ chosen }: { chosen: readonly Chosen[] }) {
  if (chosen.some(({ versionOf }) => versionOf !== undefined)) {
    return <Plural value={chosen.length} one="Keep # recipe" other="Keep # recipes" />
  }
  return (
    <Plural value={chosen.length} one="Keep # recipe as a draft" other="Keep # recipes as drafts" />
  )
}

interface OneOfSeveralProps {
  found: FoundRecipe
  choice: DoubleChoice
  onChoose: (choice: DoubleChoice) => void
}

function OneOfSeveral({ found: { recipe, first }, choice, onChoose }: OneOfSeveralProps) {
  const { draft, double } = recipe
  return (
    <>
      <Checkbox
        checked={choice !== 'skip'}
        onChange={({ target }) => onChoose(target.checked ? 'keep-both' : 'skip')}
        label={<span className="font-medium wrap-anywhere">{draft.title}</span>}
        hint={<Counts recipe={recipe} />}
      />
      {double && (
        <div className="ml-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <LookedDouble double={double} className="min-w-0" />
          <DoubleSelect title={draft.title} choice={choice} onChoose={onChoose} />
        </div>
      )}
      {first && (
        <div className="ml-8">
          <LikeEarlier title={first.draft.title} />
        </div>
      )}
      <Disclosure
        className="ml-8"
        summary={
          <span className="text-sm text-ink-soft">
            {first ? <Trans>Compare</Trans> : <Trans>Show it</Trans>}
            <VisuallyHidden>: {draft.title}</VisuallyHidden>
          </span>
        }
      >
        {first && recipe.like ? (
          <ComparedWithin
            sides={[first.draft, draft]}
            isSamePage={recipe.like.why === 'address'}
            differences={recipe.like.differences}
          />
        ) : (
          <LookedRecipeView recipe={recipe} hasTitle={false} />
        )}
      </Disclosure>
    </>
  )
}

interface DoubleSelectProps extends Omit<OneOfSeveralProps, 'found'> {
  title: string
}

function DoubleSelect({ title, choice, onChoose }: DoubleSelectProps) {
  const { t } = useLingui()
  return (
    <Select
      aria-label={t`What is done with ${title}`}
      className="w-64 max-w-full"
      value={choice}
      onChange={({ target }) =>
        onChoose(DOUBLE_CHOICES.find((each) => each === target.value) ?? 'skip')
      }
    >
      <option value="skip">{t`Keep mine`}</option>
      <option value="keep-both">{t`Keep both`}</option>
      <option value="new-version">{t`New version of mine`}</option>
    </Select>
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
