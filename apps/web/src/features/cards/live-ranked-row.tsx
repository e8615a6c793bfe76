import type { ReactNode } from 'react'
import { RankedRow } from '../../ui/recipe/recipe-row.tsx'
import { CardLikeButton } from '../reactions/index.ts'
import { SaveButton } from '../saved/index.ts'
import { CookAct } from './cook-act.tsx'
import type { LiveRecipe } from './live-recipe-card.tsx'
import { useWholeRecipe } from './use-whole-recipe.ts'

interface LiveRankedRowProps {
  recipe: LiveRecipe & { description: string }
  rank: number
  /** The figures it is ranked by, beside the likes. */
  figures: ReactNode
  priority?: boolean
}

/** A row of a ranking, with the same actions as every other card. */
export function LiveRankedRow({ recipe: given, rank, figures, priority }: LiveRankedRowProps) {
  const recipe = useWholeRecipe(given)
  return (
    <RankedRow
      recipe={recipe}
      rank={rank}
      {...(priority && { priority })}
      corner={
        <div className="flex items-center gap-1">
          <CookAct recipe={recipe} />
          <SaveButton recipe={recipe} />
        </div>
      }
      figures={
        <div className="flex flex-wrap items-center gap-x-2">
          <span className="-ml-2">
            <CardLikeButton thing={recipe} />
          </span>
          {figures}
        </div>
      }
    />
  )
}
