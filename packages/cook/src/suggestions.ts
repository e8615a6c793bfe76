import type { Cookbook, Dish } from '@potluck/cookbook'
import { restrictionsIn } from '@potluck/kitchen/composer'
import { checkDiet, toKey, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import { chooseVersion, keepsTo, listVersions, type Version } from './choose-version.ts'
import { type Conditions, readConditions } from './read-request.ts'
import { hasTools } from './reading/tools.ts'
import type { CookRequest } from './request.ts'
import { titleOf } from './serve.ts'

/** What a suggested dish has to keep to: diets, allergies and foods ruled out, and what heat there is. */
export type Bounds = Conditions & { isBounds: true }

/** Of conditions those that nothing breaks; figures, times and a vessel are wishes. */
export function boundsIn(conditions: Conditions): Bounds {
  return {
    ...conditions,
    isBounds: true,
    wanted: [],
    maxMinutes: undefined,
    maxWork: undefined,
    tool: undefined,
  }
}

/**
 * The bounds that a request sets, in its words and in what was set before them.
 * @param ways lists of rules of which a dish has to keep to one: what care asks
 */
export function boundsOf(
  request: CookRequest,
  ways: readonly (readonly string[])[] = [[]],
): Bounds[] {
  const { restrictions = [], text } = request
  return ways.map((way) =>
    boundsIn(readConditions({ ...request, restrictions: [...restrictions, ...way] }, text)),
  )
}

/**
 * How a dish may be suggested: by its name where it keeps to all of the bounds as it is, else by the name of a version
 * of it that does; undefined where there is none that a name alone asks for.
 */
export function suggestionFor(dish: Dish, bounds: Bounds): string | undefined {
  return nameWithin({ dish, by: [] }, dish, bounds)
}

/** A rule behind the name of a dish: ', nut-free', ', no sesame'. */
export function sayRule(rule: string): string {
  const id = rule.replace(/^nut-allergy$/i, 'nut-free')
  const isSaid = /^(?:no|without) |-free$|^(?:vegan|vegetarian|pescatarian)$/i.test(id)
  return isSaid ? `, ${id}` : `, no ${id}`
}

/** The answer without those of its choices that break a rule of the request, and by which version one keeps to it. */
export function keepSuggestions(answer: Answer, bounds: readonly Bounds[], book: Cookbook): Answer {
  const { choices } = answer
  const isBound = bounds.every(
    ({ rules, without, only }) => rules.length + without.length + only.length > 0,
  )
  if (!choices || !isBound || answer.kind === 'menu') return answer
  const kept = choices.flatMap(
    (choice) => firstOf(bounds, (one) => choiceWithin(choice, one, book)) ?? [],
  )
  return { ...answer, choices: [...new Set(kept)] }
}

function choiceWithin(choice: string, bounds: Bounds, book: Cookbook): string | undefined {
  if (choice.endsWith('?')) return choice
  const named = dishIn(choice, book)
  if (!named) return isNamedAgainst(choice, bounds) ? undefined : choice
  const { dish, title, version } = named
  // What stands behind the name is how it is wanted: ', under 500 kcal', ' for a pregnancy'.
  const how = choice.slice(title.length)
  const asked = [...bounds.rules, ...restrictionsIn(how)]
  const name = nameWithin(version, dish, { ...bounds, rules: [...new Set(asked)] })
  return name === undefined ? undefined : `${name}${how}`
}

function nameWithin(version: Version, dish: Dish, bounds: Bounds): string | undefined {
  if (keepsTo(version.dish, bounds.rules) && hasTools(version.dish.needs, bounds))
    return titleOf(version)
  const other = chooseVersion(dish, bounds)
  // Of two variants at once the name tells one.
  return other && other.by.length === 1 ? titleOf(other) : undefined
}

/** The dish that a choice begins with the name of, and in which version. */
function dishIn(
  choice: string,
  book: Cookbook,
): { dish: Dish; title: string; version: Version } | undefined {
  const words = toTokens(choice).map(({ word }) => word)
  const versions = book
    .findNamed(words)
    .flatMap(({ dish }) => listVersions(dish).map((version) => ({ dish, version })))
    .map((one) => ({ ...one, title: titleOf(one.version) }))
    .filter(({ title }) => toKey(`${choice} `).startsWith(toKey(title)) && choice.startsWith(title))
  return versions.toSorted((one, other) => other.title.length - one.title.length)[0]
}

/** A name alone tells of the beef of a beef stew. */
function isNamedAgainst(choice: string, { rules }: Bounds): boolean {
  return checkDiet({ ingredients: [choice], steps: [] }, rules).verdict === 'contains'
}

function firstOf<One, Found>(
  all: readonly One[],
  find: (one: One) => Found | undefined,
): Found | undefined {
  for (const one of all) {
    const found = find(one)
    if (found !== undefined) return found
  }
  return undefined
}
