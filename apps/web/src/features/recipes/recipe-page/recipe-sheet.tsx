import { Trans } from '@lingui/react/macro'
import type { Recipe } from '../api.ts'
import { StepText } from './method.tsx'
import type { Portions } from './portions.ts'
import { toFacts } from './recipe-text.ts'
import { toShownIngredients } from './scaled-ingredients.ts'

interface RecipeSheetProps {
  recipe: Recipe
  portions: Portions
}

/** The recipe on paper, for the portions on screen, with the address it is found at. */
export function RecipeSheet({ recipe, portions }: RecipeSheetProps) {
  const { title, description, author, ingredients, instructions } = recipe
  return (
    <div aria-hidden="true" className="hidden print:block">
      <div className="border-b border-ink pb-3">
        <p className="font-display text-2xl font-semibold">{title}</p>
        <p className="mt-1">
          <Trans>By {author.name}</Trans>
        </p>
        <p className="mt-2 text-sm">{toFacts(recipe, portions).join(' · ')}</p>
      </div>
      {description && <p className="mt-3 whitespace-pre-line">{description}</p>}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-8">
        <div>
          <p className="mb-2 font-display text-lg font-semibold">
            <Trans>Ingredients</Trans>
          </p>
          <ul className="grid gap-1.5 text-sm">
            {toShownIngredients(ingredients, portions.factor).map((ingredient, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
              <li key={index} className={ingredient.isHeading ? 'pt-2 font-medium' : ''}>
                {ingredient.amount && <b className="font-semibold">{ingredient.amount} </b>}
                {ingredient.name}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p className="mb-2 font-display text-lg font-semibold">
            <Trans>Instructions</Trans>
          </p>
          <ol className="grid gap-2.5">
            {instructions.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name but their place
              <li key={index} className="grid grid-cols-[1.75rem_1fr]">
                <span className="font-display font-semibold">{index + 1}</span>
                <span className="whitespace-pre-line">
                  <StepText step={step} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className="mt-6 border-t border-ink pt-2 text-sm">
        {`${window.location.origin}/recipe/${recipe._id}`}
      </p>
    </div>
  )
}
