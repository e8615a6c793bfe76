import { expect, it } from 'vitest'
import { readItems } from '../../testing/read-items.ts'

it('reads two columns, one after the other, headings, lines that go on, and paragraphs', async () => {
  const text = `---------- Recipe via Meal-Master (tm) v8.05

      Title: Noodle salad
 Categories: Salads, Noodles
      Yield: 4 servings

    250 g  Noodles                             1 tb Vinegar
      2    Carrots; cut                             Salt
           -in thin strips

-----DRESSING-----
  1 1/2 tb Oil

  Boil the noodles and
  let them cool.

  Toss.

-----

MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Egg
 Categories: None
      Yield: 1

      1    Egg

  Boil it.

  NYC Nutrilink: N0^00000

MMMMM
`
  expect(await readItems(text)).toMatchObject([
    {
      format: 'Meal-Master',
      recipe: {
        title: 'Noodle salad',
        collections: ['Salads', 'Noodles'],
        servings: { text: '4 servings', count: 4 },
        ingredients: [
          {
            group: null,
            lines: ['250 g Noodles', '2 Carrots; cut in thin strips', '1 tb Vinegar', 'Salt'],
          },
          { group: 'DRESSING', lines: ['1 1/2 tb Oil'] },
        ],
        steps: [{ group: null, lines: ['Boil the noodles and let them cool.', 'Toss.'] }],
      },
    },
    {
      recipe: {
        title: 'Egg',
        collections: [],
        steps: [{ lines: ['Boil it.'] }],
        lost: [{ field: 'method' }],
      },
    },
  ])
})
