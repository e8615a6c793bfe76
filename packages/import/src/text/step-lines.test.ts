import { describe, expect, it } from 'vitest'
import { isStepLabel, tidySteps } from './step-lines.ts'

describe('steps', () => {
  it('are cut where a text numbers them', () => {
    expect(tidySteps(['1. Chop. 2. Fry at 180 C. 3. Serve.'])).toEqual([
      'Chop.',
      'Fry at 180 C.',
      'Serve.',
    ])
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
    expect(isStepLabel('Beat 3 eggs')).toBe(false)
  })

  it('end with the last thing to do', () => {
    expect(
      tidySteps(['Serve warm. Did you make this recipe? Leave a comment!', 'Rate this recipe!']),
    ).toEqual(['Serve warm.'])
  })
})
