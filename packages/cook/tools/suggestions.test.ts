import { openCookbook } from '@potluck/cookbook'
import { readDishFiles, readKnowledgeFiles } from '@potluck/cookbook/files'
import { checkDiet } from '@potluck/kitchen/knowledge'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../src/answer.ts'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles(), await readKnowledgeFiles())

function ask(text: string, restrictions: string[] = []): Answer {
  return cook({ mode: 'idea', text, ingredients: [], restrictions }, 1, book)
}

function saidOf(text: string): string {
  const answer = ask(text)
  if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
  return answer.recipe.description
}

const RULES = [
  'vegan',
  'vegetarian',
  'gluten-free',
  'dairy-free',
  'egg-free',
  'nut-free',
  'no pork',
  'no garlic',
]

/** What a choice comes to when it is pressed, and breaks the rule. */
function breakersOf(answer: Answer, rule: string): string[] {
  return (answer.choices ?? []).filter((choice) => {
    const next = ask(choice)
    if (next.kind !== 'recipe') return false
    const { ingredients, instructions } = next.recipe
    return checkDiet({ ingredients, steps: instructions }, [rule]).verdict === 'contains'
  })
}

describe('what is suggested', () => {
  const dishes = book.dishes().filter((_, at) => at % 60 === 7)

  it.each(RULES)('keeps to the rule of the request, whatever dish it names: %s', (rule) => {
    const own = dishes.filter((_, at) => at % RULES.length === RULES.indexOf(rule))
    const texts = [
      ...own.map(({ title }) => `${title} with garlic bread, ${rule}`),
      `zwirbeltopf, ${rule}`,
      `pasta, ${rule}`,
    ]
    const broken = texts.flatMap((text) => breakersOf(ask(text), rule).map((one) => [text, one]))
    expect(broken).toEqual([])
  })

  it('says again what care does not', () => {
    const { choices = [] } = ask('Purim treats for the school, nut free')
    expect(choices.length).toBeGreaterThan(0)
    expect(choices.filter((one) => !one.includes('nut-free'))).toEqual([])
  })

  it('keeps to what was set before, and to the tools that there are', () => {
    const declined = ask('zwirbeltopf', ['Vegetarian'])
    expect(declined.choices?.length).toBeGreaterThan(0)
    expect(breakersOf(declined, 'vegetarian')).toEqual([])
    const cake = ask('chocolate cake without an oven, no eggs, gluten free')
    expect(JSON.stringify(cake)).not.toMatch(/Ask me for Chocolate biscuit cake/)
    const open = ask('zwirbeltopf, no oven').choices ?? []
    const baked = open.filter((one) => JSON.stringify(ask(one)).includes('the oven'))
    expect(open.length).toBeGreaterThan(0)
    expect(baked).toEqual([])
  })
})

describe('a condition that is not kept', () => {
  it.each([
    ['Yorkshire pudding without an oven', /^I know no way to make .*oven/],
    ['chicken curry, no fridge', /^Without a fridge buy the chicken/],
    ['chicken marbella', /^I do not know what ‘marbella’ is.* This is .*[Cc]hicken/],
    ['Zürcher Geschnetzeltes mit Rösti', /Ask me for Rösti next\.$/],
    ['vegan Sunday roast with gravy', /Ask me for Mushroom gravy next\.$/],
  ])('is said: %s', (text, said) => {
    expect(saidOf(text)).toMatch(said)
  })

  it('chooses the dish where another one keeps to it', () => {
    const pot = ask('one pot on a camping stove, vegetarian, no fridge')
    expect(pot.kind === 'recipe' && pot.recipe.ingredients.join('\n')).not.toMatch(
      /milk|\beggs?\b(?!-free)|cream|feta/,
    )
    const noodles = ask('my daughter is allergic to sesame and peanuts, she wants asian noodles')
    expect(noodles).toMatchObject({ recipe: { title: 'Yakisoba' } })
    const buffet = ask('food for a funeral buffet, 20 people, has to stand at room temperature')
    expect(JSON.stringify(buffet)).not.toMatch(/Deviled eggs|mayonnaise/)
  })
})

describe('a word with two meanings', () => {
  it.each([
    ['Dutch baby with lemon', 'Dutch baby'],
    ['how do i spatchcock a chicken and roast it', 'Spatchcocked chicken'],
    ['reteta de sarmale ca la mama acasa', 'Sarma'],
    ['a net of mussels, what now', 'Moules marinières'],
    ['a leg of lamb', 'Roast leg of lamb with mint sauce'],
  ])('is read by what stands around it: %s', (text, title) => {
    expect(ask(text)).toMatchObject({ recipe: { title } })
  })

  it('plans the days from Monday to Friday', () => {
    const plan = ask('dinners Monday to Friday, no pork')
    expect(plan).toMatchObject({ kind: 'menu', menu: { dishes: { length: 5 } } })
  })

  it('serves what is asked first where only an added word is unknown', () => {
    expect(ask('five vegetarian lunches to take to work, eaten cold').kind).not.toBe('declined')
  })
})

describe('Passover by the Ashkenazi custom', () => {
  it.each(['main', 'dessert', 'vegetarian main', 'soup'])('has no kitniyot: %s', (course) => {
    const answer = ask(`Passover ${course}`)
    if (answer.kind !== 'recipe') throw new Error(JSON.stringify(answer))
    expect(answer.recipe.ingredients.join('\n')).not.toMatch(
      /sunflower|\bcorn(?:starch)?\b|\brice\b|bean|lentil|chickpea|\bpeas?\b|soy|sesame|mustard|canola|vegetable oil/,
    )
  })
})
