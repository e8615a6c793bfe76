import type { Adaptation, AnswerContext, Menu } from '@potluck/contract'
import type { RecipeData } from '@potluck/kitchen'
import type { ChatMode } from '@potluck/rules'
import type { z } from 'zod'

/**
 * An item of the pantry as a writer is told of it. `expires` is 'YYYY-MM-DD'; the list has the
 * soonest first.
 */
export type PantryEntry = { name: string; quantity?: number; unit?: string; expires?: string }

/** An earlier message of the chat. */
export type Turn = {
  role: 'user' | 'ai'
  content: string
  recipe: RecipeData | null
  menu: z.output<typeof Menu> | null
}

/** The recipe to adapt. */
export type Original = z.output<typeof Adaptation>['original']

/** Everything that an answer is written from. */
export type Brief = {
  mode: ChatMode
  text: string
  ingredients: string[]
  /**
   * The restrictions that the answer must keep: their labels, or something the cook avoids in their
   * own words.
   */
  restrictions: string[]
  skill: z.output<typeof AnswerContext>['skill']
  units: z.output<typeof AnswerContext>['units']
  pantry: PantryEntry[]
  /** Titles of meals planned within a fortnight, which a new plan must not repeat. */
  recent: string[]
  /** 'YYYY-MM-DD' */
  today: string
  original: Original | null
  /** Earlier turns of the chat, oldest first: a question, its answer, and so on. */
  turns: Turn[]
  /**
   * All earlier questions, further back than `turns`, with the titles of the recipes that answered
   * them; oldest first.
   */
  earlier: { text: string; title: string }[]
  /** Whether the cook sent a picture; `picture` is the picture itself, for a model that can see. */
  hasPicture: boolean
  picture: { bytes: Uint8Array; mediaType: string } | null
  /** Makes the engine's choices repeatable; another seed gives another recipe. */
  seed: number
}

/** How many earlier messages an answer takes into account. */
export const TURNS_SHOWN = 6

/** How many earlier messages are searched for what was served already. */
export const TURNS_READ = 40

/**
 * What an answer records about where it came from. `canSee`: whether its writer can look at
 * pictures.
 */
export function toContext(
  brief: Omit<
    Brief,
    'mode' | 'text' | 'ingredients' | 'today' | 'original' | 'seed' | 'earlier' | 'recent'
  >,
  writer: { canSee: boolean; standsInFor: string | null },
): z.output<typeof AnswerContext> {
  return {
    restrictions: brief.restrictions,
    skill: brief.skill,
    units: brief.units,
    pantry: brief.pantry.map(({ name }) => name),
    turns: brief.turns.filter(({ role }) => role === 'ai').length,
    photo: brief.hasPicture ? (brief.picture && writer.canSee ? 'seen' : 'unseen') : null,
    standsInFor: writer.standsInFor,
  }
}
