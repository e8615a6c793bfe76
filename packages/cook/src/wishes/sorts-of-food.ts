import { findFoodNames, kindsOf } from '@potluck/kitchen/knowledge'
import { findRefused } from '../reading/refused.ts'
import { readWords } from '../reading/words.ts'

/** What a dinner may be asked for by, of the sorts of the foods that a text wants: 'vegetable' for a kohlrabi. */
export function sortsIn(text: string): string[] {
  const { text: plain, tokens } = readWords(text)
  const refused = findRefused(plain)
  const sorts = findFoodNames(tokens.map(({ word }) => word))
    .filter(({ from }) => !refused.some(({ start, end }) => start <= from && from < end))
    .flatMap(({ ingredient }) => [...kindsOf(ingredient)].flatMap(({ name }) => ASKED[name] ?? []))
  return [...new Set(sorts)]
}

/** Kinds of food that a dinner is made of, by the word that one asks for it with. */
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
