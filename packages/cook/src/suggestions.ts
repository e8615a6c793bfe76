import type { Cookbook, Dish } from '@potluck/cookbook'
import { restrictionsIn } from '@potluck/kitchen/composer'
import { checkDiet, toKey, toTokens } from '@potluck/kitchen/knowledge'
import type { Answer } from './answer.ts'
import { chooseVersion, keepsTo, listVersions, type Version } from './choose-version.ts'
import { type Conditions, readConditions } from './read-request.ts'
import { hasTools } from './reading/tools.ts'
import type { CookRequest } from './request.ts'
import { titleOf } from './serve.ts'

/** What a suggested dish must keep to: diets, allergies, refused foods and the tools that there are. */
export type Bounds = Conditions & { isBounds: true }

/** The conditions that nothing may break. Figures, times and the tool to use are only wishes and left out. */
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
 * The bounds that a request sets, in its words and in its restrictions; one for each of `ways`.
 * @param ways lists of rules, of which a dish must keep to any one; from `findCare`
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
 * The title by which to suggest a dish: its own if it keeps to the bounds as it is, otherwise that of a version that
 * does. Undefined if there is no version that a title alone can ask for.
 */
export function suggestionFor(dish: Dish, bounds: Bounds): string | undefined {
  return nameWithin({ dish, by: [] }, dish, bounds)
}

/** A rule to add to a dish's title: ', nut-free', ', no sesame'. */
export function sayRule(rule: string): string {
  const id = rule.replace(/^nut-allergy$/i, 'nut-free')
  const isSaid = /^(?:no|without) |-free$|^(?:vegan|vegetarian|pescatarian)$/i.test(id)
  return isSaid ? `, ${id}` : `, no ${id}`
}

/**
 * The answer without the choices that break the bounds. A dish that keeps to them only in another version is suggested
 * by that version's title.
 */
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
  // After the title come conditions: ', under 500 kcal', ' for a pregnancy'.
  const how = choice.slice(title.length)
  const asked = [...bounds.rules, ...restrictionsIn(how)]
  const name = nameWithin(version, dish, { ...bounds, rules: [...new Set(asked)] })
  return name === undefined ? undefined : `${name}${how}`
}

function nameWithin(version: Version, dish: Dish, bounds: Bounds): string | undefined {
  if (keepsTo(version.dish, bounds.rules) && hasTools(version.dish.needs, bounds))
    return titleOf(version)
  const other = chooseVersion(dish, bounds)
  // A title cannot ask for two variants at once.
  return other && other.by.length === 1 ? titleOf(other) : undefined
}

/** The dish and the version whose title a choice begins with; undefined if there is none. */
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

/** Whether the words of a choice alone break a rule: the beef of a beef stew. */
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
