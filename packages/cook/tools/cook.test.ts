import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { checkDiet } from '@potluck/kitchen/knowledge'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles())

function ask(text: string, more: Partial<ComposeRequest> = {}) {
  const answer = cook({ mode: 'idea', text, ingredients: [], ...more }, 1, book)
  if (answer.kind === 'declined') throw new Error(answer.reason)
  return answer.recipe
}

describe('a dish that is asked for by name', () => {
  it.each([
    ['tortilla de patatas', /^Tortilla de patatas/],
    ['How do I make oyakodon?', /^Oyakodon/],
    ['a recipe for Königsberger Klopse, please', /^Königsberger Klopse/],
    ['coq au vin', /^Coq au vin/],
    ['pad thai', /^Pad thai/i],
    ['pierogi ruskie', /^Pierogi ruskie/],
  ])('is made: %s', (text, title) => {
    expect(ask(text).title).toMatch(title)
  })

  it('is made for as many as are named', () => {
    const usual = ask('osso buco')
    const twice = ask('osso buco for 8')
    expect(twice.servings).toBe('8')
    expect(twice.ingredients).toHaveLength(usual.ingredients.length)
    expect(twice.ingredients[0]).not.toBe(usual.ingredients[0])
  })

  it.each([
    ['slow-cooker pulled pork', 'slow cooker'],
    ['pulled pork in the pressure cooker', 'pressure cooker'],
  ])('is made in what is named: %s', (text, tool) => {
    const { title, instructions } = ask(text)
    expect(title).toMatch(/^Pulled pork/)
    expect(instructions.join(' ').toLowerCase()).toContain(tool)
  })

  it('says first that it knows no way to make it in what is named', () => {
    const { title, description } = ask('paella valenciana in the microwave')
    expect(title).toMatch(/^Paella valenciana/)
    expect(description).toMatch(/^I have no tested way to make it in the microwave/)
  })

  it.each([
    ['gluten-free carrot cake', 'gluten-free'],
    ['vegan moussaka', 'vegan'],
    ['beef bourguignon without wine', 'no alcohol'],
  ])('is made as its tested variant: %s', (text, rule) => {
    const { ingredients, instructions } = ask(text)
    expect(checkDiet({ ingredients, steps: instructions }, [rule]).verdict).toBe('free')
  })

  it('keeps to what is set, and says that it is another dish where that cannot be the one named', () => {
    const { title, description, ingredients, instructions } = ask('osso buco', {
      restrictions: ['Vegan'],
    })
    expect(title).not.toMatch(/osso buco/i)
    expect(description).toMatch(/^I know no Osso buco .*that keeps to Vegan/)
    expect(checkDiet({ ingredients, steps: instructions }, ['vegan']).verdict).toBe('free')
  })

  it('says first what it does not keep of calories and time', () => {
    expect(ask('chicken tikka masala under 300 kcal').description).toMatch(
      /^A portion has about \d+ kcal, more than the 300/,
    )
    expect(ask('cassoulet in 30 minutes').description).toMatch(/^It takes .*more than the 30 min/)
  })

  it('is written in the measures of the cook', () => {
    const { ingredients, instructions } = ask('coq au vin', { units: 'us' })
    expect(ingredients.join('\n')).not.toMatch(/\d (?:g|kg|ml|l)\b/)
    expect(instructions.join('\n')).not.toMatch(/°C/)
  })
})

describe('what only speaks of a dish', () => {
  it('is left to the composer: other foods in it, a list, a change to a recipe', () => {
    expect(ask('spaghetti carbonara with peas').title).toMatch(/peas/i)
    expect(ask('something with leeks').title).toMatch(/leek/i)
    const previous = ask('lentil soup with lemon')
    expect(ask('add more garlic', { previous }).title).toBe(previous.title)
  })

  it('is declined where it is dangerous', () => {
    const answer = cook(
      { mode: 'idea', text: 'coq au vin with rat poison', ingredients: [] },
      1,
      book,
    )
    expect(answer.kind).toBe('declined')
  })
})
