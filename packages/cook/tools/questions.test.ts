import { openCookbook } from '@potluck/cookbook'
import { readDishFiles, readKnowledgeFiles } from '@potluck/cookbook/files'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../src/answer.ts'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles(), await readKnowledgeFiles())

function ask(text: string, more: Partial<ComposeRequest> = {}): Answer {
  return cook({ mode: 'idea', text, ingredients: [], ...more }, 1, book)
}

function told(text: string, more: Partial<ComposeRequest> = {}): string {
  const answer = ask(text, more)
  if (answer.kind !== 'said') throw new Error(`${text} got a ${answer.kind}`)
  return answer.text
}

function recipeFor(text: string) {
  const answer = ask(text)
  if (answer.kind !== 'recipe') throw new Error(`${text} got a ${answer.kind}`)
  return answer.recipe
}

describe('a question', () => {
  it.each([
    ['how long do i boil an egg', /6 minutes .*10 to 11/],
    ['how long to boil potatos', /15 to 20 minutes/],
    ['whats the difference between baking soda and baking powder', /acid/],
    ['my soup is too salty', /unsalted/],
    ['why did my cake sink in the middle', /not done|door/],
    ['is cilantro the same as coriander', /^Cilantro .*fresh coriander/],
    ['can i cook kidney beans in the slow cooker', /boil them hard.*FDA/],
    ['how much turkey for 10', /For 10: 5 to 7 kg/],
    ['how long does cooked rice last in the fridge', /within 1 hour.*NHS/],
    ['what temp is chicken done', /74 °C/],
    ['350 F in C', /^350 °F is 180 °C/],
    ['how many tablespoons in a cup', /16 tbsp/],
    ['how many grams is a cup of flour', /about 125 g/],
    ['how much is a stick of butter', /113 g/],
    ['how many calories in an egg', /72 kcal/],
    ['what can I take for buttermilk', /kefir.*milk/],
    ['is soy sauce gluten free', /not gluten-free: .*wheat/],
    ['how long does milk keep', /7 days in the fridge/],
    ['is pad thai spicy', /chili flakes/],
    ['how long does lasagna keep', /3 days in the fridge/],
    ['how do I rest meat', /^Resting meat: .*5 minutes/],
    ['how do i get crispy skin on trout', /Dry the skin/],
    ['velveting pork', /cornstarch/],
    ['do i need to rinse rice', /^Yes for loose rice/],
    ['how thick do I slice potatoes for gratin', /^3 mm/],
    ['can i put a glass dish from fridge into hot oven', /^No: glass/],
    ['is raw flour dangerous', /not ready to eat.*FDA/],
    ['wie lange kocht ein weiches Ei', /6 minutes/],
    ['wie macht man eine Mehlschwitze', /equal weights/],
    ['combien de temps cuire un rôti de porc', /50 minutes per kg/],
    ['cuánto arroz por persona', /60 to 80 g/],
    ['posso congelare il ragù', /freezer/],
  ])('is answered in words: %s', (text, said) => {
    expect(told(text)).toMatch(said)
  })

  it.each([
    'how long do I boil a durian',
    'how long to boil eggs in the air fryer',
    'why is the sky blue',
  ])('that nobody here knows is admitted: %s', (text) => {
    expect(told(text)).toMatch(/^I do not know that one/)
  })

  it('gives nothing to who avoids it', () => {
    expect(told('what can I take for buttermilk', { restrictions: ['Vegan'] })).not.toMatch(
      /kefir|1 cup milk/,
    )
    expect(told('how do I thicken a sauce', { restrictions: ['Vegan'] })).not.toMatch(/butter/i)
  })

  it.each([
    ['how do I make oyakodon', /Oyakodon/],
    ['how do I poach an egg', /^Poached eggs/],
    ['how to cook pulled pork', /^Pulled pork/],
    ['what should I cook tonight', /./],
    ['can you make me a curry', /curry/i],
  ])('that is a wish gets a recipe: %s', (text, title) => {
    expect(recipeFor(text).title).toMatch(title)
  })
})

describe('a question on the recipe at hand', () => {
  const previous = recipeFor('coq au vin')

  it.each([
    ['can i freeze this', /3 months in the freezer/],
    ['how do i reheat it', /74 °C/],
    ['is it gluten free', /^No, .*wheat/],
    ['what is the second step', /^Step 2: /],
    ['why so much wine', /750 ml/],
    ['how many calories', /\d+ kcal/],
    ['what wine', /cooked with/],
  ])('is answered from it: %s', (text, said) => {
    expect(told(text, { previous })).toMatch(said)
  })

  it('that it does not answer is admitted', () => {
    expect(told('why is it called that', { previous })).toMatch(/does not say/)
  })

  it('leaves changes to who makes them', () => {
    expect(ask('make it for 8', { previous }).kind).toBe('recipe')
  })
})

describe('a question on a food that is not in the recipe at hand', () => {
  it.each(['moussaka', 'spaghetti carbonara'])('is not answered from it: %s', (dish) => {
    const previous = recipeFor(dish)
    expect(told('how long do I boil an egg', { previous })).toMatch(/6 minutes .*10 to 11/)
  })
})
