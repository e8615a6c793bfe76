import { describe, expect, it } from 'vitest'
import { readFirst, readItems } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

describe('Markdown', () => {
  it('reads Chowdown: lists above the text', async () => {
    const text = `---
layout: recipe
title: "Roast roots"
image: roots.jpg
tags: sides, oven
ingredients:
- 1 kg roots
- oil: a little
directions:
- Cut.
- Roast.
---

Sweet and **brown**.
`
    const packed = zipOf({ '_recipes/roots.md': text, '_recipes/roots.jpg': 'ÿØÿroots' })
    expect(await readFirst(packed)).toMatchObject({
      format: 'Chowdown',
      title: 'Roast roots',
      description: 'Sweet and brown.',
      tags: ['sides', 'oven'],
      ingredients: [{ group: null, lines: ['1 kg roots', 'oil: a little'] }],
      steps: [{ group: null, lines: ['Cut.', 'Roast.'] }],
      bytes: ['ÿØÿroots'],
    })
  })

  it('reads a page with headings in another language, groups and facts', async () => {
    const text = `# Linsensuppe

Für kalte Tage.

- Portionen: 4
- Kochzeit: 40 Minuten

## Zutaten

**Suppe**

- 200 g Linsen
  - rote
- Salz

## Zubereitung

Linsen
kochen.

### Zum Schluss

1. Salzen, siehe [hier](https://example.org/salz).

## Notizen

Schmeckt aufgewärmt.
`
    expect(await readFirst(text)).toMatchObject({
      format: 'Markdown',
      title: 'Linsensuppe',
      description: 'Für kalte Tage.',
      servings: { count: 4 },
      minutes: { cook: 40 },
      ingredients: [{ group: 'Suppe', lines: ['200 g Linsen', 'rote', 'Salz'] }],
      steps: [
        { group: null, lines: ['Linsen kochen.'] },
        { group: 'Zum Schluss', lines: ['Salzen, siehe hier.'] },
      ],
      notes: 'Schmeckt aufgewärmt.',
      lost: [{ field: 'steps.link', value: 'https://example.org/salz' }],
    })
  })

  it('knows headings that say of what, and those of other languages', async () => {
    const text =
      '# Пирог\n\n## Ингредиенты\n\n- 3 яблока\n\n## Ingredients for the dough\n\n- 1 cup flour\n\n## Приготовление\n\nИспечь.\n'
    expect(await readFirst(text)).toMatchObject({
      title: 'Пирог',
      ingredients: [
        { group: null, lines: ['3 яблока'] },
        { group: 'Ingredients for the dough', lines: ['1 cup flour'] },
      ],
      steps: [{ group: null, lines: ['Испечь.'] }],
    })
  })

  it('reads boxes to tick, tables, and pictures by an encoded address, as Notion writes them', async () => {
    const text =
      '# Curry\n\n![Curry](Green%20Curry/Untitled.png)\n\n## Ingredients\n\n- [ ]  400 ml coconut milk\n- [x] 1 leek\n\n| Amount | Food |\n| ---: | --- |\n| 500 g | **rice** |\n| 7 g | salt |\n\n## Method\n\n1. Boil.\n'
    const packed = zipOf({ 'curry.md': text, 'Green Curry/Untitled.png': 'PNGcurry' })
    expect(await readFirst(packed)).toMatchObject({
      ingredients: [
        { group: null, lines: ['400 ml coconut milk', '1 leek', '500 g rice', '7 g salt'] },
      ],
      bytes: ['PNGcurry'],
      lost: [],
    })
  })

  it('refuses a recipe without a title', async () => {
    expect(await readItems('## Ingredients\n\n- 1 leek\n')).toMatchObject([
      { kind: 'refused', reason: 'It has no title.' },
    ])
  })
})
