import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { restrictionsIn } from '@potluck/kitchen/composer'
import { checkDiet } from '@potluck/kitchen/knowledge'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'
import { withPlainAllergies } from '../src/reading/allergies.ts'

const book = openCookbook(await readDishFiles())

/** What a recipe has against rules, and what is said of it; a request that is declined has nothing. */
function asked(text: string, rules: readonly string[]) {
  const answer = cook({ mode: 'idea', text, ingredients: [] }, 1, book)
  if (answer.kind !== 'recipe') return { against: [], said: '' }
  const { ingredients, instructions: steps, description, adaptations } = answer.recipe
  const { findings } = checkDiet({ ingredients, steps }, rules)
  const against = findings.filter(({ verdict }) => verdict === 'contains').map(({ line }) => line)
  return { against, said: [description, ...adaptations].join(' ') }
}

describe('an allergy', () => {
  it.each([
    ['pancakes without egg, egg allergy', ['egg-free']],
    ['biscotti without almonds, almond allergy', ['no almonds']],
    ['satay without peanuts, peanut allergy', ['peanuts']],
    ['carrot cake without walnuts, walnut allergy', ['no walnuts']],
    ['pancakes, no milk, egg allergy', ['egg-free', 'dairy-free']],
    ['quiche with no milk and egg allergy', ['egg-free', 'dairy-free']],
    ['pancakes free of milk, egg allergy', ['egg-free', 'dairy-free']],
  ])('holds behind what is refused besides: %s', (text, rules) => {
    const { against, said } = asked(text, rules)
    expect(against).toEqual([])
    expect(said).not.toContain('allergic’')
  })

  it.each([
    ['laksa, crustacean allergy', ['crustaceans']],
    ['moules marinières, mollusc allergy', ['molluscs']],
    ['paella de marisco, mussel allergy', ['molluscs']],
    ['laksa, brazil nut allergy, crab allergy', ['crustaceans', 'no brazil nut']],
    ['laksa for somebody who is allergic to prawns', ['crustaceans']],
    ['my guest has a mussel and crab allergy, paella de marisco', ['molluscs', 'crustaceans']],
    ['fruit salad, kiwi intolerance', ['no kiwi']],
  ])('is to any food or class of foods: %s', (text, rules) => {
    expect(asked(text, rules).against).toEqual([])
  })

  it.each([
    'laksa, crustacean allergy',
    'moules marinières, mollusc allergy',
    'tom yum goong, allergic to shrimp',
  ])('leaves no shells of what went in a dish: %s', (text) => {
    const answer = cook({ mode: 'idea', text, ingredients: [] }, 1, book)
    expect(JSON.stringify(answer)).not.toMatch(/\bshells\b|\bbeards\b/)
  })

  it('is not put into what it is an allergy to', () => {
    expect(asked('laksa, shellfish allergy', []).said).not.toMatch(/made without shellfish/)
  })

  it.each([
    ['pasta with chicken, nut allergy', ['nut-allergy']],
    ['crustacean allergy, chicken soup', ['no crustacean']],
  ])('leaves what is wanted beside it: %s', (text, rules) => {
    expect(restrictionsIn(withPlainAllergies(text))).toEqual(rules)
  })
})

describe('what is made of shellfish', () => {
  it.each([
    ['2 tsp shrimp paste', 'no shrimp'],
    ['1 tsp belacan', 'no shrimp'],
    ['2 tbsp dried shrimp, soaked', 'no shrimp'],
    ['1 tbsp sakura shrimp', 'no shrimp'],
    ['8 prawn crackers', 'no prawns'],
    ['1 tbsp oyster sauce', 'no oysters'],
    ['8 g squid ink', 'no squid'],
    ['1 tbsp crab paste', 'no crab'],
  ])('is that: %s, %s', (line, rule) => {
    expect(checkDiet({ ingredients: [line], steps: [] }, [rule]).verdict).toBe('contains')
  })

  it.each([
    ['thai red curry without shrimp', 'red curry paste'],
    ['nasi goreng without anchovies', 'shrimp paste'],
  ])('is never said to need no change where nobody can tell: %s', (text, line) => {
    const { said } = asked(text, [])
    expect(said).not.toMatch(/Nothing had to change|Made without/)
    expect(said).toMatch(new RegExp(`I cannot tell whether ‘[^’]*${line}`))
  })
})
