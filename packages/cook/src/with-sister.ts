import type { Dish } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { checkDiet } from '@potluck/kitchen/knowledge'
import { asMany, findSisters, inPlaceOf, patternOf, type Sisters } from './sister-foods.ts'

/**
 * Returns the dish with a food in place of its sister: pears in a tarte tatin, sea bream for another fried fish.
 * Undefined if the dish has no sister of it, if the request names that sister as well, or if a rule forbids the food.
 * @param text the request; a food that it names stays in
 */
export function withSister(
  recipe: RecipeData,
  dish: Dish,
  food: string,
  { rules, text }: { rules: readonly string[]; text: string },
): { recipe: RecipeData; said: readonly string[] } | undefined {
  for (const { name, sisters } of findSisters(food)) {
    const own = findOwn(dish, name, sisters, withoutRefused(text))
    if (own === undefined) continue
    if (checkDiet({ ingredients: [name], steps: [] }, rules).verdict === 'contains')
      return undefined
    return { recipe: exchange(recipe, own, name), said: sayExchange(own, name, sisters) }
  }
  return undefined
}

/** The text without refused foods: 'instead of apples' does not ask for apples. */
function withoutRefused(text: string): string {
  return text.replace(
    /\b(?:instead of|rather than|in place of|without|no) (?:the |any )?\w+/gi,
    ' ',
  )
}

/** The food of a dish that is a sister of `name`, from the most important line that has one; undefined if none has. */
function findOwn(dish: Dish, name: string, { names }: Sisters, text: string): string | undefined {
  const lines = dish.lines.toSorted((one, other) => weightOf(other) - weightOf(one))
  for (const { text: line } of lines) {
    const own = names
      .filter((one) => one !== name && patternOf(one).test(line))
      .toSorted((one, other) => other.length - one.length)[0]
    // 'Sweet potato' does not also ask for potato.
    const isAsked = own !== undefined && patternOf(own).test(text.replace(patternOf(name), ' '))
    if (own !== undefined && !isAsked) return own
  }
  return undefined
}

function weightOf({ role, essential }: Dish['lines'][number]): number {
  return (role === 'main' ? 2 : role === 'body' ? 1 : 0) + (essential ? 1 : 0)
}

function exchange(recipe: RecipeData, own: string, name: string): RecipeData {
  const bare = own.replace(/^(?:fresh|dried|short-grain) | Romano$/, '')
  const inText = (text: string) =>
    [...new Set([own, bare])].reduce(
      (now, old) => now.replace(patternOf(old), (said) => inPlaceOf(name, said)),
      text,
    )
  const inStep = (text: string) =>
    inText(text)
      .replaceAll(/\b(fresh|dried) \1\b/gi, '$1')
      .replaceAll(/\b(?:floury|waxy) (?=sweet\b)/gi, '')
  const title = inStep(recipe.title)
  const speaks = (text: string) => [own, bare].some((old) => patternOf(old).test(text))
  return {
    ...recipe,
    title: title === recipe.title ? withFood(title, asMany(name)) : title,
    description: inStep(recipe.description),
    ingredients: recipe.ingredients.map(inStep),
    instructions: recipe.instructions.map(inStep),
    // A tip about the old food may be untrue of the new one.
    tips: recipe.tips.filter((tip) => !speaks(tip)),
    adaptations: [...recipe.adaptations, `${name} in place of ${own}.`],
  }
}

function withFood(title: string, food: string): string {
  return / with /.test(title) ? `${title} and ${food}` : `${title} with ${food}`
}

function sayExchange(own: string, name: string, { say }: Sisters): string[] {
  return [
    `Made with ${asMany(name)} where it usually has ${asMany(own)}.${say === '' ? '' : ` ${say}`}`,
  ]
}
