import { toKey } from '@potluck/kitchen/knowledge'
import type { Dish } from './dish.ts'
import { type Known, readKnowledge } from './knowledge/read-knowledge.ts'
import { readDish } from './read-dish.ts'

/** A file of the cookbook: its name below the folder, and its text. */
export type DishFile = { name: string; text: string }

/** A dish that a text names, and which of its words, as tokens, do. */
export type NamedDish = { dish: Dish; start: number; end: number }

export type Cookbook = {
  /** The dishes that a request's words name, the longest name first. */
  findNamed(words: readonly string[]): NamedDish[]
  /** All dishes, in the order of their files. */
  dishes(): readonly Dish[]
  /** What the kitchen answers to questions. */
  known(): readonly Known[]
}

/** No dish has a name of more words. */
const MOST_WORDS = 8

/**
 * Opens the cookbook over its files; a dish is read when it is first asked for.
 * @param knowledge the files of questions and answers
 */
export function openCookbook(
  files: readonly DishFile[],
  knowledge: readonly DishFile[] = [],
): Cookbook {
  const read = new Map<DishFile, Dish>()
  const byName = new Map<string, DishFile>()
  for (const file of files) {
    for (const [rank, name] of namesOf(file.text).entries()) {
      const key = toKey(name)
      // Its own name counts before another's second one.
      if (rank === 0 || !byName.has(key)) byName.set(key, file)
    }
  }

  function open(file: DishFile): Dish {
    const known = read.get(file)
    if (known) return known
    const { dish, issues } = readDish(file.name, file.text)
    if (!dish) throw new Error(`${file.name}: ${issues[0]?.message}`)
    read.set(file, dish)
    return dish
  }

  function findNamed(words: readonly string[]): NamedDish[] {
    const found: NamedDish[] = []
    for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const file = byName.get(words.slice(start, start + length).join(' '))
        const isInside = found.some((one) => one.start <= start && start + length <= one.end)
        if (file && !isInside) found.push({ dish: open(file), start, end: start + length })
      }
    }
    return found
  }

  let known: readonly Known[] | undefined
  function readKnown(): readonly Known[] {
    known ??= knowledge.flatMap(({ name, text }) => readKnowledge(name, text).known)
    return known
  }

  return { findNamed, dishes: () => files.map(open), known: readKnown }
}

/** What the head of a file calls its dish, its own name first. */
function namesOf(text: string): string[] {
  const own = /^= (.+)$/m.exec(text)?.[1] ?? ''
  const others = Array.from(text.matchAll(/^(?:also|name [a-z]{2}): (.+)$/gm), ([, names = '']) =>
    names.split(','),
  )
  return [own, ...others.flat()].map((name) => name.trim()).filter((name) => name !== '')
}
