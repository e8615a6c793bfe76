import { describe, expect, it } from 'vitest'
import { startTurn } from '../turns.ts'
import { type AskDraft, afterAsking, emptyDraft, isAdapted, isBlank, toAsk } from './ask-draft.ts'

const lastRecipe = { title: 'Dal', ingredients: ['1 cup lentils'], instructions: [], servings: '2' }
const setting = { lastRecipe: undefined, pantryLeftOut: false }

function draft(part: Partial<AskDraft>): AskDraft {
  return { ...emptyDraft, ...part }
}

describe('toAsk', () => {
  it('asks for ingredients, the one still being typed among them', () => {
    const written = draft({
      mode: 'ingredients',
      text: ' quick ',
      ingredients: ['rice'],
      pendingIngredient: 'leeks',
      useInventory: true,
    })
    expect(toAsk(written, setting)).toEqual({
      ok: true,
      ask: {
        mode: 'ingredients',
        prompt: 'quick',
        ingredients: ['rice', 'leeks'],
        useInventory: true,
      },
    })
  })

  it('wants ingredients or the pantry, which a chat may leave out', () => {
    const pantry = draft({ mode: 'ingredients', text: 'quick', useInventory: true })
    const none = { ok: false, problem: 'NO_INGREDIENTS' }
    expect(toAsk(draft({ mode: 'ingredients', text: 'quick' }), setting)).toEqual(none)
    expect(toAsk(pantry, setting).ok).toBe(true)
    expect(toAsk(pantry, { ...setting, pantryLeftOut: true })).toEqual(none)
  })

  it("adapts the chosen recipe, else the chat's last one, else says that there is none", () => {
    const written = draft({ mode: 'adapt', text: 'vegan' })
    const stored = { kind: 'stored', recipeId: 'r1', title: 'Stew' } as const
    const chat = { ...setting, lastRecipe }
    expect(toAsk({ ...written, target: stored }, chat)).toEqual({
      ok: true,
      ask: { mode: 'adapt', prompt: 'vegan', recipeId: 'r1' },
    })
    expect(toAsk(written, chat)).toEqual({
      ok: true,
      ask: { mode: 'adapt', prompt: 'vegan', originalRecipe: lastRecipe },
    })
    expect(toAsk(written, setting)).toEqual({ ok: false, problem: 'NO_RECIPE' })
  })
})

it('takes a list of ingredients for a question without words, and nothing else', () => {
  const words = draft({ text: ' \n' })
  expect(isBlank(words, setting)).toBe(true)
  expect(isBlank({ ...words, mode: 'adapt' }, { ...setting, lastRecipe })).toBe(true)
  expect(isBlank({ ...words, mode: 'ingredients' }, setting)).toBe(true)
  expect(isBlank({ ...words, mode: 'ingredients', pendingIngredient: 'leeks' }, setting)).toBe(
    false,
  )
})

it('keeps the mode and the ingredients after asking, and drops words and picture', () => {
  const image = new File([], 'dish.png')
  const asked = draft({ mode: 'ingredients', text: 'quick', pendingIngredient: 'leeks', image })
  expect(afterAsking(asked)).toEqual(draft({ mode: 'ingredients', ingredients: ['leeks'] }))
})

it('keeps the recipe to change until one has come of it', () => {
  const target = { kind: 'stored' as const, recipeId: 'r1', title: 'Dal' }
  expect(afterAsking(draft({ mode: 'adapt', target, text: 'hotter' })).target).toEqual(target)
  const asked = startTurn({ mode: 'adapt', prompt: 'hotter', recipeId: 'r1' })
  const recipeData = {
    ...lastRecipe,
    description: '',
    prepTime: '',
    cookTime: '',
    totalTime: '',
    difficulty: '' as const,
    tips: [],
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
  }
  const answered = { ...asked, answer: { ...asked.answer, recipeData } }
  expect(isAdapted(target, asked)).toBe(false)
  expect(isAdapted(target, answered)).toBe(true)
  expect(isAdapted({ ...target, recipeId: 'r2' }, answered)).toBe(false)
  const pasted = {
    ...answered,
    ask: { mode: 'adapt' as const, prompt: '', originalRecipe: lastRecipe },
  }
  expect(isAdapted({ kind: 'text', recipe: { ...lastRecipe } }, pasted)).toBe(true)
  expect(isAdapted({ kind: 'text', recipe: { ...lastRecipe, title: 'Rice' } }, pasted)).toBe(false)
})
