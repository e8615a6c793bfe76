import { Plural, Trans } from '@lingui/react/macro'
import { abbreviateCount } from '@potluck/rules'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Chip } from '../../../ui/controls/chip.tsx'
import { AuthorFace, AuthorName, HouseBadge } from '../../../ui/recipe/author-name.tsx'
import { arrivingCover, RecipeCover } from '../../../ui/recipe/recipe-cover.tsx'
import { useSession } from '../../auth/index.ts'
import { FollowButton } from '../../follows/index.ts'
import { DietSeals } from '../../kitchen/index.ts'
import type { Recipe } from '../api.ts'
import { FactLine } from './fact-line.tsx'
import type { Portions } from './portions/portions.ts'
import { RecipeActions } from './recipe-actions.tsx'
import type { ShownRecipe } from './shown-recipe.ts'

interface RecipeOpeningProps {
  recipe: Recipe
  shown: ShownRecipe
  isOwn: boolean
  portions: Portions
  /** Opens cook mode; undefined if the recipe has no steps. */
  onCook: (() => void) | undefined
}

/** The top of the page: title, cook, facts, actions and the picture. */
export function RecipeOpening(props: RecipeOpeningProps) {
  const { recipe, shown, isOwn, portions, onCook } = props
  const { title, description, tags, adaptedFrom } = recipe
  return (
    <header className="grid items-start gap-x-8 gap-y-4 md:gap-y-6 md:grid-cols-[3fr_2fr] lg:grid-cols-[7fr_5fr] lg:gap-x-14">
      <div className="min-w-0">
        <h1 className="font-display text-2xl font-semibold text-pretty md:text-3xl lg:text-4xl">
          {title || <Trans>Untitled recipe</Trans>}
        </h1>
        {adaptedFrom && <AdaptedFrom credit={adaptedFrom} />}
        <FactLine recipe={recipe} className="mt-3 md:mt-4" />
        <Diets recipe={recipe} />
        <About description={description} tags={tags} />
        <Author recipe={recipe} isOwn={isOwn} />
      </div>
      <div
        style={arrivingCover}
        className="aspect-4/3 overflow-hidden rounded-card border border-line bg-sunk max-md:-order-1 max-md:aspect-16/9"
      >
        <RecipeCover
          imageUrl={recipe.imageUrl}
          photo={recipe.photo}
          alt={title}
          sizes="(min-width: 768px) 480px, 92vw"
          priority
        />
      </div>
      <RecipeActions
        recipe={recipe}
        shown={shown}
        isOwn={isOwn}
        portions={portions}
        onCook={onCook}
      />
    </header>
  )
}

/** What fits on a phone without folding: about two lines, and a row of tags. */
const SHORT = { characters: 90, tags: 3 }

/** The description and the tags; on a phone shortened until they are unfolded. */
function About({ description, tags }: Pick<Recipe, 'description' | 'tags'>) {
  const [isOpen, setOpen] = useState(false)
  const isLong =
    description.length > SHORT.characters || description.includes('\n') || tags.length > SHORT.tags
  const isFolded = isLong && !isOpen
  return (
    <>
      {description && (
        <p
          className={`mt-3 max-w-measure whitespace-pre-line md:mt-5 md:text-lg ${isFolded ? 'max-md:line-clamp-2' : ''}`}
        >
          {description}
        </p>
      )}
      {tags.length > 0 && (
        <ul className={`mt-3 flex flex-wrap gap-2 md:mt-5 ${isFolded ? 'max-md:hidden' : ''}`}>
          {tags.map((tag) => (
            <li key={tag}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      )}
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-my-1 inline-flex min-h-9 cursor-pointer items-center text-tomato underline underline-offset-4 touch:min-h-11 md:hidden"
        >
          {isOpen ? <Trans>Less about it</Trans> : <Trans>More about it</Trans>}
        </button>
      )}
    </>
  )
}

/** Without ingredients no diets can be told. */
function Diets({ recipe }: { recipe: Recipe }) {
  const user = useSession()
  if (recipe.ingredients.length === 0) return null
  return (
    <DietSeals
      diets={recipe.diets}
      preferences={user?.dietaryPreferences}
      className="mt-3 md:mt-4"
    />
  )
}

function AdaptedFrom({ credit }: { credit: NonNullable<Recipe['adaptedFrom']> }) {
  const { recipeId, title, author: name, username } = credit
  const original = recipeId ? (
    <Link to="/recipe/$recipeId" params={{ recipeId }} className="link">
      {title}
    </Link>
  ) : (
    <span>{title}</span>
  )
  const author = username ? (
    <AuthorName author={{ username, fullName: name }} className="link align-bottom" />
  ) : (
    name
  )
  return (
    <p className="mt-2 text-ink-soft">
      {name ? (
        <Trans>
          Adapted from {original} by {author}
        </Trans>
      ) : (
        // The author of the original has deleted their account.
        <Trans>Adapted from {original}</Trans>
      )}
    </p>
  )
}

function Author({ recipe, isOwn }: { recipe: Recipe; isOwn: boolean }) {
  const { author } = recipe
  return (
    <div className="mt-3 flex items-center gap-3 md:mt-6">
      <AuthorFace author={author} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2">
          <AuthorName author={author} className="truncate font-medium" />
          <HouseBadge author={author} />
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {isOwn ? <OwnFigures recipe={recipe} /> : <Followers count={author.followersCount} />}
        </p>
      </div>
      {!isOwn && <FollowButton cook={author} />}
    </div>
  )
}

function Followers({ count }: { count: number }) {
  const shown = abbreviateCount(count)
  return <Plural value={count} one={`${shown} follower`} other={`${shown} followers`} />
}

/** Figures that only the recipe's author sees. */
function OwnFigures({ recipe }: { recipe: Recipe }) {
  const views = abbreviateCount(recipe.views)
  const saves = abbreviateCount(recipe.saves)
  return (
    <>
      <Plural value={recipe.views} one={`${views} view`} other={`${views} views`} />
      {' · '}
      <Plural value={recipe.saves} one={`${saves} save`} other={`${saves} saves`} />
    </>
  )
}
