import type { Cookbook, Dish } from '@potluck/cookbook'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { toKey } from '@potluck/kitchen/knowledge'
import type { Answer } from '../answer.ts'
import { chooseVersion, type Version } from '../choose-version.ts'
import { missingOf } from '../keep-words.ts'
import { maskHow, readConditions, readHow } from '../read-request.ts'
import { findRefused } from '../reading/refused.ts'
import { readWords } from '../reading/words.ts'
import { serveVersion } from '../serve.ts'
import { readWish } from '../wishes/read-wish.ts'
import { type Elsewhere, findElsewhere } from './known-elsewhere.ts'

/**
 * Answers a request for a well-known dish that is not in the book with the nearest dish that is, presented as such, and
 * two others to choose from. Undefined if it names no such dish, or names a dish of the book by at least as many words.
 */
export function answerElsewhere(request: ComposeRequest, book: Cookbook): Answer | undefined {
  if (request.previous) return undefined
  const words = readWords(request.text)
  const taken = [...readHow(words.text).spans, ...findRefused(words.text)]
  const plain = words.tokens.map(({ word }) => word)
  const masked = maskHow(words, taken)
  const found = findElsewhere(plain) ?? findElsewhere(masked)
  if (!found) return undefined
  const inBook = book.findNamed(plain)
  if (inBook.some(({ start, end }) => end - start >= found.end - found.start)) return undefined
  const conditions = readConditions(request, request.text)
  const near = book
    .dishes()
    .map((dish) => ({ dish, likeness: likenessOf(dish, found.dish) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MOST_TRIED)
  const versions: Version[] = []
  for (const { dish } of near) {
    const version = chooseVersion(dish, conditions)
    if (version) versions.push(version)
    if (versions.length === 3) break
  }
  const [nearest, ...others] = versions
  if (!nearest) return undefined
  const choices = versions.map(({ dish }) => dish.title)
  const typed = words.tokens.slice(found.start, found.end).map((token) => token.typed)
  const said = tell(typed.join(' '), found.dish, nearest.dish)
  // A dish that shares nothing but the cuisine or the course is offered, but not served.
  if (wordsShared(nearest.dish, found.dish) === 0 && nearest.dish.kind !== found.dish.kind)
    return { kind: 'declined', reason: said.replace(/: this is .*$/, '.'), choices }
  const recipe = serveVersion(nearest, conditions, request, [said])
  // Nor is a dish without the food asked for: a beet carpaccio is not fish.
  if (missingOf(recipe, readWish(request.text, book).foods).length > 0)
    return { kind: 'declined', reason: said.replace(/: this is .*$/, '.'), choices }
  return { kind: 'recipe', recipe, choices: others.map(({ dish }) => dish.title) }
}

/** How many of the most similar dishes are checked. */
const MOST_TRIED = 40
/** The least likeness that counts: the same kind, or the same course and cuisine. */
const LEAST_LIKENESS = 4

function wordsShared(dish: Dish, { name, about }: Elsewhere): number {
  const said = new Set(contentOf(`${name} ${about}`))
  const mains = dish.lines.filter(({ role, essential }) => role === 'main' || essential)
  const shared = new Set(contentOf([dish.title, ...mains.map(({ text }) => text)].join(' ')))
  return [...said].filter((word) => shared.has(word)).length
}

function likenessOf(dish: Dish, elsewhere: Elsewhere): number {
  const { kind, course, cuisine } = elsewhere
  const isOfKind = dish.kind === kind
  const isOfCourse = dish.course === course || (course === 'baking' && dish.course === 'dessert')
  if (!isOfCourse && !(isOfKind && dish.course !== 'basic' && dish.course !== 'sauce')) return 0
  const words = wordsShared(dish, elsewhere)
  return (
    (isOfKind ? 4 : 0) +
    (isOfCourse ? 2 : 0) +
    (isOfCuisine(dish.cuisine, cuisine) ? 3 : 0) +
    2 * Math.min(words, 3)
  )
}

/**
 * Whether a cuisine is the one asked for: 'Chinese American' is Chinese, and a region stands for each of its cuisines.
 */
function isOfCuisine(own: string, asked: string): boolean {
  const kitchens = REGIONS[asked] ?? [asked]
  return kitchens.some((kitchen) => own.includes(kitchen))
}

const REGIONS: Readonly<Record<string, readonly string[]>> = {
  Nordic: ['Swedish', 'Danish', 'Norwegian', 'Finnish', 'Nordic'],
  African: ['African', 'Ethiopian', 'Ghanaian', 'Nigerian', 'Senegalese'],
  'West African': ['West African', 'Ghanaian', 'Nigerian', 'Senegalese'],
  'Middle Eastern': ['Lebanese', 'Iraqi', 'Persian', 'Egyptian'],
  'Central Asian': ['Uzbek', 'Kazakh', 'Afghan'],
  'Latin American': ['Colombian', 'Venezuelan', 'Peruvian', 'Ecuadorian', 'Chilean', 'Salvadoran'],
  Caribbean: ['Caribbean', 'Jamaican', 'Cuban', 'Puerto Rican'],
}

function contentOf(text: string): string[] {
  return toKey(text)
    .split(' ')
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:and|with|for|the|from|cut|into|sauce|dish|fried|sweet|thing|chinese|italian|french)$/.test(
          word,
        ),
    )
}

function tell(typed: string, { about }: Elsewhere, nearest: Dish): string {
  const name = `${typed.slice(0, 1).toUpperCase()}${typed.slice(1)}`
  return `${name} (${about}) ${/[^s]s$/.test(typed) ? 'are' : 'is'} not in my book: this is ${nearest.title}, which comes nearest of what is.`
}
