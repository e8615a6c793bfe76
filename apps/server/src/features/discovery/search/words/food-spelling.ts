import type { SearchTerm } from '@potluck/rules'
import type { Kitchen } from '../../../../platform/kitchen.ts'
import { plainWords } from '../plan.ts'
import type { Reading } from './lexeme-queries.ts'
import { fold } from './plain-words.ts'
import { canBeMisspelt, countEdits } from './spelling.ts'

/**
 * The right spelling of foods that the kitchen understands misspelt: 'spagetti' is spaghetti.
 * Another name ('aubergine') and a spelling that recipes use ('yoghurt') are left.
 */
export function spellFoods(
  terms: readonly SearchTerm[],
  read: Reading,
  kitchen: Kitchen,
): Map<string, string> {
  const words = plainWords(terms)
  const spelt = kitchen.findFoodNames(words).flatMap(({ from, to, ingredient }) => {
    const word = words[from] ?? ''
    const [typed, name] = [fold(word), fold(ingredient.name)]
    const isOneWord = to === from + 1 && canBeMisspelt(typed) && canBeMisspelt(name)
    if (!isOneWord || isWritten(word, read) || countEdits(typed, name) > MOST_EDITS) return []
    return [[typed, name] as const]
  })
  return new Map(spelt)
}

const MOST_EDITS = 2

function isWritten(word: string, { texts, counts }: Reading): boolean {
  return (texts.get(word)?.lexemes ?? []).some((lexeme) => (counts.get(lexeme) ?? 0) > 0)
}
