import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import type { RecipeData } from '@potluck/kitchen'
import { restrictionsIn } from '@potluck/kitchen/composer'
import { checkDiet } from '@potluck/kitchen/knowledge'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../src/answer.ts'
import { cook } from '../src/cook.ts'
import { namedRestrictions } from '../src/named-restrictions.ts'
import { withPlainAllergies } from '../src/reading/allergies.ts'
import type { CookRequest } from '../src/request.ts'

const book = openCookbook(await readDishFiles())

function ask(text: string, more: Partial<CookRequest> = {}): Answer {
  return cook({ mode: 'idea', text, ingredients: [], ...more }, 1, book)
}

function recipeFor(text: string, more: Partial<CookRequest> = {}): RecipeData {
  const answer = ask(text, more)
  if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
  return answer.recipe
}

describe('a plain wish in another language', () => {
  it.each([
    ['cena ligera con calabacín', 'zucchini'],
    ['algo con calabacín', 'zucchini'],
    ['calabacín', 'zucchini'],
    ['cena con pollo sin gluten', 'chicken'],
    ['etwas mit Lachs', 'salmon'],
    ['dîner léger avec du poulet', 'chicken'],
    ['qualcosa con zucchine', 'zucchini'],
    ['crema de puerros', 'leek'],
    ['pollo con almendras', 'almond'],
    ['risotto alla salsiccia', 'sausage'],
    ['quelque chose avec des aubergines', 'eggplant'],
  ])('has the food that it names: %s', (text, food) => {
    expect(recipeFor(text).ingredients.join(' ').toLowerCase()).toContain(food)
  })

  it.each([
    ['chili con carne', /chili/i],
    ['pasta e fagioli', /^Pasta e fagioli/],
    ['prunes', /prunes|Bigos/],
    ['Schweinebraten für 8', /^Schweinebraten/],
    ['Schweinebraten mit Kruste', /^Schweinebraten/],
  ])('is none where the words are a name: %s', (text, title) => {
    expect(recipeFor(text).title).toMatch(title)
  })
})

describe('allergies that are listed', () => {
  it.each([
    'I am allergic to nuts, eggs and milk, a cake please',
    'allergies: nuts, eggs, milk',
    'my son has a nut, egg and milk allergy',
    'allergic to nuts and to eggs and to milk',
  ])('bind for every food: %s', (text) => {
    const all = ['nut-allergy', 'egg-free', 'dairy-free']
    expect(restrictionsIn(withPlainAllergies(text))).toEqual(all)
    // What a model's answer is held to.
    expect(namedRestrictions({ mode: 'idea', text, ingredients: [] })).toEqual(all)
  })

  it.each([
    ['egg and dairy free pancakes', ['egg-free', 'dairy-free']],
    ['egg, nut and dairy-free pancakes', ['egg-free', 'nut-allergy', 'dairy-free']],
    ['gluten- and dairy-free muffins', ['gluten-free', 'dairy-free']],
    ['breakfast, egg and dairy free', ['egg-free', 'dairy-free']],
  ])('are all meant by one “free”: %s', (text, rules) => {
    expect(restrictionsIn(withPlainAllergies(text)).toSorted()).toEqual(rules.toSorted())
    const { ingredients, instructions } = recipeFor(text)
    const listed = { ingredients, steps: instructions }
    expect(checkDiet(listed, rules).verdict).not.toBe('contains')
  })

  it('leave the food that is wanted before them', () => {
    expect(restrictionsIn(withPlainAllergies('pasta with chicken, nut allergy'))).toEqual([
      'nut-allergy',
    ])
  })

  it('are held by what is cooked', () => {
    const { ingredients } = recipeFor('I am allergic to nuts, eggs and milk, a cake please')
    expect(ingredients.join(' ')).not.toMatch(/\d eggs|(?<!vegan )butter\b|(?:whole|ml) milk/)
  })
})

describe('a message on the dish at hand', () => {
  const scampi = recipeFor('shrimp scampi')
  const after = { previous: scampi, earlier: [{ title: scampi.title, text: 'shrimp scampi' }] }

  it('that only says how is no new wish: “and only 15 minutes please”', () => {
    expect(recipeFor('and only 15 minutes please', after).title).toMatch(/scampi/i)
  })

  it.each([
    'my guest is allergic to shellfish',
    'my guest is allergic to shellfish, swap it',
  ])('that names an allergy changes it: %s', (text) => {
    const { title, ingredients } = recipeFor(text, after)
    expect(title).toMatch(/scampi/i)
    expect(ingredients.join(' ')).not.toMatch(/shrimp/i)
  })

  it('that names an allergy to what was put in takes that out again', () => {
    const previous = recipeFor('thai green curry with prawns')
    const earlier = [{ title: previous.title, text: 'thai green curry with prawns' }]
    const { title, ingredients } = recipeFor('my guest is allergic to shellfish', {
      previous,
      earlier,
    })
    expect(title).toMatch(/green curry/i)
    expect(ingredients.join(' ')).not.toMatch(/(?:g|peeled) shrimp|prawn/i)
  })

  it.each([
    ['lasagna', 'oh and my guest is coeliac', /lasagn/i, /(?<!gluten-free )all-purpose flour/],
  ])('that says for whom it is changes it: %s, %s', (dish, text, title, without) => {
    const previous = recipeFor(dish)
    const changed = recipeFor(text, { previous, earlier: [{ title: previous.title, text: dish }] })
    expect(changed.title).toMatch(title)
    expect(changed.ingredients.join(' ')).not.toMatch(without)
    expect(changed.ingredients).not.toEqual(previous.ingredients)
  })

  it('that asks for something else with an allergy is a wish of its own', () => {
    const { title } = recipeFor('I am allergic to shellfish, what else can I make?', after)
    expect(title).not.toMatch(/scampi/i)
  })

  it('on reheating a crumble keeps its top crisp', () => {
    const previous = recipeFor('rhubarb crumble')
    const answer = ask('how do I reheat it?', { previous })
    expect(answer).toMatchObject({ kind: 'said', text: expect.stringMatching(/^Uncovered/) })
  })
})

describe('a plan of days', () => {
  const plan = ask('dinners for three days, vegetarian')
  if (plan.kind !== 'menu') throw new Error(plan.kind)
  const { menu, choices } = plan

  it.each([
    'swap day 2 for something with eggplant',
    'swap Tuesday for something with eggplant',
    'change the second day to eggplant',
  ])('gets that food on that day, and keeps the others: %s', (text) => {
    const changed = ask(text, { menu })
    if (changed.kind !== 'menu') throw new Error(changed.kind)
    const [first, second, third] = changed.menu.dishes
    expect(first?.recipe.title).toBe(menu.dishes[0]?.recipe.title)
    expect(third?.recipe.title).toBe(menu.dishes[2]?.recipe.title)
    expect(second?.recipe.ingredients.join(' ')).toContain('eggplant')
  })

  it('is offered less meat only where it has some', () => {
    expect(choices).not.toContain('Less meat')
    expect(ask('dinners for five days')).toMatchObject({
      choices: expect.arrayContaining(['Less meat']),
    })
  })
})
