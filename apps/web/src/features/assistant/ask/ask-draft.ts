import type { ChatMode } from '@potluck/rules'
import type { Ask, OriginalRecipe, Turn } from '../turns.ts'
import { addIngredients } from './split-ingredients.ts'

/** A recipe chosen to be adapted. */
export type AdaptTarget =
  | { kind: 'stored'; recipeId: string; title: string }
  | { kind: 'text'; recipe: OriginalRecipe }

/** The question being written. */
export interface AskDraft {
  mode: ChatMode
  text: string
  ingredients: string[]
  /** Text in the ingredients' input that is not listed yet. */
  pendingIngredient: string
  useInventory: boolean
  /** Undefined: the chat's last recipe. */
  target: AdaptTarget | undefined
  image: File | undefined
}

export const emptyDraft: AskDraft = {
  mode: 'idea',
  text: '',
  ingredients: [],
  pendingIngredient: '',
  useInventory: false,
  target: undefined,
  image: undefined,
}

/** Why a draft cannot be sent. */
export type AskProblem = 'NO_INGREDIENTS' | 'NO_RECIPE'

/** What a draft depends on in its chat. */
export interface AskSetting {
  /** The latest recipe of the chat, 'the recipe above'. */
  lastRecipe: OriginalRecipe | undefined
  /** This chat's answers do not use the pantry. */
  pantryLeftOut: boolean
}

/** Whether there is nothing to send yet; in the ingredients mode a list is enough. */
export function isBlank(draft: AskDraft, setting: AskSetting): boolean {
  if (draft.text.trim() !== '') return false
  return draft.mode !== 'ingredients' || !hasIngredients(draft, setting)
}

/** The request for a draft. */
export function toAsk(
  draft: AskDraft,
  setting: AskSetting,
): { ok: true; ask: Ask } | { ok: false; problem: AskProblem } {
  const { mode, target, image } = draft
  const asked = { prompt: draft.text.trim(), ...(image && { image }) }
  switch (mode) {
    case 'idea':
      return { ok: true, ask: { ...asked, mode } }
    case 'ingredients': {
      if (!hasIngredients(draft, setting)) return { ok: false, problem: 'NO_INGREDIENTS' }
      const useInventory = usesInventory(draft, setting)
      return {
        ok: true,
        ask: { ...asked, mode, ingredients: listIngredients(draft), useInventory },
      }
    }
    case 'adapt': {
      if (target?.kind === 'stored') {
        return { ok: true, ask: { ...asked, mode, recipeId: target.recipeId } }
      }
      const originalRecipe = target?.recipe ?? setting.lastRecipe
      if (!originalRecipe) return { ok: false, problem: 'NO_RECIPE' }
      return { ok: true, ask: { ...asked, mode, originalRecipe } }
    }
  }
}

/** What is kept for the next question: the mode with its ingredients or its recipe. */
export function afterAsking(draft: AskDraft): AskDraft {
  const { mode, useInventory, target } = draft
  return { ...emptyDraft, mode, useInventory, target, ingredients: listIngredients(draft) }
}

/** Whether the recipe chosen for adapting has been adapted: then the result is the next to adapt. */
export function isAdapted(target: AdaptTarget | undefined, last: Turn | undefined): boolean {
  if (!target || last?.ask.mode !== 'adapt' || !last.answer.recipeData) return false
  const { recipeId, originalRecipe } = last.ask
  if (target.kind === 'stored') return target.recipeId === recipeId
  return originalRecipe !== undefined && toText(target.recipe) === toText(originalRecipe)
}

function toText({ title, ingredients, instructions }: OriginalRecipe): string {
  return [title, ...ingredients, ...instructions].join('\n')
}

function listIngredients({ ingredients, pendingIngredient }: AskDraft): string[] {
  return addIngredients(ingredients, pendingIngredient)
}

function usesInventory(draft: AskDraft, { pantryLeftOut }: AskSetting): boolean {
  return draft.useInventory && !pantryLeftOut
}

function hasIngredients(draft: AskDraft, setting: AskSetting): boolean {
  return listIngredients(draft).length > 0 || usesInventory(draft, setting)
}
