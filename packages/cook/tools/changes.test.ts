import { openCookbook } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../src/answer.ts'
import { cook } from '../src/cook.ts'

const book = openCookbook([])

type Original = { title: string; servings?: string; ingredients: string[]; instructions: string[] }

const STEW: Original = {
  title: 'Beef stew',
  servings: '4',
  ingredients: [
    '500 g beef',
    '2 carrots',
    '2 parsnips',
    '1 tsp caraway seeds',
    '500 ml beef stock',
  ],
  instructions: [
    'Brown the beef in a pot. Add the carrots, parsnips and caraway seeds.',
    'Pour in the stock and simmer for 2 hours.',
  ],
}

function ask(original: Original, text: string): Answer {
  return cook(
    { mode: 'adapt', text, ingredients: [], original: { servings: '', ...original } },
    1,
    book,
  )
}

function change(original: Original, text: string): RecipeData {
  const answer = ask(original, text)
  if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
  return answer.recipe
}

describe('a wish beside another one', () => {
  it.each([
    'parsnips give us hiccups, and there are 8 of us',
    'for 8, the parsnips upset my stomach',
  ])('is never lost in silence: %s', (text) => {
    const { servings, description } = change(STEW, text)
    expect(servings).toBe('8')
    expect(description).toMatch(/^I did not follow “parsnips”: it is as it was\./)
  })

  it('is said by its own words where no food is in it', () => {
    const { description } = change(STEW, 'for 8, and give it a smoky twist')
    expect(description).toMatch(/^I did not follow “give it a smoky twist”/)
  })

  it.each([
    'for 8, without parsnips',
    'make the beef for 8',
    'dairy-free and for 8',
    'we are 8, less carrots please',
    'chicken instead of beef, for 8',
  ])('is not spoken of where it was followed: %s', (text) => {
    expect(change(STEW, text).description).not.toMatch(/did not follow/)
  })

  it('names what was ruled out and is not known', () => {
    const answer = ask(STEW, 'bitte ohne Zwirbelkraut')
    expect(answer).toMatchObject({
      reason: expect.stringMatching(/^I did not follow “zwirbelkraut”/),
    })
  })
})

describe('what somebody will not eat', () => {
  it.each([
    "my kids won't eat parsnips, and there are 8 of us",
    'for 8, nobody likes parsnips',
    "8 servings, we can't stomach parsnips",
    'pour 8 personnes, on n’aime pas le panais',
    'für 8 Personen, wir mögen keine Pastinaken',
  ])('goes, beside what else is asked: %s', (text) => {
    const { servings, ingredients, instructions } = change(STEW, text)
    expect(servings).toBe('8')
    expect([...ingredients, ...instructions].join(' ')).not.toMatch(/parsnip/i)
  })
})
