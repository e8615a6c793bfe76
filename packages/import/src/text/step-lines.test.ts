import { describe, expect, it } from 'vitest'
import { startRecipe } from '../recipe.ts'
import { isStepLabel, losePleas, tidySteps } from './step-lines.ts'

describe('steps', () => {
  it('are cut where a text numbers them', () => {
    expect(tidySteps(['1. Chop. 2. Fry at 180 C. 3. Serve.'])).toEqual([
      'Chop.',
      'Fry at 180 C.',
      'Serve.',
    ])
    expect(tidySteps(['1.切丁 2.炒 3.装盘'])).toEqual(['切丁', '炒', '装盘'])
    expect(tidySteps(['Stap 1: Snijd de ui. Stap 2: Bak de ui.'])).toEqual([
      'Snijd de ui.',
      'Bak de ui.',
    ])
  })

  it('keep figures that are no numbers of a list', () => {
    const kept = ['Add 2. Then stir.', 'Rest 1.5 hours.', '3 eggs go in now.', 'Bake in 2 tins.']
    expect(tidySteps(kept)).toEqual(kept)
    expect(tidySteps(['2. Fry.', '1. Chop.'])).toEqual(['2. Fry.', '1. Chop.'])
  })

  it('lose the numbers and labels of a list', () => {
    expect(tidySteps(['1) Chop.', '2) Fry.'])).toEqual(['Chop.', 'Fry.'])
    expect(tidySteps(['Step 1', 'Chop.', 'Step 2', 'Fry.'])).toEqual(['Chop.', 'Fry.'])
    expect(isStepLabel('Schritt 3:')).toBe(true)
    expect(isStepLabel('soup_r step 2')).toBe(true)
    expect(isStepLabel('Beat 3 eggs')).toBe(false)
  })

  it('keep an amount that a single step begins with, and a range', () => {
    for (const line of [
      '1.5 liters of water boil.',
      '1-2 hours in the fridge.',
      '1 Zwiebel hacken.',
    ])
      expect(tidySteps([line])).toEqual([line])
    const amounts = ['1-2 hours in the fridge.', '2-3 hours outside.']
    expect(tidySteps(amounts)).toEqual(amounts)
    expect(tidySteps(['1 Zwiebel hacken.', '2 Eier trennen.'])).toEqual([
      '1 Zwiebel hacken.',
      '2 Eier trennen.',
    ])
    expect(tidySteps(['1 Chop.', '2 Fry.', '3 Serve.'])).toEqual(['Chop.', 'Fry.', 'Serve.'])
  })

  it('keep the numbers of days, layers and slots', () => {
    const kept = [
      ['Jour 1 : mélanger.', 'Jour 2 : cuire.'],
      ['Layer 1: spread the sauce.', 'Layer 2: lay the pasta.'],
      ['Day 1: Mix. Day 2: Feed. Day 3: Bake.'],
      ['Put the tray in slot 1. Bake. Move to slot 2. Bake more.'],
    ]
    for (const lines of kept) expect(tidySteps(lines)).toEqual(lines)
    expect(isStepLabel('Day 2')).toBe(false)
  })

  it('end with the last thing to do, and what asks for stars is told', () => {
    const { steps, lost } = withoutPleas([
      'Serve warm. Did you make this recipe? Leave a comment!',
      'Rate this recipe!',
    ])
    expect(steps).toEqual([{ group: null, lines: ['Serve warm.'] }])
    expect(lost.map(({ value }) => value)).toEqual([
      'Rate this recipe!',
      'Did you make this recipe?',
      'Leave a comment!',
    ])
  })

  it('keep what only sounds like asking, and what stands behind it', () => {
    const kept = [
      'Leave a rating gap below.',
      'If you try this recipe with rye, rate of rise drops.',
    ]
    expect(withoutPleas(kept).steps).toEqual([{ group: null, lines: kept }])
    const links = ['Brown them. Links: turn them often.']
    expect(withoutPleas(links).steps).toEqual([{ group: null, lines: links }])
    expect(withoutPleas(['Serve. Links: Pea soup here on Our Site!']).steps).toEqual([
      { group: null, lines: ['Serve.'] },
    ])
    expect(withoutPleas(['Mix it. Please leave a rating below... Bake 10 min.']).steps).toEqual([
      { group: null, lines: ['Mix it.', 'Bake 10 min.'] },
    ])
  })
})

function withoutPleas(lines: string[]) {
  const recipe = { ...startRecipe('Bread'), steps: [{ group: null, lines: [...lines] }] }
  losePleas(recipe)
  return recipe
}
