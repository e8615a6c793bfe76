import type { Cookbook, Dish } from '@potluck/cookbook'
import { type ComposeRequest, type Composition, compose } from '@potluck/kitchen/composer'
import { toAvoidance, toTokens } from '@potluck/kitchen/knowledge'
import { declineReason } from '@potluck/kitchen/review'
import type { Answer } from './answer.ts'
import { chooseVersion, type Version } from './choose-version.ts'
import { type Asked, findAsked } from './find-asked.ts'
import { leaveOut } from './leave-out.ts'
import { findMenu, withNote } from './menus/find-menu.ts'
import { findNeighbours } from './neighbours.ts'
import type { Conditions } from './read-request.ts'
import { findLaws, withoutLaws } from './religion.ts'
import { serveRecipe, serveVersion } from './serve.ts'
import { answerWish } from './wishes/answer-wish.ts'

/**
 * The kitchen's own answer to a request, without any language model: the dish of the book that it names, in
 * the version that keeps to it; the nearest dish, named as what it is; or what the composer makes of it.
 * The same request, seed and book give the same answer.
 */
export function cook(request: ComposeRequest, seed: number, book: Cookbook): Answer {
  const laws = request.mode === 'adapt' ? undefined : findLaws(request.text)
  if (!laws) return answer(request, seed, book)
  const text = withoutLaws(request.text)
  const answers = laws.rules.map((rules) => {
    const restrictions = [...(request.restrictions ?? []), ...rules]
    return answer({ ...request, text, restrictions }, seed, book)
  })
  const kept = answers.find(({ kind }) => kind === 'recipe' || kind === 'menu') ?? answers[0]
  if (kept?.kind === 'menu') return withNote(kept, laws.say)
  if (kept?.kind !== 'recipe') return kept ?? answer(request, seed, book)
  const description = `${laws.say} ${kept.recipe.description}`
  return { kind: 'recipe', recipe: { ...kept.recipe, description } }
}

function answer(request: ComposeRequest, seed: number, book: Cookbook): Answer {
  if (request.mode !== 'idea' || declineReason(request.text) !== undefined)
    return compose(request, seed)
  const menu = findMenu(request, seed, book)
  if (menu) return menu
  const asked = findAsked(request, book)
  if (!asked) return answerWish(request, seed, book) ?? compose(request, seed)
  const fromBook = findInBook(asked, request, book)
  if (fromBook) return fromBook
  // The composer knows forms that the book has no version of: a vegan lasagna.
  const composed = compose(request, seed)
  return makes(composed, asked.dish) ? composed : (findNearest(asked, request, book) ?? composed)
}

/** The dish as it was asked for, or in another vessel than was asked, which is said. */
function findInBook(
  { dish, others, conditions }: Asked,
  request: ComposeRequest,
  book: Cookbook,
): Answer | undefined {
  const next = others.slice(0, 1).map(({ title }) => `Ask me for ${title} next.`)
  const fitting = chooseVersion(dish, conditions)
  if (fitting) return served(fitting, conditions, request, [], next)
  const inAnother = chooseVersion(dish, { ...conditions, tool: undefined, without: [] })
  if (inAnother) {
    const instead = findInstead(dish, conditions, book)
    return instead
      ? served(instead, conditions, request, [tellInstead(dish, instead, conditions)], next)
      : served(inAnother, conditions, request, [tellTool(inAnother, conditions)], next)
  }
  const less = leaveOut(dish, conditions.rules)
  if (!less) return undefined
  const said = `Made to keep to ${labelsOf(conditions.rules)}.`
  const recipe = serveRecipe(less, dish, conditions, request, [said], next)
  return { kind: 'recipe', recipe }
}

/** Whether the composer made the dish itself, and not what comes nearest to it. */
function makes(composed: Composition, { title, also }: Dish): boolean {
  if (composed.kind === 'declined' || STANDS_IN.test(composed.recipe.description)) return false
  const words = new Set(toTokens(composed.recipe.title).map(({ word }) => word))
  return [title, ...also].some((name) => {
    const [first, ...more] = toTokens(name).map(({ word }) => word)
    return first !== undefined && more.length === 0 && words.has(first)
  })
}

const STANDS_IN = /\bnot in my book\b|\brather than\b|\bnearest thing\b/

function findNearest(
  { dish, conditions }: Asked,
  request: ComposeRequest,
  book: Cookbook,
): Answer | undefined {
  const [nearest, ...more] = findNeighbours(book, dish, conditions, 3)
  if (!nearest) return undefined
  const choices = more.map(({ dish: other }) => other.title)
  const said = [
    `I know no ${dish.title} that keeps to ${labelsOf(conditions.rules)} and is still one: this is ${nearest.dish.title}, the nearest in my book that does.`,
    ...(choices.length > 0 ? [`You can also ask me for ${choices.join(' or ')}.`] : []),
  ]
  return served(nearest, conditions, request, said)
}

function served(
  version: Version,
  conditions: Conditions,
  request: ComposeRequest,
  said: readonly string[],
  next: readonly string[] = [],
): Answer {
  const recipe = serveVersion(version, conditions, request, said, next)
  return { kind: 'recipe', recipe }
}

/** Who has no oven cannot use how it is made with one: another dish of its kind, where there is one. */
function findInstead(dish: Dish, asked: Conditions, book: Cookbook): Version | undefined {
  if (asked.without.length === 0) return undefined
  return findNeighbours(book, dish, asked, 5).find((other) => other.dish.kind === dish.kind)
}

function tellInstead(dish: Dish, { dish: other }: Version, { without }: Conditions): string {
  return `I know no way to make ${dish.title} without the ${without.join(' and ')}: this is ${other.title}, the nearest in my book that needs none.`
}

function tellTool({ dish }: Version, { tool, without }: Conditions): string {
  const missing = dish.needs.filter((needed) => without.includes(needed))
  if (missing.length > 0)
    return `I know no way to make it without the ${missing.join(' and ')}: this is how it is made with it.`
  return `I have no tested way to make it in the ${tool}: this is how it is made otherwise.`
}

function labelsOf(rules: readonly string[]): string {
  const labels = rules.map((rule) => toAvoidance(rule).label || rule)
  return [...new Set(labels)].join(', ')
}
