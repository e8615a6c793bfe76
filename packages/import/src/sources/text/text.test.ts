import { describe, expect, it } from 'vitest'
import { readFirst, readItems, readRecipes } from '../../testing/read-items.ts'

const soup = `Leek soup
Serves 4 | Prep: 10 min

For cold days.

Ingredients
2 leeks
1 l stock
salt

Method
1. Cut the leeks into rings and wash them well under running water,
   until no sand is left.
2. Boil them in the stock.

Tip: better on the next day.`

const cake = `Apple cake

Ingredients:
- 3 apples
- 200 g flour
For the top:
- 2 tbsp sugar

Directions:
Rub the butter into the flour until it looks like crumbs. Press it into a
tin and put the apples on top.

Bake for an hour.`

describe('plain text', () => {
  it('keeps steps apart that each are a line, though two recipes have one as long', async () => {
    const pie = (title: string) => `${title}\n\nIngredients\n1 kg apples\n1 onion\n\nMethod
Fry the onion.
Add the apples and the stock and simmer for twenty minutes.
Serve.`
    const read = await readRecipes(`${pie('Apple pot')}\n\n${pie('Onion pot')}`)
    for (const { steps } of read) expect(steps[0]?.lines).toHaveLength(3)
    expect(read).toHaveLength(2)
  })

  it('is read by its headings, its lines joined to paragraphs', async () => {
    expect(await readFirst(soup)).toMatchObject({
      format: 'text',
      title: 'Leek soup',
      description: 'For cold days.',
      servings: { text: 'Serves 4', count: 4 },
      minutes: { prep: 10 },
      ingredients: [{ group: null, lines: ['2 leeks', '1 l stock', 'salt'] }],
      steps: [
        {
          group: null,
          lines: [
            'Cut the leeks into rings and wash them well under running water, until no sand is left.',
            'Boil them in the stock.',
          ],
        },
      ],
      notes: 'Tip: better on the next day.',
      lost: [],
    })
  })

  it.each([
    ['empty lines', `${soup}\n\n\n${cake}`],
    ['a rule', `${soup}\n----------\n${cake}`],
    ['a page break', `${soup}\n\f${cake}`],
    ['nothing but a heading', `${soup}\n\n${cake}`],
    ['titles that are marked', `# ${soup}\n\n# ${cake}`],
    ['labels', `Title: ${soup}\n\nTitle: ${cake}`],
  ])('of two recipes with %s between is two recipes', async (_, text) => {
    const [first, second, ...others] = await readRecipes(text)
    expect(others).toEqual([])
    expect(first).toMatchObject({ title: 'Leek soup', steps: [{ lines: [{}, {}] }] })
    expect(second).toMatchObject({
      title: 'Apple cake',
      ingredients: [
        { group: null, lines: ['3 apples', '200 g flour'] },
        { group: 'For the top', lines: ['2 tbsp sugar'] },
      ],
      steps: [
        {
          lines: [
            'Rub the butter into the flour until it looks like crumbs. Press it into a tin and put the apples on top.',
            'Bake for an hour.',
          ],
        },
      ],
    })
  })

  it('needs no headings', async () => {
    const text =
      'Pickle\n1 cucumber\n2 tbsp vinegar\n1 tsp sugar\nSlice the cucumber thinly and stir in the rest of it.'
    const recipe = await readFirst(text)
    expect(recipe).toMatchObject({
      title: 'Pickle',
      ingredients: [{ lines: ['1 cucumber', '2 tbsp vinegar', '1 tsp sugar'] }],
      steps: [{ lines: ['Slice the cucumber thinly and stir in the rest of it.'] }],
    })
    expect(recipe.doubts.map(({ field }) => field)).toContain('ingredients')
  })

  it('may be as short as two lines and a sentence', async () => {
    expect(await readFirst('Eierkuchen\n2 Eier\n100 g Mehl\nVerrühren und braten.')).toMatchObject({
      title: 'Eierkuchen',
      ingredients: [{ lines: ['2 Eier', '100 g Mehl'] }],
      steps: [{ lines: ['Verrühren und braten.'] }],
    })
    const letter = '3 of us went\n2 days later it rained\n\nWe were home at ten.'
    expect(await readItems(letter)).toMatchObject([{ kind: 'refused' }])
  })

  it('without a recipe is refused with a sentence that says so', async () => {
    expect(
      await readItems('Dear Ada,\n\nwe arrive on the 2nd of May at 10 o’clock.\n'),
    ).toMatchObject([{ kind: 'refused', reason: 'No recipe could be found in this file.' }])
  })
})
