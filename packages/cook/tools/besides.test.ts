import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles())

function ask(text: string) {
  const answer = cook({ mode: 'idea', text, ingredients: [] }, 1, book)
  if (answer.kind !== 'recipe') throw new Error(answer.kind)
  return answer.recipe
}

describe('a condition that no dish is chosen by', () => {
  it.each([
    ['lasagna that can be made the day before', /^The day before\? Yes: put it together/],
    ['tiramisu made a day ahead', /^The day before\? Yes/],
    ['dinner for 4 within 10 dollars', /^I know no prices, so I cannot say .* 10 dollars\./],
    [
      'beef stew ready after 12 hours in the slow cooker',
      /for the rest of the 12 hours set .*60 °C/,
    ],
    ['beef stew ready in 4 hours in the slow cooker', /more than the 4 (?:h|hours) that you have/],
    ['I have 1 kg of ricotta to use up', /^It takes 500 g of your 1 kg of ricotta\./],
    ['300 g spinach to use up', /^It takes \d+ g of spinach, more than your 300 g\./],
  ])('is said first: %s', (text, said) => {
    expect(ask(text).description).toMatch(said)
  })

  it.each([
    'tiramisu',
    'something with 500 g of ricotta to use up',
  ])('is not spoken of where there is none, or all is used: %s', (text) => {
    expect(ask(text).description).not.toMatch(/^The day before|^It takes \d/)
  })

  it('is a vessel that another dish of that sort is made in', () => {
    expect(ask('slow cooker vegetarian curry').title).toMatch(/in the slow cooker$/)
  })
})
