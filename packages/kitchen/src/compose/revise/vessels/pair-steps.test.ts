import { expect, it } from 'vitest'
import { pairSteps } from './pair-steps.ts'

it('pairs an old step with the one that is about its foods, each once, wherever it stands now', () => {
  expect(
    pairSteps(
      [
        'Preheat the oven.',
        'Season the chops with pepper.',
        'Bake the chops for 25 minutes.',
        'Serve.',
      ],
      [
        'Heat the grill.',
        'Season the chops with pepper.',
        'Grill the chops for 5 minutes on each side.',
        'Serve.',
      ],
    ),
  ).toEqual([
    'Preheat the oven. → not needed',
    'Bake the chops for 25 minutes. → Grill the chops for 5 minutes on each side.',
  ])
})
