import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { checkDiet, toAvoidance } from '@potluck/kitchen/knowledge'
import { describe, expect, it } from 'vitest'
import { BODIES } from '../src/care/dangers/bodies.ts'
import { KEEPING } from '../src/care/dangers/keeping.ts'
import { POISONS } from '../src/care/dangers/poisons.ts'
import { SPOILT } from '../src/care/dangers/spoilt.ts'
import { UNDERCOOKED } from '../src/care/dangers/undercooked.ts'
import { ALL_KEEPINGS } from '../src/care/people/all-keepings.ts'
import { UNKEPT } from '../src/care/people/unkept.ts'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles())

function answerTo(text: string, more: Partial<ComposeRequest> = {}) {
  return cook({ mode: 'idea', text, ingredients: [], ...more }, 1, book)
}

function wordsOf(text: string) {
  const answer = answerTo(text)
  if (answer.kind === 'recipe') return answer.recipe.title
  return answer.kind === 'declined' ? answer.reason : answer.text
}

function recipeFor(text: string, more: Partial<ComposeRequest> = {}) {
  const answer = answerTo(text, more)
  if (answer.kind !== 'recipe') throw new Error(wordsOf(text))
  return answer.recipe
}

describe('a recipe at hand that is changed for a condition', () => {
  it('has the condition in its title, not its restrictions one after the other', () => {
    const original = {
      title: 'Pasta Bake',
      servings: '4',
      ingredients: ['300 g pasta', '200 ml cream', '100 g cheddar', '2 tomatoes'],
      instructions: ['Boil the pasta.', 'Bake it with the cream, cheddar and tomatoes.'],
    }
    const { title } = recipeFor('make it low FODMAP', { mode: 'adapt', original })
    expect(title).toBe('Low-FODMAP Pasta Bake')
  })
})

describe('a recipe at hand that is changed for a pregnancy', () => {
  it('takes no doubt about what may be in it for raw meat, and names no rule by the dozen', () => {
    const original = {
      title: 'Castagnole',
      servings: '4',
      ingredients: ['5 eggs', '1 glass milk', 'flour', 'half a glass mistrà (optional)', 'oil'],
      instructions: ['Mix eggs, milk, flour and mistrà to a dough.', 'Fry it in the oil.'],
    }
    const { description, adaptations } = recipeFor('pregnancy safe', { mode: 'adapt', original })
    expect([description, ...adaptations].join(' ')).not.toMatch(/without swordfish/)
  })
})

describe('meat and milk in one recipe at hand', () => {
  it('keeps the meat that it is mostly of, and changes the spoonfuls of milk beside it', () => {
    const original = {
      title: 'Hamburger Patties',
      servings: '6 patties',
      ingredients: ['1 1/2 pound ground beef', '1 cup bread crumbs', '1/2 cup milk', '1 onion'],
      instructions: ['Combine all, shape into patties and fry.'],
    }
    const { ingredients } = recipeFor('kosher', { mode: 'adapt', original })
    expect(ingredients).toContain('1 1/2 pound ground beef')
    expect(ingredients).toContain('1/2 cup oat milk')
  })

  it('makes way for the milk where the dish is of cheese, and is called kosher', () => {
    const original = {
      title: 'Cheesy Pasta Bake',
      servings: '4',
      ingredients: ['300 g pasta', '50 g butter', '300 ml milk', '400 g cheddar', '6 slices bacon'],
      instructions: [
        'Boil the pasta and stir in the butter, milk and cheddar.',
        'Fry the bacon, lay it on and bake for 30 minutes.',
      ],
    }
    const { title, ingredients } = recipeFor('kosher', { mode: 'adapt', original })
    expect(title).toBe('Kosher Cheesy Pasta Bake')
    expect(ingredients.slice(0, 4)).toEqual(original.ingredients.slice(0, 4))
    expect(ingredients.join()).not.toContain('bacon')
  })
})

describe('what is dangerous', () => {
  it.each([
    ['how do I keep garlic in olive oil in the cupboard', /botulism.*fridge.*4 days/],
    ['can I can dried beans at home', /pressure canner.*75 minutes.*USDA/],
    ['canning soup in the oven', /^No: an oven/],
    ['can I leave chili on the stove overnight', /^No: .*2 hours.*USDA/],
    ['edible cookie dough', /flour is a raw food.*heat-treated/],
    ['soup of mushrooms I picked in the forest', /^I do not cook mushrooms that somebody picked/],
    ['rare chicken breast', /74 °C/],
    ['slow cooker chili with dried kidney beans', /boil them hard .* 30 minutes.*FDA/],
    ['fried rice from rice left out overnight', /throw it away.*USDA/],
    ['thaw a chicken on the counter', /fridge.*cold water/],
    ['home-cured salami without nitrite', /botulism/],
    ['sous vide pork at 50 C for 8 hours', /54\.4 °C/],
    ['my zucchini tastes bitter', /throw the whole dish away/],
    ['honey cookies for my 9 month old', /No honey before the first birthday/],
    ['popcorn for my toddler', /chokes/],
    ['does the wine cook off in a stew', /40 % after 15 minutes/],
    ['steak tartare', /^I write no raw beef.*63 °C/],
    ['my curry was out of the fridge all night', /throw it away/],
    ['my eggs smell like sulphur', /^No: a sour.*Throw it out/],
    ['marinate chicken on the counter overnight', /^Marinate in the fridge/],
    ['peanut butter for my 7 month old', /NIAID/],
    ['a 500 calories a day plan', /^I do not plan days like that/],
  ])('gets the safe way or a no, with its reason: %s', (text, said) => {
    expect(wordsOf(text)).toMatch(said)
  })

  it('is made the safe way where there is one of the same dish', () => {
    const burger = recipeFor('medium rare burger')
    expect(burger.title).toBe('Hamburger')
    expect(burger.description).toMatch(/^Cooked through and not pink: .*71 °C/)
    expect(recipeFor('garlic confit for the pantry').description).toMatch(/^It does not keep/)
  })

  it.each([
    'can of beans soup',
    'chicken with rice',
    'medium heat chicken curry',
    'garlic oil pasta',
    'wild rice salad',
    'green bean salad with potatoes',
    'jam',
    'can I cook beans in the oven',
    'rhubarb crumble',
    'blue cheese burger',
    'wild mushroom risotto',
    'tomatoes I picked from my garden',
    'roast chicken',
    'duck confit',
    'tuna salad',
    'grape salad',
    'peanut noodles',
    'pickled red onions in jars',
  ])('is not what only sounds like it: %s', (text) => {
    expect(answerTo(text).kind).toBe('recipe')
  })

  it('offers nothing but what can be cooked', () => {
    const offered = [
      ...BODIES,
      ...KEEPING,
      ...POISONS,
      ...SPOILT,
      ...UNDERCOOKED,
      ...UNKEPT,
    ].flatMap(({ choices = [] }) => choices)
    const wrong = [...new Set(offered)].filter((choice) => answerTo(choice).kind !== 'recipe')
    expect(wrong).toEqual([])
  })
})

describe('for whom it is', () => {
  it('every rule is one that the kitchen understands', () => {
    const rules = ALL_KEEPINGS.flatMap(({ ways, waysOfFrom = [] }) => [...ways, ...waysOfFrom])
    const strange = rules.flat().filter((rule) => {
      const { words, foods, forbids, limits = [] } = toAvoidance(rule)
      return words.length > 0 || foods.length + forbids.length + limits.length === 0
    })
    expect(strange).toEqual([])
  })

  it.each(
    ALL_KEEPINGS.filter(({ isOnlyFrom }) => !isOnlyFrom).map((keeping) => [keeping.called]),
  )('is kept to and said first: %s', (called) => {
    const keeping = ALL_KEEPINGS.find((one) => one.called === called)
    const text = `${SPOKEN[called] ?? called} dinner`
    const answer = answerTo(text)
    const isMenu = answer.kind === 'menu'
    expect(isMenu ? answer.text : recipeFor(text).description).toContain(keeping?.say)
    const ways = [...(keeping?.ways ?? []), ...(keeping?.waysOfFrom ?? [])]
    const recipes = isMenu ? answer.menu.dishes.map(({ recipe }) => recipe) : [recipeFor(text)]
    const found = ways.map((rules) =>
      recipes.flatMap(({ ingredients, instructions: steps, servings }) => {
        return checkDiet({ ingredients, steps, servings: Number(servings) }, rules).findings
      }),
    )
    expect(found).toContainEqual([])
    expect(recipes.map((recipe) => keeping?.findUnfit?.(recipe))).toEqual(
      recipes.map(() => undefined),
    )
  })

  it.each([
    ['food for my 3 month old', /^Nothing but breast milk/],
    ['dinner for someone on dialysis', /^With kidney disease/],
    ['a Zoroastrian feast', /^I do not know those rules/],
    ['I am allergic to zorblax, dinner please', /^I do not know which foods an allergy to zorblax/],
    ['can I eat brie while pregnant', /^No: brie does not go with a pregnancy/i],
    ['is sushi safe in pregnancy', /^No: sushi is eaten raw/],
    ['is gelatin kosher', /^No: gelatin/],
    ['pizza for my 8 month old', /^For a baby under one I keep to a few dishes/],
  ])('is answered in words where no recipe will do: %s', (text, said) => {
    expect(wordsOf(text)).toMatch(said)
  })

  it('what is offered next is for the same people', () => {
    const { choices = [] } = answerTo('dinner for my pregnant wife')
    expect(choices.length).toBeGreaterThan(0)
    expect(choices.filter((choice) => !choice.endsWith(' for a pregnancy'))).toEqual([])
  })

  it('a baby gets a dish of its own', () => {
    expect(recipeFor('banana pancakes for my 9 month old').title).toBe('Banana pancakes for babies')
    expect(recipeFor('lunch for my 7 month old').ingredients.join('\n')).not.toMatch(
      /salt(?!ed|ing)\b(?<!without salt)|sugar|honey/,
    )
  })

  it.each([
    ['baby pancakes, milk and egg allergy', /\d eggs?$/m],
    ['my baby is allergic to eggs, baby banana pancakes', /\d eggs?$/m],
    ['Banana pancakes for babies without egg', /\d eggs?$/m],
    ['Jain dal without tomatoes', /tomato/],
  ])('a dish that care names keeps to what is ruled out beside it: %s', (text, against) => {
    const { ingredients } = recipeFor(text)
    expect(ingredients.join('\n')).not.toMatch(against)
  })

  it('what stays raw is made with pasteurized eggs', () => {
    const { title, ingredients } = recipeFor('tiramisu for my pregnant wife')
    expect(title).toMatch(/^Tiramisu/)
    expect(ingredients.join('\n')).toMatch(/pasteurized egg/)
    expect(ingredients.join('\n')).not.toMatch(/rum|marsala|wine/i)
  })

  it('a law’s words are no food: the dish is found without them', () => {
    expect(recipeFor('halal carbonara').title).toMatch(/carbonara/i)
    expect(recipeFor('kosher lasagna').title).toMatch(/lasagna/i)
    expect(recipeFor('Jain biryani for 4').title).toBe('Vegetable biryani')
    expect(recipeFor('Hindu beef curry').description).toMatch(/There is no beef in it/)
    const cake = recipeFor('kosher for Passover cake')
    expect(cake.title).toBe('Flourless chocolate cake')
    expect(recipeFor('Passover main').ingredients.join('\n')).not.toMatch(/rice|pasta|spaghetti/)
    expect(recipeFor('matzo ball soup for Passover').title).toBe('Matzo ball soup')
  })

  it('holds in a chat, for a recipe at hand and as a setting', () => {
    const previous = recipeFor('spaghetti carbonara')
    const changed = recipeFor('make it halal', { previous })
    expect(changed.title).toMatch(/carbonara/i)
    expect(changed.ingredients.join('\n')).not.toMatch(/guanciale|(?<!beef )bacon|pancetta/)
    const set = recipeFor('pork chops or sausages', { restrictions: ['Halal'] })
    expect(checkDiet({ ingredients: set.ingredients, steps: [] }, ['no pork']).verdict).toBe('free')
  })
})

/** How somebody says what a keeping is called. */
const SPOKEN: Readonly<Record<string, string>> = {
  'kosher for Passover with kitniyot': 'Sephardi Passover',
  'kosher for Passover': 'Passover',
  'kosher, for a Jewish holiday': 'Rosh Hashanah',
  'halal, for Ramadan': 'iftar',
  'a Hindu fast': 'ekadashi',
  'an Orthodox fast': 'Orthodox Lent',
  'an Ethiopian fast': 'Ethiopian fasting',
  'Rastafari (ital)': 'ital',
  'the Word of Wisdom': 'Mormon',
  'a small child': 'toddler',
  'a pregnancy': 'pregnancy',
  'frail health': 'chemo patient',
  diabetes: 'type 2 diabetes',
  'a healthy heart': 'cholesterol lowering',
  'soft food': 'after dental surgery',
  'a tyramine-poor diet': 'low tyramine',
  favism: 'G6PD deficiency',
  'a salicylate-poor diet': 'salicylate intolerance',
  MSG: 'MSG allergy',
}

describe('what a fridge or a freezer kept while it was warm', () => {
  it.each([
    'power was out for 9 hours, is the meat in my freezer still good',
    'power out 9 hours, meat in freezer',
    'my fridge broke last night, is the milk still safe',
    'freezer left open all night, is the fish ok',
    'the freezer was unplugged, can I refreeze the chicken',
    'power cut since this morning, is everything in the fridge safe to eat',
  ])('is told by hours, and no recipe: %s', (text) => {
    const answer = answerTo(text)
    expect(answer.kind).not.toBe('recipe')
    expect(wordsOf(text)).toMatch(/4 hours.*48 hours.*24.*ice crystals/)
  })

  it.each([
    'use up what is in my freezer',
    'no-bake cake for a warm day, set in the fridge',
  ])('is a wish where nothing failed: %s', (text) => {
    expect(answerTo(text).kind).toBe('recipe')
  })

  it.each([
    'is the ham from last week still good',
    'is opened cream still safe after 6 days',
  ])('is never a wish where one asks whether it is still good: %s', (text) => {
    expect(answerTo(text).kind).not.toBe('recipe')
  })
})
