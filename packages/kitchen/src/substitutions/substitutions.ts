import type { Ingredient } from '../lexicon/ingredient.ts'
import { findIngredient, INGREDIENTS, isKindOf } from '../lexicon/lexicon.ts'
import type { PackedPart, PackedSubstitution } from './packed.ts'
import type { StandIn } from './replaced-amount.ts'
import type { Role } from './roles.ts'
import { SUBSTITUTIONS } from './substitutions.generated.ts'

/** A line of lexicon/substitutions.txt. */
export type Served = { roles: readonly Role[]; standIns: readonly StandIn[]; note: string }

/**
 * The lines that serve a food, its own first and then those of what it is a kind of: what stands in
 * for cheese does so for cheddar. A group's lines must do what the food's own lines do.
 */
export function substitutionsServing(ingredient: Ingredient, role: Role | undefined): Served[] {
  const served = new Map<string, Served>()
  let wanted: readonly Role[] | undefined = role && [role]
  for (const generation of generationsOf(ingredient)) {
    const lines = generation.flatMap(({ id }) => byFood.get(id) ?? [])
    for (const line of lines) {
      const key = line.standIns.map((one) => one.ingredient.id).join(' ')
      if (!served.has(key) && (!wanted || sharesRole(line.roles, wanted))) served.set(key, line)
    }
    if (!wanted && lines.length > 0) wanted = lines.flatMap(({ roles }) => roles)
  }
  return [...served.values()]
}

/** The food, what it is a kind of, what that is a kind of. */
function generationsOf(ingredient: Ingredient): Ingredient[][] {
  const generations = [[ingredient]]
  for (let last = generations[0]; last && last.length > 0; last = generations.at(-1))
    generations.push(bySpecificity(last.flatMap(({ is }) => is)))
  return generations
}

/** The most specific group first, which has the fewest members: ground meat before beef. */
function bySpecificity(groups: readonly Ingredient[]): Ingredient[] {
  return [...new Set(groups)].sort((a, b) => countKinds(a) - countKinds(b))
}

function countKinds(group: Ingredient): number {
  const known = kindsByGroup.get(group)
  if (known !== undefined) return known
  const count = INGREDIENTS.filter((one) => isKindOf(one, group)).length
  kindsByGroup.set(group, count)
  return count
}

const kindsByGroup = new WeakMap<Ingredient, number>()

function sharesRole(roles: readonly Role[], wanted: readonly Role[]): boolean {
  return [...roles, ...wanted].includes('any') || roles.some((role) => wanted.includes(role))
}

const rows: readonly PackedSubstitution[] = JSON.parse(SUBSTITUTIONS)

const byFood = Map.groupBy(rows.flatMap(unpackRow), ({ of }) => of)

function unpackRow([of, roles, parts, note]: PackedSubstitution): (Served & { of: string })[] {
  const standIns = parts.map(toStandIn).filter((one) => one !== undefined)
  // Half of a replacement would be worse than none.
  return standIns.length === parts.length ? [{ of, roles, standIns, note }] : []
}

function toStandIn(part: PackedPart): StandIn | undefined {
  const ingredient = findIngredient(part[0])
  if (!ingredient) return
  return part.length === 2
    ? { ingredient, ratio: part[1] }
    : { ingredient, amount: part[1], unit: part[2] }
}
