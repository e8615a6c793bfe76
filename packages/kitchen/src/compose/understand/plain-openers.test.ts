import { describe, expect, it } from 'vitest'
import { withPlainOpeners } from './plain-openers.ts'
import { restrictionsIn } from './restrictions-in.ts'
import { understand } from './understand.ts'

describe('what is ruled out in other words', () => {
  it.each([
    'brownies with out nuts',
    'brownies with-out nuts',
    'brownies wit hout nuts',
    'brownies w/o nuts',
    'brownies w/out any nuts',
    'brownies wo nuts',
    'Wihtout nuts brownies',
    'brownies witout nuts',
    'brownies whithout nuts',
    'brownies withuot nuts',
    'brownies excl. nuts',
    'brownies leaving out the nuts',
    'brownies omitting nuts',
    'brownies devoid of nuts',
    'brownies, ditch the nuts',
    'brownies with zero nuts',
    "brownies that don't contain nuts",
    "brownies, we can't do nuts",
    'brownies, nuts not allowed',
    'brownies, nuts are forbidden',
    'nut-less brownies',
    'brownies nut less',
    'nutfree brownies',
    'brownies minus the nuts',
    'brownies hold the nuts',
    'brownies, skip the nuts',
    'nuts are out for me, brownies',
    'nuts make my son ill, brownies',
    'brownies, cut out the nuts',
    'brownies with everything but nuts',
    "brownies, we can't stand nuts",
    'brownies, my kids won’t eat nuts',
    'brownies, he will not touch nuts',
    'brownies, nobody likes nuts',
    'brownies, none of us eats nuts',
    'brownies, no one here likes nuts',
    'brownies, my son refuses nuts',
    'brownies, she refuses to eat nuts',
    'brownies, he detests nuts',
    "brownies, I'm not a fan of nuts",
  ])('is ruled out: %s', (text) => {
    expect(restrictionsIn(text)).toEqual([expect.stringMatching(/^(?:nut-allergy|nuts)$/)])
  })

  it.each([
    ['pancakes without cow’s milk', ['dairy-free']],
    ['curry without chili', ['no chili pepper']],
  ])('is ruled out under its own name: %s', (text, rules) => {
    expect(restrictionsIn(text)).toEqual(rules)
  })

  it('rules out canned tomatoes by the name of the can too', () => {
    expect(restrictionsIn('chickpeas, no tin tomatoes left')).toEqual(['no canned tomato'])
  })

  it('takes a refusal on over ‘another’', () => {
    const notForm = (text: string) => {
      const understood = understand({ text, ingredients: [] })
      return understood.ok ? understood.wish.notForm : undefined
    }
    expect(notForm('turkey, not another curry')).toBe('curry')
    expect(notForm('turkey, not another curry')).toBe(notForm('turkey, not a curry'))
  })

  it.each([
    'crumble with out-of-season berries',
    'chicken within 20 minutes',
    'zero waste dinner',
    'a tart with zero carbs',
    'I want to eat meat less often',
    "I can't do it in the oven",
    'walnut cake',
    'cut out sugar cookies',
    'eggs are out of the box',
    'brownies without nuts',
    'without tin foil',
    "brownies, I can't stand for long",
    "I can't bear to throw it out",
    'nobody eats it cold',
  ])('leaves as it is: %s', (text) => {
    expect(withPlainOpeners(text)).toBe(text)
  })
})
