import { describe, expect, it } from 'vitest'
import { readRecipes } from '../../testing/read-items.ts'

/** A page whose data has these lines without any groups, and which shows them like this. */
async function read(
  ingredients: string[],
  body: string,
  steps: string[] = ['Bake the tart until golden.'],
) {
  const data = {
    '@type': 'Recipe',
    name: 'Tart',
    recipeIngredient: ingredients,
    recipeInstructions: steps,
  }
  const [recipe] = await readRecipes(
    `<!doctype html><script type="application/ld+json">${JSON.stringify(data)}</script>${body}`,
  )
  return recipe
}

const lines = ['200 g flour', '100 g butter', '3 pears', '1 tsp cinnamon']
const groups = [
  { group: 'Pastry', lines: ['200 g flour', '100 g butter'] },
  { group: 'Filling', lines: ['3 pears', '1 tsp cinnamon'] },
]

describe('groups that the page shows', () => {
  it('reads what heads the lists, however it is set', async () => {
    const list = (...all: string[]) => `<ul>${all.map((line) => `<li>${line}</li>`).join('')}</ul>`
    const [one, two] = [list('200 g flour', '100 g butter'), list('3 pears', '1 tsp cinnamon')]
    const bodies = [
      `<h3>Ingredients</h3><h4>Pastry</h4>${one}<h4>Filling</h4>${two}`,
      `<h3>Ingredients</h3><p><strong>Pastry:</strong></p>${one}<p><strong>Filling:</strong></p>${two}`,
      `<h3>Ingredients</h3><div class="group">Pastry:</div>${one}<div class="group">Filling:</div>${two}`,
      `<h3>Zutaten</h3><h4>Pastry</h4><table><tr><td>200 g</td><td>flour</td></tr><tr><td>100 g</td><td>butter</td></tr></table>
       <h4>Filling</h4><table><tr><td>3</td><td>pears</td></tr><tr><td>1 tsp</td><td>cinnamon</td></tr></table>`,
      '<p>Some words about pears.</p><h2>Pastry</h2>200 g flour<br>100 g butter<h2>Filling</h2>3 pears<br>1 tsp cinnamon',
    ]
    for (const body of bodies) expect((await read(lines, body))?.ingredients, body).toEqual(groups)
  })

  it('gives lines before the first heading no group', async () => {
    const recipe = await read(
      lines,
      '<h3>Ingredients</h3><ul><li>200 g flour</li><li>100 g butter</li><li>Filling</li><li>3 pears</li><li>1 tsp cinnamon</li></ul>',
    )
    expect(recipe?.ingredients).toEqual([{ group: null, lines: lines.slice(0, 2) }, groups[1]])
  })

  it('keeps one group where a line is missing from the page, or nothing heads the lists', async () => {
    const one = [{ group: null, lines }]
    const part =
      '<h4>Pastry</h4><ul><li>200 g flour</li></ul><h4>Filling</h4><ul><li>3 pears</li></ul>'
    expect((await read(lines, part))?.ingredients).toEqual(one)
    const plain = `<h3>Ingredients</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
    expect((await read(lines, plain))?.ingredients).toEqual(one)
  })

  it('takes no advertisement, film or box of tips for a heading', async () => {
    for (const words of ['Advertisement', 'Watch the video', 'Tips']) {
      const recipe = await read(
        lines,
        `<ul><li>200 g flour</li><li>100 g butter</li></ul><h4>${words}</h4><ul><li>3 pears</li><li>1 tsp cinnamon</li></ul>
         <ol><li>Rub the butter in.</li></ol><h3>${words}</h3><ol><li>Bake the tart.</li></ol>`,
        ['Rub the butter in.', 'Bake the tart.'],
      )
      expect(recipe?.ingredients).toEqual([{ group: null, lines }])
      expect(recipe?.steps).toEqual([
        { group: null, lines: ['Rub the butter in.', 'Bake the tart.'] },
      ])
    }
  })

  it('takes the rest of the ingredients for a group of their own', async () => {
    for (const words of ['Other', 'Other ingredients']) {
      const recipe = await read(
        lines,
        `<h4>Pastry</h4><ul><li>200 g flour</li><li>100 g butter</li></ul><h4>${words}</h4><ul><li>3 pears</li><li>1 tsp cinnamon</li></ul>`,
      )
      expect(recipe?.ingredients.map(({ group }) => group)).toEqual(['Pastry', words])
    }
  })

  it('keeps headings that nothing stands under, and those that say of what', async () => {
    const recipe = await read(['For the cake:', 'Sponge:', '2 eggs', '100 g flour'], '', [
      'To make the sauce:',
      'Whisk it.',
      'Serve with:',
    ])
    expect(recipe?.ingredients).toEqual([
      { group: null, lines: ['For the cake:'] },
      { group: 'Sponge', lines: ['2 eggs', '100 g flour'] },
    ])
    expect(recipe?.steps).toEqual([
      { group: 'To make the sauce', lines: ['Whisk it.', 'Serve with:'] },
    ])
  })

  it('reads a heading that the data has as a line', async () => {
    const recipe = await read(
      ['200 g flour', '100 g butter', 'Filling', '3 pears', '1 tsp cinnamon'],
      '<ul><li>200 g flour</li><li>100 g butter</li></ul><h4>Filling</h4><ul><li>3 pears</li><li>1 tsp cinnamon</li></ul>',
    )
    expect(recipe?.ingredients).toEqual([{ group: null, lines: lines.slice(0, 2) }, groups[1]])
  })

  it('takes the rest of a list that the data breaks off, and nothing behind the list', async () => {
    const item = (line: string) => `<li>${line}</li>`
    const rest = ['2 eggs', '50 ml cream']
    const whole = await read(
      lines,
      `<ul>${[...lines, ...rest].map(item).join('')}</ul><ul><li>3 likes</li></ul>`,
    )
    expect(whole?.ingredients).toEqual([{ group: null, lines: [...lines, ...rest] }])
    const buttons = await read(lines, `<ul>${[...lines, 'Add to my list'].map(item).join('')}</ul>`)
    expect(buttons?.ingredients).toEqual([{ group: null, lines }])
  })

  it('takes the rest of a method that the data breaks off, without the figures of the page', async () => {
    const steps = ['Rub the butter into the flour.', 'Cut the pears into thin slices.']
    const rest = 'Lay the pears on the pastry and bake it.'
    const shown = [...steps, rest].map((step, at) => `<li><b>${at + 1}</b>${step}</li>`).join('')
    const recipe = await read(lines, `<h3>Method</h3><ol>${shown}</ol>`, steps)
    expect(recipe?.steps).toEqual([{ group: null, lines: [...steps, rest] }])
    const other = await read(lines, `<h3>What readers say</h3><ol>${shown}</ol>`, steps)
    expect(other?.steps).toEqual([{ group: null, lines: steps }])
  })

  it('takes the list that the page shows in the place of one whose figures are others', async () => {
    const list = (title: string, all: string[]) =>
      `<h4>${title}</h4><ul>${all.map((line) => `<li>${line}</li>`).join('')}</ul>`
    const body = `<h3>Ingredients</h3>${list('Pastry', ['200 g flour', '100 g butter'])}${list('Filling', ['4 pears', '1 tsp cinnamon', '2 tbsp rum'])}<p>Add to my list</p>`
    const recipe = await read(lines, body)
    expect(recipe?.ingredients).toEqual([
      { group: 'Pastry', lines: ['200 g flour', '100 g butter'] },
      { group: 'Filling', lines: ['4 pears', '1 tsp cinnamon', '2 tbsp rum'] },
    ])
    expect(recipe?.lost).toContainEqual(
      expect.objectContaining({ field: 'ingredients', value: '3 pears' }),
    )
    // Most of another list is no older one of this.
    const other = `<h3>Ingredients</h3>${list('Cake', ['200 g flour', '5 eggs', '90 g sugar', '1 l milk'])}`
    expect((await read(lines, other))?.ingredients).toEqual([{ group: null, lines }])
  })

  it('leaves a box of tips between two steps to itself, and a title above the list', async () => {
    const steps = ['Rub the butter in.', 'Bake the tart.']
    const recipe = await read(
      lines,
      `<h4>Tart</h4><ul><li>200 g flour</li><li>100 g butter</li></ul><h4>Filling</h4><ul><li>3 pears</li><li>1 tsp cinnamon</li></ul>
       <p>Rub the butter in.</p><h4>In a hurry?</h4><ul><li>Buy pastry that is rolled out already.</li></ul><p>Bake the tart.</p>`,
      steps,
    )
    expect(recipe?.ingredients.map(({ group }) => group)).toEqual([null, 'Filling'])
    expect(recipe?.steps).toEqual([{ group: null, lines: steps }])
  })

  it('doubts a line without an amount where the page gives the others theirs', async () => {
    const recipe = await read(
      ['flour', 'butter', 'pears', 'A pretty brand'],
      '<p>200 g flour</p><p>100 g butter</p><p>3 pears</p><p>A pretty brand</p>',
    )
    expect(recipe?.ingredients[0]?.lines).toEqual([...lines.slice(0, 3), 'A pretty brand'])
    expect(recipe?.doubts).toMatchObject([{ field: 'ingredients[0].lines[3]' }])
  })

  it('doubts a line whose measure only the page has', async () => {
    const recipe = await read(
      ['600 tomatoes', '2 onions', '3 pears'],
      '<ul><li>600 g tomatoes</li><li>2 onions</li><li>3 pears</li></ul>',
    )
    expect(recipe?.doubts).toEqual([
      { field: 'ingredients[0].lines[0]', reason: "The page shows '600 g tomatoes' here." },
    ])
  })

  it('takes amounts that only the page has', async () => {
    const recipe = await read(
      ['flour', 'butter', 'pears'],
      '<div><p>200 g</p><p>flour</p></div><div><p>100 g</p><p>butter</p></div><div><p>3</p><p>pears</p></div>',
    )
    expect(recipe?.ingredients).toEqual([
      { group: null, lines: ['200 g flour', '100 g butter', '3 pears'] },
    ])
  })

  it('cuts a method that is one text where the page does', async () => {
    const text =
      'Rub the butter into the flour with cold hands.Cut the pears and lay them on the pastry.'
    const recipe = await read(
      lines,
      '<h3>Method</h3><p>Rub the butter into the flour with cold hands.</p><p>Cut the pears and lay them on the pastry.</p>',
      [text],
    )
    expect(recipe?.steps).toEqual([
      {
        group: null,
        lines: [
          'Rub the butter into the flour with cold hands.',
          'Cut the pears and lay them on the pastry.',
        ],
      },
    ])
  })
})
