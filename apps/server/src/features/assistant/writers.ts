import { type RecipeData, writeRecipe } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import type { ModelDesk } from '../../platform/model/index.ts'
import type { Brief } from './brief.ts'
import { earlierMessage, repairMessage, requestMessage } from './prompts/message.ts'
import { instructions } from './prompts/recipe-writer.ts'

export const BUILT_IN_NAME = 'Potluck kitchen engine'

/** What the built-in engine answers: a recipe, or the reason why there is none. */
export type Composed = { recipe: RecipeData } | { reason: string }

/** The built-in engine: its answer is there at once. */
export async function composeAnswer(brief: Brief): Promise<Composed> {
  // On first use: the engine brings the lexicon's tables along.
  const { compose } = await import('@potluck/kitchen/composer')
  const composed = compose(toComposeRequest(brief), brief.seed)
  return composed.kind === 'recipe' ? { recipe: composed.recipe } : { reason: composed.reason }
}

function toComposeRequest(brief: Brief): ComposeRequest {
  const { mode, text, ingredients, restrictions, pantry, today, skill, units, original } = brief
  const previous = brief.turns.findLast(({ recipe }) => recipe !== null)?.recipe
  return {
    ...{ mode, text, ingredients, restrictions, pantry, today },
    ...(skill && { skill: SKILLS[skill] }),
    ...(units && { units }),
    ...(original && { original }),
    ...(previous && { previous }),
  }
}

const SKILLS = {
  Beginner: 'beginner',
  Intermediate: 'intermediate',
  Expert: 'advanced',
} as const satisfies Record<NonNullable<Brief['skill']>, ComposeRequest['skill']>

/** Asks a model for an answer; its parts come as it writes. */
export function askModel(desk: ModelDesk, userId: string, brief: Brief, signal: AbortSignal) {
  return desk.write({
    system: instructions(brief),
    messages: [
      ...brief.turns.map(({ role, content, recipe }) =>
        role === 'user'
          ? { role: 'user' as const, content: earlierMessage(content) }
          : { role: 'assistant' as const, content: recipe ? writeRecipe(recipe) : content },
      ),
      {
        role: 'user' as const,
        content: requestMessage(brief),
        ...(brief.picture && desk.canSee && { picture: brief.picture }),
      },
    ],
    userId,
    signal,
  })
}

/** Asks a model once more, with what was wrong with its answer. */
export function askForRepair(
  desk: ModelDesk,
  userId: string,
  brief: Brief,
  { answer, faults }: { answer: string; faults: readonly string[] },
  signal: AbortSignal,
) {
  const message = { role: 'user' as const, content: repairMessage(brief, answer, faults) }
  return desk.write({ system: instructions(brief), messages: [message], userId, signal })
}
