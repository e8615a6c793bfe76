import { describe, expect, it } from 'vitest'
import { BLANK_INGREDIENT, toHeadingRow } from './ingredient-rows.ts'
import { BLANK_STEP, type RecipeForm, toRecipeForm } from './recipe-form.ts'
import { asKept, isRewritten, isToSend, isUnsaved } from './unsaved.ts'

const base: RecipeForm = {
  ...toRecipeForm(undefined),
  title: 'Leeks',
  ingredients: [{ name: 'leeks', quantity: '3', unit: '' }],
  instructions: [{ text: 'Cook them.' }],
}
const photo = new File(['x'], 'leeks.jpg')

describe('what a form holds beside what was saved', () => {
  it.each([
    ['the same', {}, false, false],
    ['a word more', { title: 'Leeks in butter' }, true, true],
    ['blank rows', { ingredients: [...base.ingredients, BLANK_INGREDIENT] }, false, false],
    ['a blank step', { instructions: [...base.instructions, BLANK_STEP] }, false, false],
    [
      'a row without a quantity',
      { ingredients: [...base.ingredients, { ...BLANK_INGREDIENT, name: 'butter' }] },
      true,
      false,
    ],
    [
      'a heading above nothing',
      { ingredients: [...base.ingredients, toHeadingRow('Sauce')] },
      true,
      false,
    ],
    [
      'a heading without words',
      { ingredients: [toHeadingRow(' '), ...base.ingredients] },
      false,
      false,
    ],
    ['a heading', { ingredients: [toHeadingRow('Sauce'), ...base.ingredients] }, true, true],
    [
      'rows in another order',
      { instructions: [{ text: 'Wash them.' }, ...base.instructions] },
      true,
      true,
    ],
    ['a comma that makes no tag', { tags: ',' }, true, false],
  ])('%s', (_what, change, unsaved, toSend) => {
    const form = { ...base, ...change }
    expect(isUnsaved(form, base)).toBe(unsaved)
    expect(isRewritten(form, base)).toBe(unsaved)
    expect(isToSend(form, base)).toBe(toSend)
  })

  it('a photo that was chosen', () => {
    expect(isUnsaved({ ...base, photo }, base)).toBe(true)
    expect(isRewritten({ ...base, photo }, base)).toBe(false)
    expect(isToSend({ ...base, photo }, base)).toBe(false)
  })

  it('is asked about again where an autosave left a row out', () => {
    const ingredients = [...base.ingredients, { ...BLANK_INGREDIENT, name: 'butter' }]
    const form = { ...base, ingredients }
    expect(isUnsaved(form, asKept(form))).toBe(true)
  })
})
