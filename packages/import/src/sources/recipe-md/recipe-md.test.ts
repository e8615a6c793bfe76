import { describe, expect, it } from 'vitest'
import { readFirst, readItems } from '../../testing/read-items.ts'

describe('RecipeMD', () => {
  it('reads every part of a recipe', async () => {
    const text = `Pea soup
========

Green and [hot](https://example.org/peas).

*quick, 1,5 l*

**4 bowls, 1.5 l**

---

- *500 g* peas
- salt

## To serve

- *½ cup* [cream](cream.md)

---

1. Boil the
   *peas*.
2. Blend.

### At the table

Pour the cream.
`
    expect(await readFirst(text)).toMatchObject({
      format: 'RecipeMD',
      title: 'Pea soup',
      description: 'Green and hot.',
      tags: ['quick', '1,5 l'],
      servings: { text: '4 bowls', count: 4 },
      ingredients: [
        { group: null, lines: ['500 g peas', 'salt'] },
        { group: 'To serve', lines: ['½ cup cream'] },
      ],
      steps: [
        { group: null, lines: ['Boil the peas.', 'Blend.'] },
        { group: 'At the table', lines: ['Pour the cream.'] },
      ],
      lost: [
        { field: 'description.link', value: 'https://example.org/peas' },
        { field: 'yields', value: '1.5 l' },
        { field: 'ingredients.link', value: 'cream.md' },
      ],
    })
  })

  it('may have its first rule right below the title', async () => {
    const read = { format: 'RecipeMD', ingredients: [{ group: null, lines: ['1 leek'] }] }
    expect(await readFirst('# Soup\n---\n- 1 leek\n')).toMatchObject(read)
    expect(await readFirst('Soup\n====\n---\n- 1 leek\n')).toMatchObject(read)
  })

  it('is no Markdown that says its sections, with a rule for looks or headings underlined', async () => {
    const sections = {
      format: 'Markdown',
      ingredients: [{ group: null, lines: ['2 eggs'] }],
      steps: [{ group: null, lines: ['Whisk.', 'Fry.'] }],
    }
    const ruled =
      '# Pancakes\n\nMy own.\n\n---\n\n## Ingredients\n\n- 2 eggs\n\n## Instructions\n\n1. Whisk.\n2. Fry.\n'
    expect(await readFirst(ruled)).toMatchObject(sections)
    const underlined =
      'Pancakes\n====\n\nZutaten\n-------\n- 2 eggs\n\nZubereitung\n-----------\n1) Whisk.\n2) Fry.\n'
    expect(await readFirst(underlined)).toMatchObject(sections)
  })

  it.each([
    ['an amount without a figure', '# A\n\n---\n\n- *some* salt\n'],
    ['an ingredient without a name', '# A\n\n---\n\n- *5 g*\n'],
    ['an empty ingredient', '# A\n\n---\n\n-\n'],
    ['two paragraphs of tags', '# A\n\n*a*\n\n*b*\n\n---\n\n- salt\n'],
    ['two paragraphs of yields', '# A\n\n**1 l**\n\n**2 l**\n\n---\n\n- salt\n'],
    ['a yield without a figure', '# A\n\n**bowls**\n\n---\n\n- salt\n'],
    ['text among the ingredients', '# A\n\n---\n\n- salt\n\nand so on\n'],
  ])('refuses %s', async (_, text) => {
    expect(await readItems(text)).toMatchObject([{ kind: 'refused' }])
  })
})
