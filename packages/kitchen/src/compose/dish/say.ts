import { joinWords } from '../words/join.ts'
import type { Part } from './part.ts'

/** A sentence of a step, and the ingredients it names. */
export type Sentence = { text: string; parts: readonly Part[] }

type Word = string | number | Part | readonly (Part | undefined)[] | undefined

/**
 * Writes a sentence in which ingredients are named by their parts. One that would name what is not
 * there (an undefined part, an empty list) is not said: the answer is undefined.
 */
export function say(texts: TemplateStringsArray, ...words: readonly Word[]): Sentence | undefined {
  const parts: Part[] = []
  let text = texts[0] ?? ''
  for (const [index, word] of words.entries()) {
    const named = read(word)
    if (named === undefined) return undefined
    parts.push(...named.parts)
    text += named.text + (texts[index + 1] ?? '')
  }
  return { text: text.trim(), parts }
}

function read(word: Word): Sentence | undefined {
  if (word === undefined) return undefined
  if (typeof word === 'string' || typeof word === 'number') return { text: String(word), parts: [] }
  if (!isList(word)) return { text: word.label, parts: [word] }
  const parts = word.filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  // What stands in for two foods is named once.
  return { text: joinWords([...new Set(parts.map((part) => part.label))]), parts }
}

function isList(word: Part | readonly (Part | undefined)[]): word is readonly (Part | undefined)[] {
  return Array.isArray(word)
}
