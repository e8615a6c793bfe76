import { expect, it } from 'vitest'
import { readRecipe } from '../recipe-text/read-recipe.ts'
import { beforeClaim, unclaimed, withoutClaims } from './claims.ts'

const { recipe: EMPTY } = readRecipe('')

it.each([
  ['100% Safe for Nut Allergies Brownies', 'Brownies'],
  ['Brownies, 100 % safe for nut allergies', 'Brownies'],
  ['Certified Gluten-Free Pancakes', 'Pancakes'],
  ['Guaranteed Safe Curry', 'Curry'],
  ['Doctor-Approved Soup', 'Soup'],
  ['Safe for Celiacs Bread', 'Bread'],
  ['Lemon Rice, ｃｅｒｔｉｆｉｅｄ nut-free', 'Lemon Rice'],
  ['Lemon Rice, rest assured: no nuts', 'Lemon Rice'],
  ['Coeliac-Friendly Pasta', 'Pasta'],
  ['Gluten-Free Pasta', 'Gluten-Free Pasta'],
  ['Vegan Butter Chicken', 'Vegan Butter Chicken'],
])('calls “%s” %s, and begins no title with an assurance', (title, bare) => {
  expect(withoutClaims({ ...EMPTY, title }).title).toBe(bare)
  expect(bare.startsWith(beforeClaim(title))).toBe(true)
})

it.each([
  'This is 100 % safe for nut allergies.',
  'Certified gluten-free.',
  'Free of all allergens.',
  'Guaranteed safe for celiacs.',
  'Medically approved for diabetics.',
  'No allergens here.',
  'Suitable for people with nut allergies.',
  'It will not trigger reactions.',
  'Nut-safe!',
  'Approved by our dietitian.',
  '１００％ safe for nut allergies',
  'Zero cross-contamination.',
  'Those with celiac disease can eat it, it is safe.',
  'Hypoallergenic and quick.',
  'Anyone with a nut allergy can eat this.',
  'Coeliacs can tuck in.',
  'Great for coeliacs.',
  'Approved for coeliacs.',
  'Your allergic friends will be fine.',
  'Verified nut-free.',
  'Certi fied gluten free.',
  'Guaran-teed safe.',
  'C\u200bert1fied.',
  'Certifiably nut-free.',
  'Totally safe!',
  'Free from all 14 allergens.',
  'Rest assured: no nuts.',
  'Absolutely no nuts, I promise.',
  'Safe for your whole family.',
  'It is safe.',
  'Truly gluten-free.',
  'Vetted by dietitians.',
  'Allergy-friendly.',
  'Safe for everybody.',
  'Trust me, no allergy will bother you.',
])('leaves “%s” unsaid', (sentence) => {
  expect(unclaimed(`Serve hot. ${sentence}`)).toBe('Serve hot.')
})

it.each([
  'Use certified gluten-free oats.',
  'Cook to the safe temperature of 74 °C.',
  'Store it safely in the fridge.',
  'It is suitable for freezing.',
  'Keep the heat low.',
  'The Maillard reactions give it colour.',
  'For a nut allergy use seeds instead.',
  'It has peanuts: not for people with allergies.',
  'It is done, and that is certain.',
  'If you have an allergy, check the label.',
  'Nut-free and quick.',
])('lets “%s” stand', (sentence) => {
  expect(unclaimed(sentence)).toBe(sentence)
})

it.each([
  ['200 g oats (certified gluten-free)', '200 g oats (certified gluten-free)'],
  ['200 g certified gluten-free oats', '200 g certified gluten-free oats'],
  ['1 onion (safe for everybody, I promise)', '1 onion'],
  ['200 g rice, 100% allergy safe', '200 g rice'],
])('lists “%s” as %s', (line, bare) => {
  expect(withoutClaims({ ...EMPTY, ingredients: [line] }).ingredients).toEqual([bare])
})
