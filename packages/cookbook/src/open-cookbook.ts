import type { Dish, VariantName } from './dish.ts'
import type { DishFile } from './dish-file.ts'
import { type Known, readKnowledge } from './knowledge/read-knowledge.ts'
import { type NamedFile, openNames } from './open-names.ts'
import { readDish } from './read-dish.ts'

/** A dish that a text names, and the words (tokens) that name it. */
export type NamedDish = {
  dish: Dish
  start: number
  end: number
  /** Set if the name is a variant's: 'Portobello fajitas'. */
  variant: VariantName | undefined
}

export type Cookbook = {
  /** The dishes that a request names, the longest name first. */
  findNamed(words: readonly string[]): NamedDish[]
  /**
   * The dish whose name matches the words except for a typing error: 'lasanga', 'chiken tika
   * masala'. Known words are never typing errors.
   */
  findMisspelt(words: readonly string[], isKnown: (word: string) => boolean): NamedDish | undefined
  /**
   * The dish whose name is in the words with one or two others among its own: 'no bake raspberry cheesecake'. Its
   * place is that of its last word.
   */
  findApart(words: readonly string[]): NamedDish | undefined
  /** Dishes whose names contain all of these words, those with the fewest others first. */
  findByWords(words: readonly string[]): Dish[]
  /** All dishes, in the order of their files. */
  dishes(): readonly Dish[]
  /** What the kitchen answers to questions. */
  known(): readonly Known[]
}

/**
 * Opens the cookbook from its files; a dish is parsed when first asked for.
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

  let all: readonly Dish[] | undefined
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
    findApart: (words) => {
      const found = names.findApart(words)
      return found && toNamed(found)
    },
    findByWords: (words) => names.findByWords(words).map(open),
    dishes: () => {
      all ??= files.map(open)
      return all
    },
    known: readKnown,
  }
}
