import type { Adaptation, AnswerContext, Menu } from '@potluck/contract'
import type { RecipeData } from '@potluck/kitchen'
import type { ChatMode } from '@potluck/rules'
import type { z } from 'zod'

/** What of the house a writer is told, soonest to expire first. `expires` is 'YYYY-MM-DD'. */
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

/** All that an answer is written from. */
export type Brief = {
  mode: ChatMode
  text: string
  ingredients: string[]
  /** What binds it: labels of restrictions, or what somebody avoids in their own words. */
  restrictions: string[]
  skill: z.output<typeof AnswerContext>['skill']
  units: z.output<typeof AnswerContext>['units']
  pantry: PantryEntry[]
  /** Titles of what is planned within a fortnight: a plan has none of it again. */
  recent: string[]
  /** 'YYYY-MM-DD' */
  today: string
  original: Original | null
  /** Earlier turns of the chat, oldest first: questions and answers by turns. */
  turns: Turn[]
  /** What was asked before, further back too, and the titles of what came of it, oldest first. */
  earlier: { text: string; title: string }[]
  /** Whether the cook sent a picture; `picture` is it, for a model that can see. */
  hasPicture: boolean
  picture: { bytes: Uint8Array; mediaType: string } | null
  /** Makes the engine's choices repeatable; another seed, another recipe. */
  seed: number
}

/** How many earlier messages an answer goes on from. */
export const TURNS_SHOWN = 6

/** How many it looks back over for what it has served already. */
export const TURNS_READ = 40

/** What an answer tells of where it came from. `canSee`: whether its writer looks at pictures. */
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
