import { Trans, useLingui } from '@lingui/react/macro'
import { abbreviateCount } from '@potluck/rules'
import { Link } from '@tanstack/react-router'
import { Bookmark, Eye, type LucideIcon, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyles } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RecipeCard } from '../../ui/recipe/recipe-card.tsx'
import type { RecipeCardData } from '../../ui/recipe/recipe-card-data.ts'
import { useSession } from '../auth/index.ts'
import { CardLikeButton } from '../reactions/index.ts'
import { SaveButton } from '../saved/index.ts'
import { CookAct } from './cook-act.tsx'
import { type CardPlace, useCardSentences } from './sentences.ts'
import { useWholeRecipe } from './use-whole-recipe.ts'

/** A recipe of a list, with what its reader did with it. */
export interface LiveRecipe extends RecipeCardData {
  author: RecipeCardData['author'] & { _id: string }
  isLiked: boolean
  /** Left out if the list does not know it: then it is fetched. */
  isSaved?: boolean
  likes: number
  /** Shown if the list has them, and to their author. */
  views?: number
  saves?: number
  comments?: number
}

interface LiveRecipeCardProps {
  recipe: LiveRecipe
  /** The kind of list, which decides the messages on saving and liking. */
  place?: CardPlace
  /** Shows comments and views beside the likes. */
  showFigures?: boolean
  /** When it was published, beside the author. */
  since?: string | undefined
  /** The first covers of a page are fetched first. */
  priority?: boolean
  /** Called after saving or unsaving, instead of the toast. */
  onSaveToggled?: (isSaved: boolean) => void
  /** A note from its list, above the actions. */
  note?: ReactNode
  /** After the other actions: a menu. */
  menu?: ReactNode
}

/**
 * The card of every list with its actions: others' recipes are saved, liked and adapted, the
 * member's own are edited.
 */
export function LiveRecipeCard(props: LiveRecipeCardProps) {
  const recipe = useWholeRecipe(props.recipe)
  const { place = 'list', showFigures = false, since, priority, note, menu } = props
  const user = useSession()
  const sentences = useCardSentences(place)
  const isOwn = user?._id === recipe.author._id
  return (
    <RecipeCard
      recipe={recipe}
      since={since}
      priority={priority}
      corner={
        <SaveButton
          recipe={recipe}
          {...sentences.save}
          {...(props.onSaveToggled && { onToggled: props.onSaveToggled })}
        />
      }
      footer={
        <>
          {note}
          <div className="-mx-3 mt-1 -mb-2 flex flex-wrap items-center">
            <CardLikeButton thing={recipe} sentences={sentences.like} />
            {showFigures && <Figures recipe={recipe} />}
            {isOwn && !showFigures && <OwnFigures recipe={recipe} />}
            <div className="ml-auto flex">
              {!(isOwn && place === 'profile') && <CookAct recipe={recipe} />}
              {menu}
            </div>
          </div>
          {place === 'profile' && <NamedAct recipe={recipe} isOwn={isOwn} />}
        </>
      }
    />
  )
}

function Figures({ recipe }: { recipe: LiveRecipe }) {
  const { t } = useLingui()
  return (
    <>
      <Figure icon={MessageSquare} label={t`Comments`} value={recipe.comments} />
      <Figure icon={Eye} label={t`Views`} value={recipe.views} />
    </>
  )
}

function OwnFigures({ recipe }: { recipe: LiveRecipe }) {
  const { t } = useLingui()
  return (
    <>
      <Figure icon={Eye} label={t`Views`} value={recipe.views} />
      <Figure icon={Bookmark} label={t`Saves`} value={recipe.saves} />
    </>
  )
}

interface FigureProps {
  icon: LucideIcon
  label: string
  value: number | undefined
}

function Figure({ icon, label, value }: FigureProps) {
  if (value === undefined) return null
  return (
    <span
      data-tooltip={label}
      className="flex items-center gap-1.5 px-2 text-sm text-ink-soft tabular-nums"
    >
      <Icon of={icon} size={18} label={label} />
      {abbreviateCount(value)}
    </span>
  )
}

/** The main action, as a button with a label. */
function NamedAct({ recipe, isOwn }: { recipe: LiveRecipe; isOwn: boolean }) {
  const { t } = useLingui()
  const { _id: recipeId, title } = recipe
  return (
    <Link
      to={isOwn ? '/recipe/edit/$recipeId' : '/recipe/$recipeId'}
      params={{ recipeId }}
      aria-label={isOwn ? t`Edit Recipe: ${title}` : t`View Recipe: ${title}`}
      className={buttonStyles({ size: 'sm', wide: true, className: 'mt-3' })}
    >
      {isOwn ? <Trans>Edit Recipe</Trans> : <Trans>View Recipe</Trans>}
    </Link>
  )
}
