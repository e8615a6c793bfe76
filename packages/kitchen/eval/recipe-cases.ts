import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheckedRecipe, checkDiet, type Verdict } from '../src/diets/check-diet.ts'

/** A recipe of corpus/recipes and what must be said of it. */
export type RecipeCase = {
  title: string
  recipe: CheckedRecipe
  expected: readonly Expectation[]
}

/** `line` is the one that decides; '' where none does: a limit, or nothing stands against it. */
type Expectation = { restriction: string; verdict: Verdict; line: string }

/** Whole recipes of our own with their verdicts, file by file. */
export function readRecipeCases(): RecipeCase[] {
  const folder = join(import.meta.dirname, '../corpus/recipes')
  return readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/^= /m).slice(1))
    .map(readRecipeCase)
}

/** What is answered otherwise than it should be: a verdict, or the line it is about. */
export function findWrongAnswers({ recipe, expected }: RecipeCase): string[] {
  const { verdicts, findings } = checkDiet(
    recipe,
    expected.map(({ restriction }) => restriction),
  )
  return expected.flatMap(({ restriction, verdict, line }) => {
    const said = verdicts[restriction]
    if (said !== verdict) {
      const why = findings.find((finding) => finding.restriction === restriction)
      return [`${restriction}: ${said} instead of ${verdict}. ${why?.reason ?? ''}`]
    }
    const isNamed = findings.some(
      (finding) =>
        finding.restriction === restriction &&
        finding.verdict === verdict &&
        finding.line.startsWith(line),
    )
    return verdict === 'free' || isNamed ? [] : [`${restriction}: not because of “${line}”`]
  })
}

function readRecipeCase(text: string): RecipeCase {
  const [title = '', ...lines] = text.split('\n').filter((line) => line !== '')
  const isSaid = (line: string) => /^(?:free|contains|unknown) /.test(line)
  const servings = Number(/^serves (\d+)$/.exec(lines[0] ?? '')?.[1])
  if (Number.isNaN(servings)) throw new Error(`${title} says not how many it serves`)
  const body = lines.slice(1).filter((line) => !isSaid(line))
  return {
    title,
    recipe: {
      ingredients: body.filter((line) => !line.startsWith('> ')),
      steps: body.filter((line) => line.startsWith('> ')).map((line) => line.slice(2)),
      servings,
    },
    expected: lines.filter(isSaid).flatMap(readExpectations),
  }
}

/** 'free vegan, soy-free', 'contains vegan: 2 eggs'. */
function readExpectations(text: string): Expectation[] {
  const [, verdict = '', rest = ''] = /^(\S+) (.+)$/.exec(text) ?? []
  if (verdict === 'free')
    return rest.split(', ').map((id) => ({ restriction: id, verdict, line: '' }))
  const [, restriction = rest, line = ''] = /^([^:]+): (.+)$/.exec(rest) ?? []
  if (verdict !== 'contains' && verdict !== 'unknown') throw new Error(`'${text}' is no verdict`)
  return [{ restriction, verdict, line }]
}
