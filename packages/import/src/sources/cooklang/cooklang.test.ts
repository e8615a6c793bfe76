import { describe, expect, it } from 'vitest'
import { readFirst } from '../../testing/read-items.ts'
import { zipOf } from '../../testing/zip-of.ts'

const text = `>> servings: 2
>> source: https://example.org/pancakes
>> gear: big pan

-- the batter rests
Whisk @eggs{3} with @self-raising flour{1/2%cup}(sifted) [- no lumps -]
and @milk in a #large bowl{2}.

== Frying ==

Fry in @./Basics/Ghee{1%tbsp} for ~crust{3%minutes}; add @milk again. Mail me @ home.

> Freeze well.
`

describe('Cooklang', () => {
  it('reads ingredients out of steps, facts, sections, notes and comments', async () => {
    expect(await readFirst(text, 'Pancakes.cook')).toMatchObject({
      format: 'Cooklang',
      title: 'Pancakes',
      servings: { text: '2', count: 2 },
      source: { address: 'https://example.org/pancakes' },
      ingredients: [
        { group: null, lines: ['3 eggs', '1/2 cup self-raising flour, sifted', 'milk'] },
        { group: 'Frying', lines: ['1 tbsp Ghee'] },
      ],
      steps: [
        { group: null, lines: ['Whisk eggs with self-raising flour and milk in a large bowl.'] },
        { group: 'Frying', lines: ['Fry in Ghee for 3 minutes; add milk again. Mail me @ home.'] },
      ],
      notes: 'Freeze well.',
      lost: [
        { field: 'gear', value: 'big pan' },
        { field: 'cookware', value: '2 large bowl' },
        { field: 'timer', value: 'crust' },
        { field: 'comment', value: 'no lumps' },
        { field: 'comment', value: 'the batter rests' },
      ],
    })
  })

  it('reads facts in facts', async () => {
    const source =
      '---\nsource:\n  name: Ada\n  url: https://example.org/tea\ntime:\n  prep: 5 min\n---\nSteep @tea{2%g}.\n'
    expect(await readFirst(source)).toMatchObject({
      source: { name: 'Ada', address: 'https://example.org/tea' },
      minutes: { prep: 5 },
    })
  })

  it('takes the picture of the same name', async () => {
    const packed = zipOf({
      'a/Pan (1).cook': text,
      'a/Pan (1).jpg': 'ÿØÿpan',
      'a/Other.jpg': 'ÿØÿ',
    })
    expect(await readFirst(packed)).toMatchObject({ title: 'Pan (1)', bytes: ['ÿØÿpan'] })
  })

  it('reads YAML above the text, and what only looks like it', async () => {
    expect(
      await readFirst('---\ntitle: Tea\ntags: [hot, "cold"]\n---\nSteep @tea{2%g}.\n'),
    ).toMatchObject({ title: 'Tea', tags: ['hot', 'cold'] })
    expect(await readFirst('---\ncooking time :5 min\n---\nSteep @tea{2%g}.\n')).toMatchObject({
      minutes: { cook: 5 },
    })
  })
})
