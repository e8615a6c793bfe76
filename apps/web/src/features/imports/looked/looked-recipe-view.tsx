import { Plural, Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { isBareCount } from '../../../ui/recipe/is-bare-count.ts'
import { IngredientGroups, RecipeOrigin, showAsWritten } from '../../recipes/index.ts'
import type { LookedRecipe } from '../api.ts'
import { LookedDouble } from './looked-double.tsx'
import { placeDoubts } from './place-doubts.ts'

interface LookedRecipeViewProps {
  recipe: Pick<LookedRecipe, 'draft' | 'doubts' | 'lost' | 'double'>
  /** Left out where something above says the title. */
  hasTitle?: boolean
  actions?: ReactNode
}

/** A recipe as it was read: what a cook should look at is marked, what has no place is listed. */
export function LookedRecipeView({ recipe, hasTitle = true, actions }: LookedRecipeViewProps) {
  const { draft, double, lost } = recipe
  const { title, description, origin, instructions } = draft
  const doubts = placeDoubts(recipe)
  const shown = showAsWritten(draft)
  return (
    <article className={`max-w-page ${hasTitle ? 'mt-6' : ''}`}>
      {hasTitle && (
        <h2 className="font-display text-2xl font-semibold text-pretty wrap-anywhere md:text-3xl">
          {title}
        </h2>
      )}
      <Facts draft={draft} />
      {hasTitle && <LookedDouble double={double} className="mt-3" />}
      {doubts.others.length > 0 && (
        <ul className="mt-4 grid max-w-190 gap-2 rounded-card bg-saffron-wash px-5 py-4">
          {doubts.others.map((reason) => (
            <li key={reason}>
              <Doubt reason={reason} />
            </li>
          ))}
        </ul>
      )}
      {actions && <div className="mt-5">{actions}</div>}
      {description && (
        <p className="mt-5 line-clamp-6 max-w-measure whitespace-pre-line">{description}</p>
      )}
      <div className="mt-6 grid gap-x-14 gap-y-8 md:grid-cols-[minmax(260px,4fr)_8fr]">
        <section>
          <h3 className="mb-3 font-display text-xl font-semibold">
            <Trans>Ingredients</Trans>
          </h3>
          <IngredientGroups
            ingredients={shown.ingredients}
            headingLevel="p"
            headingClassName="pt-4 pb-1.5 font-display text-lg font-semibold first:pt-0"
            className="divide-y divide-line border-y border-line"
          >
            {({ amount, name }, at) => (
              <Line doubts={doubts.ingredients.get(at)}>
                {amount && <span className="font-medium tabular-nums">{amount} </span>}
                {name}
              </Line>
            )}
          </IngredientGroups>
        </section>
        <section className="min-w-0">
          <h3 className="mb-3 font-display text-xl font-semibold">
            <Trans>Instructions</Trans>
          </h3>
          <ol className="grid max-w-measure gap-2 text-lg">
            {instructions.map((step, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike
              <li key={at} className="grid grid-cols-[2rem_1fr] gap-2">
                <span
                  aria-hidden="true"
                  className="py-1.5 font-display text-xl text-ink-soft tabular-nums"
                >
                  {at + 1}
                </span>
                <Line doubts={doubts.steps.get(at)}>{step}</Line>
              </li>
            ))}
          </ol>
        </section>
      </div>
      {origin && <RecipeOrigin origin={origin} />}
      <Lost lost={lost} />
    </article>
  )
}

function Line({ doubts, children }: { doubts: string[] | undefined; children: ReactNode }) {
  return (
    <div className={`min-w-0 py-2 wrap-anywhere ${doubts ? 'bg-saffron-wash px-2' : ''}`}>
      {children}
      {doubts?.map((reason) => (
        <Doubt key={reason} reason={reason} />
      ))}
    </div>
  )
}

function Doubt({ reason }: { reason: string }) {
  return (
    <p className="flex items-start gap-2 text-base">
      <Icon of={CircleAlert} size={18} className="mt-0.5 text-saffron" />
      <span className="wrap-anywhere">{reason}</span>
    </p>
  )
}

function Facts({ draft }: Pick<LookedRecipe, 'draft'>) {
  const { prepTime, cookTime, restTime, servings, tags, cuisine, mealType } = draft
  const facts = [
    prepTime && <Trans key="prep">Prep {prepTime}</Trans>,
    cookTime && <Trans key="cook">Cook {cookTime}</Trans>,
    restTime && <Trans key="rest">Rest {restTime}</Trans>,
    // '4' gets the word for what it counts; 'makes 12 rolls' says so itself.
    isBareCount(servings) ? <Trans key="servings">Serves {servings}</Trans> : servings,
    cuisine,
    mealType,
    tags.join(', '),
  ].filter((fact) => fact !== null && fact !== '')
  if (facts.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft wrap-anywhere">
      {facts.map((fact, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name of their own
        <li key={at}>{fact}</li>
      ))}
    </ul>
  )
}

/** What the source says and a recipe has no place for. */
export function Lost({ lost }: Pick<LookedRecipe, 'lost'>) {
  if (lost.length === 0) return null
  return (
    <Disclosure
      className="mt-6 border-t border-line pt-3"
      summary={
        <Plural
          value={lost.length}
          one="# thing has no place here"
          other="# things have no place here"
        />
      }
    >
      <ul className="grid max-w-190 gap-3 pb-4">
        {lost.map(({ field, value, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike
          <li key={at} className="wrap-anywhere">
            <span className="font-medium">{field}</span>{' '}
            <q className="line-clamp-3 text-ink-soft">{value}</q>
            <span className="block text-sm text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
