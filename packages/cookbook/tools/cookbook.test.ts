import { describe, expect, it } from 'vitest'
import { checkDish } from '../src/check/check-dish.ts'
import { checkKnowledge } from '../src/check/check-knowledge.ts'
import { readDishFiles, readKnowledgeFiles } from '../src/files.ts'
import { readDish } from '../src/read-dish.ts'

const files = await readDishFiles()
const folders = [...new Set(files.map(({ name }) => name.replace(/\/.*$/, '')))]

describe('the cookbook', () => {
  it('can be read, and every dish has an id and names of its own', () => {
    const read = files.map(({ name, text }) => readDish(name, text))
    expect(read.flatMap(({ issues }) => issues)).toEqual([])
    const ids = read.map(({ dish }) => dish?.id)
    expect(ids).toHaveLength(new Set(ids).size)
    const titles = read.map(({ dish }) => dish?.title.toLowerCase())
    expect(titles).toHaveLength(new Set(titles).size)
  })

  it('answers questions with a source, briefly, and with dishes that there are', async () => {
    const titles = new Set(files.map(({ text }) => /^= (.+)$/m.exec(text)?.[1] ?? ''))
    const knowledge = await readKnowledgeFiles()
    expect(knowledge.length).toBeGreaterThan(0)
    expect(knowledge.flatMap(({ name, text }) => checkKnowledge(name, text, titles))).toEqual([])
  })

  it.each(folders)('keeps to its checks, each dish of %s and each variant', (folder) => {
    const faults = files
      .filter(({ name }) => name.startsWith(`${folder}/`))
      .flatMap(({ name, text }) => {
        const { dish } = readDish(name, text)
        return dish ? checkDish(dish).map((message) => `${name}: ${message}`) : []
      })
    expect(faults).toEqual([])
  })
})

describe('the checks', () => {
  const [sound] = files.filter(({ name }) => name.endsWith('beef-bourguignon.txt'))
  const faultsOf = (change: (text: string) => string) => {
    const { dish, issues } = readDish('french/changed.txt', change(sound?.text ?? ''))
    return [...issues.map(({ message }) => message), ...(dish ? checkDish(dish) : [])].join('\n')
  }

  it.each([
    ['a food nobody knows', '1.2 kg beef chuck', '1.2 kg zorblax', "does not know 'zorblax"],
    ['a line that no step takes', 'and thyme and bring', 'and bring', 'No step uses'],
    ['an amount out of proportion', '2 tsp salt', '300 g salt', 'amount:'],
    ['an oven that is not listed', 'needs: oven, stovetop', 'needs: stovetop', 'step takes a oven'],
    ['a diet that is not kept', 'free: egg-free', 'free: vegan, egg-free', 'the file says vegan'],
    ['a step that takes longer than it says', 'oven 150', 'oven 15', 'a step takes 18 minutes'],
    [
      'heat without an end',
      ' for 8 minutes, shaking the pan, until golden and soft; add the mushrooms and fry for 6 minutes until their water is gone',
      '',
      'heats and says',
    ],
    ['words of another kitchen', 'Meanwhile melt', 'Add the aubergine. Meanwhile melt', 'eggplant'],
    [
      'a variant that breaks its promise',
      '= 30 g butter -> fat 2 tbsp olive oil',
      '',
      'vegan: it is not',
    ],
    [
      'a variant that still speaks of what it took out',
      'Portobello mushrooms simmered in red wine',
      'Portobello mushrooms and bacon simmered in red wine',
      'its description names bacon',
    ],
    ['a change that finds no line', '- 150 g bacon', '- 150 g pancetta', 'no line has these words'],
    ['a role that there is not', 'fat 2 tbsp', 'grease 2 tbsp', 'begins with a role'],
  ])('find %s', (_, before, after, message) => {
    expect(sound?.text).toContain(before)
    expect(faultsOf((text) => text.replace(before, after))).toContain(message)
  })

  it('find a dough that is no dough', () => {
    const text = `${files.find(({ name }) => name.endsWith('baking/baguette.txt'))?.text}`
    const { dish } = readDish('a.txt', text.replace(/(\d+) ml water/, '60 ml water'))
    expect(dish && checkDish(dish).join('\n')).toContain('ratio bread')
  })
})
