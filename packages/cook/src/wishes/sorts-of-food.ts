import { findFoodNames, kindsOf } from '@potluck/kitchen/knowledge'
import { findRefused } from '../reading/refused.ts'
import { readWords } from '../reading/words.ts'

/** The sorts of food that a text names and does not refuse, as words for a dinner: 'vegetable' for kohlrabi. */
export function sortsIn(text: string): string[] {
  const { text: plain, tokens } = readWords(text)
  const refused = findRefused(plain)
  const sorts = findFoodNames(tokens.map(({ word }) => word))
    .filter(({ from }) => !refused.some(({ start, end }) => start <= from && from < end))
    .flatMap(({ ingredient }) => [...kindsOf(ingredient)].flatMap(({ name }) => ASKED[name] ?? []))
  return [...new Set(sorts)]
}

/** Kinds of foods, and the word that asks for a dinner with each. */
const ASKED: Readonly<Record<string, string>> = {
  poultry: 'chicken',
  game: 'meat',
  meat: 'meat',
  fish: 'fish',
  shellfish: 'seafood',
  crustacean: 'seafood',
  mollusc: 'seafood',
  vegetable: 'vegetable',
  mushroom: 'mushroom',
  legume: 'bean',
  'soy product': 'tofu',
  cheese: 'cheese',
}
