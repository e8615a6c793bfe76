import type { Dish, VariantName } from './dish.ts'
import type { DishFile } from './dish-file.ts'
import { type Known, readKnowledge } from './knowledge/read-knowledge.ts'
import { type NamedFile, openNames } from './open-names.ts'
import { readDish } from './read-dish.ts'

/** A dish that a text names, and which of its words, as tokens, do. */
export type NamedDish = {
  dish: Dish
  start: number
  end: number
  /** The name is that of a variant: 'Portobello fajitas'. */
  variant: VariantName | undefined
}

export type Cookbook = {
  /** The dishes that a request's words name, the longest name first. */
  findNamed(words: readonly string[]): NamedDish[]
  /**
   * The dish whose name the words come to but for a slip of the pen: 'lasanga', 'chiken tika masala'. Words that
   * are known are no slips.
   */
  findMisspelt(words: readonly string[], isKnown: (word: string) => boolean): NamedDish | undefined
  /** Dishes in whose own names all of these words stand, those with the fewest others first. */
  findByWords(words: readonly string[]): Dish[]
  /** All dishes, in the order of their files. */
  dishes(): readonly Dish[]
  /** What the kitchen answers to questions. */
  known(): readonly Known[]
}

/**
 * Opens the cookbook over its files; a dish is read when it is first asked for.
 * @param knowledge the files of questions and answers
 */
export function openCookbook(
  files: readonly DishFile[],
  knowledge: readonly DishFile[] = [],
): Cookbook {
  const read = new Map<DishFile, Dish>()
  const names = openNames(files)

  function open(file: DishFile): Dish {
    const known = read.get(file)
    if (known) return known
    const { dish, issues } = readDish(file.name, file.text)
    if (!dish) throw new Error(`${file.name}: ${issues[0]?.message}`)
    read.set(file, dish)
    return dish
  }

  function toNamed({ file, ...named }: NamedFile): NamedDish {
    return { ...named, dish: open(file) }
  }

  let known: readonly Known[] | undefined
  function readKnown(): readonly Known[] {
    known ??= knowledge.flatMap(({ name, text }) => readKnowledge(name, text).known)
    return known
  }

  return {
    findNamed: (words) => names.find(words).map(toNamed),
    findMisspelt: (words, isKnown) => {
      const found = names.findMisspelt(words, isKnown)
      return found && toNamed(found)
    },
    findByWords: (words) => names.findByWords(words).map(open),
    dishes: () => files.map(open),
    known: readKnown,
  }
}
