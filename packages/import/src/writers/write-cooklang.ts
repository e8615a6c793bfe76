import { findUnit } from '@potluck/kitchen'
import { stringify } from 'yaml'
import { composeLine } from '../fields/compose-line.ts'
import type { ImportedRecipe, LineGroup } from '../recipe.ts'

/**
 * A recipe as Cooklang (https://cooklang.org/docs/spec/). A line does not say at which step its food is
 * used, so the ingredients stand first, as the mode 'components' has them; to programs that do not know
 * modes that is a first step which names them. Reading it again gives the same title, lines, steps and groups.
 */
export function writeCooklang(recipe: ImportedRecipe): string {
  const { ingredients, steps } = recipe
  const parts = [
    ...(ingredients.length > 0 ? ['>> [mode]: components'] : []),
    ...writeGroups(ingredients, null, writeIngredients),
    ...(ingredients.length > 0 ? ['>> [mode]: all'] : []),
    ...writeGroups(steps, ingredients.at(-1)?.group ?? null, (lines) => lines.map(quote)),
  ]
  return `${writeMatter(recipe)}${parts.join('\n\n')}\n`
}

/** A section begins where the group is another one; '== ==' ends the one before. */
function writeGroups(
  groups: readonly LineGroup[],
  before: string | null,
  write: (lines: readonly string[]) => string[],
): string[] {
  return groups.flatMap(({ group, lines }, at) => {
    const isOther = group !== (at === 0 ? before : (groups[at - 1]?.group ?? null))
    return [
      ...(isOther ? [group === null ? '== ==' : `== ${quote(group)} ==`] : []),
      ...write(lines),
    ]
  })
}

const writeIngredients = (lines: readonly string[]) => [lines.map(writeIngredient).join('\n')]

/** '200 g flour' is '@flour{200%g}', where that is the same line again. */
function writeIngredient(line: string): string {
  const [, amount, first = '', rest = ''] = MEASURED.exec(line) ?? []
  const isUnit = rest !== '' && findUnit(first) !== undefined
  const food = isUnit ? rest : [first, rest].filter(Boolean).join(' ')
  const unit = isUnit ? first : ''
  const isSame = amount !== undefined && food !== '' && composeLine({ amount, unit, food }) === line
  return isSame
    ? `@${quote(food)}{${unit === '' ? amount : `${amount}%${quote(unit)}`}}`
    : `@${quote(line)}{}`
}

const MEASURED = /^(\d+(?:[.,/]\d+)?(?: \d+\/\d+)?) (\S+)(?: (\S.*))?$/

function writeMatter({
  title,
  description,
  servings,
  minutes,
  source,
  tags,
}: ImportedRecipe): string {
  const facts: Record<string, string | string[] | null> = {
    title,
    description,
    servings: servings.text,
    'prep time': minutes.prep === null ? null : `${minutes.prep} min`,
    'cook time': minutes.cook === null ? null : `${minutes.cook} min`,
    source: source.address ?? source.name,
    author: source.author,
    tags: tags.length > 0 ? tags : null,
  }
  const said = Object.entries(facts).filter(([, value]) => value !== null && value !== '')
  return said.length === 0
    ? ''
    : `---\n${stringify(Object.fromEntries(said), { lineWidth: 0 })}---\n\n`
}

/** Signs that mean something to Cooklang, so that they stand for themselves. */
const quote = (text: string) =>
  text.replace(/[\\@#~{}%|=>]|^[-&?+*.]|-(?=[-\]])|\[(?=-)/g, (sign) => `\\${sign}`)
