import { isFreeOf } from '@potluck/kitchen/knowledge'
import type { Course } from './course.ts'
import type { MenuDish } from './menu.ts'
import type { MenuWish } from './read-menu-wish.ts'

/** For each guest's diet or refused food: that the whole menu keeps to it, or all of it except some dishes. */
export function tellApart(
  courses: readonly Course[],
  dishes: readonly MenuDish[],
  { apart }: MenuWish,
): string[] {
  const rules = [...new Set(apart.map(({ rule }) => rule))]
  return rules.map((rule) => {
    const not = dishes.filter((dish, at) => {
      return courses[at]?.onlyFor === undefined && !isFree(dish, rule)
    })
    return tellRule(rule, listed(not.map(({ recipe }) => recipe.title)))
  })
}

function listed(titles: readonly string[]): string {
  return titles.length < 2
    ? titles.join()
    : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)}`
}

function tellRule(rule: string, titles: string): string {
  const [, food] = /^no (.+)$/.exec(rule) ?? []
  if (food !== undefined)
    return titles === '' ? `None of it has ${food}.` : `With ${food}: ${titles}.`
  return titles === '' ? `All of it is ${rule}.` : `All but ${titles} is ${rule}.`
}

function isFree({ recipe }: MenuDish, rule: string): boolean {
  const { ingredients, instructions: steps, servings } = recipe
  const checked = { ingredients, steps, servings: Number(servings) || undefined }
  return isFreeOf(checked, [rule])
}
