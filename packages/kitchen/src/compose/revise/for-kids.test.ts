import { describe, expect, it } from 'vitest'
import { compose } from '../compose.ts'

/** What is said last of a stew that ends on this line, once it was asked for as one for the kids. */
function saidOf(lastLine: string): string | undefined {
  const answer = compose(
    {
      mode: 'adapt',
      text: 'for the kids',
      ingredients: [],
      original: {
        title: 'Beef Stew',
        servings: '4',
        ingredients: ['600 g beef', '2 tbsp oil', '1 onion', lastLine],
        instructions: ['Brown the beef in the oil.', 'Add the rest and simmer for 2 hours.'],
      },
    },
    1,
  )
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe.adaptations.at(-1)
}

describe('a dish for the kids', () => {
  it('is said to stay as it is where nothing is hot or holds alcohol', () => {
    expect(saidOf('500 ml beef stock')).toMatch(/can stay as it is/)
  })

  it('is not said to be cut where it is a sauce', () => {
    const answer = compose(
      {
        mode: 'adapt',
        text: 'for the kids',
        ingredients: [],
        original: {
          title: 'Burger Dressing',
          ingredients: ['3 tbsp mayonnaise', '1 tbsp sriracha'],
          instructions: ['Mix all.'],
        },
      },
      1,
    )
    expect(answer).toMatchObject({
      recipe: { adaptations: expect.arrayContaining(['Let everybody season their own plate.']) },
    })
  })

  it.each([
    ['replaced', '100 ml red wine'],
    // The lines before it are all as they were.
    ['left out at the end of the list', '30 ml gin (optional)'],
  ])('is not said to where something was %s', (_how, line) => {
    expect(saidOf(line)).toMatch(/let everybody season/)
  })
})
