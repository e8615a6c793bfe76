import { openCookbook } from '@potluck/cookbook'
import { readDishFiles, readKnowledgeFiles } from '@potluck/cookbook/files'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles(), await readKnowledgeFiles())

function ask(text: string) {
  return cook({ mode: 'idea', text, ingredients: [] }, 1, book)
}

describe('what became of a food', () => {
  it.each([
    ['my ground beef turned brown in the fridge, is it ok', /1 to 2 days/],
    ['minced beef has gone grey inside, is it bad', /71 °C|1 to 2 days/],
    ['my garlic turned blue', /harmless/],
    ['my onions sprouted', /firm/],
    ['my honey crystallized', /40 °C/],
    ['black spots on my cauliflower, can I eat it', /mold/],
    ['my rice cooker rice burns at the bottom', /lowest heat/],
  ])('is a question, and answered: %s', (text, said) => {
    const answer = ask(text)
    if (answer.kind !== 'said') throw new Error(answer.kind)
    expect(answer.text).toMatch(said)
  })

  it.each([
    'raw chicken smells of eggs when opened',
    'my pork chops smell funny',
  ])('is no wish for a dish of it: %s', (text) => expect(ask(text).kind).toBe('said'))

  it.each([
    'my mother is vegan, birthday cake',
    'my spinach is going off',
    'my kids hate broccoli',
  ])('is a wish where somebody eats it, or it is to be used: %s', (text) =>
    expect(ask(text).kind).toBe('recipe'))
})
