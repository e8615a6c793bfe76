import { describe, expect, it } from 'vitest'
import {
  BLANK_INGREDIENT,
  type IngredientFields,
  takeRows,
  toHeadingRow,
  toIngredientRows,
  toSentIngredients,
} from './ingredient-rows.ts'
import { toRecipeForm } from './recipe-form.ts'
import { findConflicts } from './versions/compare-versions.ts'

const row = (name: string): IngredientFields => ({ name, quantity: '1', unit: 'cup' })
const under = (name: string, group: string) => ({ name, quantity: '1', unit: 'cup', group })

const CAKE = [
  row('oil'),
  toHeadingRow('For the sponge'),
  row('flour'),
  row('butter'),
  toHeadingRow('Frosting'),
  row('butter'),
  toHeadingRow(''),
  row('cherries'),
]

describe('headings among the rows', () => {
  it('go to each row below them and come back, one without words as the end of a group', () => {
    const sent = toSentIngredients(CAKE)
    expect(sent).toEqual([
      row('oil'),
      under('flour', 'For the sponge'),
      under('butter', 'For the sponge'),
      under('butter', 'Frosting'),
      row('cherries'),
    ])
    expect(toIngredientRows(sent)).toEqual(CAKE)
  })

  it('are nothing without an ingredient below them', () => {
    const rows = [toHeadingRow('Empty'), toHeadingRow('Full '), row('salt'), toHeadingRow('Last')]
    expect(toSentIngredients([...rows, BLANK_INGREDIENT])).toEqual([under('salt', 'Full')])
  })

  it('leave their rows where they are taken out', () => {
    const rows = CAKE.filter(({ name }) => name !== 'Frosting' && name !== '')
    expect(toSentIngredients(rows).map(({ group }) => group ?? '')).toEqual([
      '',
      ...Array.from({ length: 4 }, () => 'For the sponge'),
    ])
  })

  it('make two versions differ, where they say something', () => {
    const base = { ...toRecipeForm(undefined), ingredients: [row('flour'), row('butter')] }
    const differs = (ingredients: IngredientFields[]) =>
      findConflicts({ base, mine: { ...base, ingredients }, theirs: base }).length > 0
    expect(differs([row('flour'), toHeadingRow('Frosting'), row('butter')])).toBe(true)
    expect(differs([toHeadingRow(''), row('flour'), row('butter'), toHeadingRow('')])).toBe(false)
  })

  it('have a limit of their own', () => {
    const rows = [toHeadingRow('A'), row('one'), toHeadingRow('B'), row('two'), row('three')]
    expect(takeRows(rows, { ingredients: 2, headings: 1 })).toEqual([
      toHeadingRow('A'),
      row('one'),
      row('two'),
    ])
  })
})
