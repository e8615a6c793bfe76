import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkDiet } from '../src/diets/check-diet.ts'
import { readRecipe } from '../src/recipe-text/read-recipe.ts'
import type { RecipeData } from '../src/recipe-text/recipe-data.ts'
import type { Fault, ReviewWish } from '../src/review/fault.ts'
import { mendRecipe } from '../src/review/mend/mend-recipe.ts'
import { reviewLine } from '../src/review/review-line.ts'
import { reviewRecipe } from '../src/review/review-recipe.ts'
import { reviewSentence } from '../src/review/review-sentence.ts'

/** A recipe of corpus/bad-recipes.txt or good-recipes.txt, and what must be said of it. */
export type ReviewCase = {
  title: string
  recipe: RecipeData
  wish: ReviewWish
  /** `line` is how the line begins that a fault is about; '' for any. */
  expected: readonly { kind: string; line: string }[]
  saved: boolean
}

/** The cases of a file of the corpus: 'bad-recipes.txt', 'good-recipes.txt'. */
export function readReviewCases(file: string): ReviewCase[] {
  return readFileSync(join(import.meta.dirname, '../corpus', file), 'utf8')
    .split(/^= /m)
    .slice(1)
    .map(readReviewCase)
}

/** What is answered otherwise than it should be: faults that were missed or imagined, and the mending. */
export function findWrongReviews({ recipe, wish, expected, saved }: ReviewCase): string[] {
  const { faults } = reviewRecipe(recipe, wish)
  const missed = expected.filter((one) => !faults.some((fault) => isAbout(fault, one)))
  const imagined = faults.filter((fault) => !expected.some((one) => isAbout(fault, one)))
  const mended = mendRecipe(recipe, wish)
  return [
    ...missed.map(({ kind, line }) => `missed ${kind}: ${line}`),
    ...imagined.map(({ kind, line, say }) => `imagined ${kind}: ${line} (${say})`),
    ...(mended.ok === saved ? [] : [mended.ok ? 'saved' : `refused: ${mended.reason}`]),
  ]
}

function isAbout(fault: Fault, { kind, line }: { kind: string; line: string }): boolean {
  return fault.kind === kind && fault.line.startsWith(line)
}

function readReviewCase(text: string): ReviewCase {
  const [title = '', ...rest] = text.split('\n').filter((line) => line !== '')
  const asked = /^asked (.+?)(?:; for (\d+))?$/.exec(rest[0] ?? '')
  if (!asked?.[1]) throw new Error(`${title} does not say what was asked`)
  const isSaid = (line: string) => /^(?:finds |saved$|refused$)/.test(line)
  const body = rest.slice(1).filter((line) => !isSaid(line))
  const said = rest.filter(isSaid)
  return {
    title,
    recipe: body[0]?.startsWith('|') ? readAnswer(body) : readBody(title, body),
    wish: {
      restrictions: asked[1] === '-' ? [] : asked[1].split(', '),
      ...(asked[2] !== undefined && { servings: Number(asked[2]) }),
    },
    expected: said.flatMap((line) => {
      const [, kind = '', about = ''] = /^finds ([a-z]+)(?:: (.+))?$/.exec(line) ?? []
      return kind === '' ? [] : [{ kind, line: about }]
    }),
    saved: said.includes('saved'),
  }
}

function readAnswer(body: readonly string[]): RecipeData {
  return readRecipe(body.map((line) => line.replace(/^\| ?/, '')).join('\n')).recipe
}

function readBody(title: string, body: readonly string[]): RecipeData {
  const marked = (mark: string) =>
    body.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2))
  const servings = body.find((line) => /^serves \d+$/.test(line))
  const plain = toRecipeData({
    title,
    ingredients: body.filter((line) => line !== servings && !/^[>*~] /.test(line)),
    steps: marked('>'),
    servings: servings?.replace('serves ', ''),
  })
  return { ...plain, description: marked('~').join(' '), tips: marked('*') }
}

/** A recipe of a corpus or sample in the form that is reviewed: what it does not say stays empty. */
export function toRecipeData(recipe: {
  title: string
  ingredients: readonly string[]
  steps: readonly string[]
  servings?: string | number | undefined
}): RecipeData {
  return {
    title: recipe.title,
    description: '',
    prepTime: '',
    cookTime: '',
    totalTime: '',
    servings: String(recipe.servings ?? ''),
    difficulty: '',
    ingredients: [...recipe.ingredients],
    instructions: [...recipe.steps],
    tips: [],
    nutritionalBenefits: [],
    usedIngredients: [],
    additionalIngredients: [],
    adaptations: [],
    originalVsAdapted: [],
  }
}

/** A line of corpus/review-lines.txt. */
export type ReviewLineCase = {
  kind: string
  restrictions: string[]
  words: string
  verdict: string
}

/** Lines and sentences with what must be said of them, before anybody sees them. */
export function readReviewLineCases(): ReviewLineCase[] {
  return readFileSync(join(import.meta.dirname, '../corpus/review-lines.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, kind, restrictions, words, verdict] =
        /^(line|text) ([^:]+): (.+); (free|contains|unknown)$/.exec(line) ?? []
      if (!kind || !restrictions || !words || !verdict) throw new Error(`'${line}' is no case`)
      return { kind, restrictions: restrictions.split(', '), words, verdict }
    })
}

/** What is said instead of what should be; undefined where that is right. */
export function findWrongLineVerdict(one: ReviewLineCase): string | undefined {
  const review = one.kind === 'line' ? reviewLine : reviewSentence
  const { verdict } = review(one.words, one.restrictions)
  return verdict === one.verdict ? undefined : `${verdict} instead of ${one.verdict}`
}

/** A line of corpus/spoken-foods.txt. */
export type SpokenCase = { restriction: string; words: string; verdict: string }

/** Sentences with what they give somebody to eat. */
export function readSpokenCases(): SpokenCase[] {
  return readFileSync(join(import.meta.dirname, '../corpus/spoken-foods.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, restriction, words, verdict] =
        /^([^:]+): (.+); (free|contains|unknown)$/.exec(line) ?? []
      if (!restriction || !words || !verdict) throw new Error(`'${line}' is no case`)
      return { restriction, words, verdict }
    })
}

/** The verdicts of a sentence as a step beside a list of plain rice and as a tip, where one is wrong. */
export function findWrongSpoken({ restriction, words, verdict }: SpokenCase): string[] {
  const step = checkDiet({ ingredients: ['2 cups rice'], steps: [words] }, [restriction]).verdict
  const tip = reviewSentence(words, [restriction]).verdict
  return step === verdict && tip === verdict ? [] : [`step: ${step}, tip: ${tip}`]
}
