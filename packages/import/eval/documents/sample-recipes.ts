import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSample, SAMPLES } from '../../../kitchen/eval/samples.ts'
import { lettersOf } from '../../src/index.ts'
import { hasAmount } from '../../src/shapes/lines.ts'
import { tidy } from '../../src/text/plain-line.ts'
import type { Expected } from '../pages.ts'
import { OWN_RECIPES } from './own-recipes.ts'
import type { SampleRecipe } from './sample-recipe.ts'

export type Language = 'en' | 'de' | 'fr'

type Listed = { title: string; description: string | null; ingredients: string[]; steps: string[] }

/** Recipes of a language in a fixed order; undefined where the samples are not there. */
export function listSamples(language: Language): SampleRecipe[] | undefined {
  if (language !== 'en') {
    const listed = listFromPages(language)
    return listed && [...listed, ...OWN_RECIPES[language]]
  }
  const listed = readSample<Listed[]>('recipes_cc0.json')
  return listed
    ?.map(({ ingredients, description, ...one }) => ({
      ...one,
      description: description ?? '',
      ingredients: [{ group: null, lines: ingredients }],
    }))
    .map(tidyRecipe)
    .filter(isUsual)
}

function listFromPages(language: Language): SampleRecipe[] | undefined {
  const folder = join(SAMPLES, 'import/pages')
  if (!existsSync(folder)) return undefined
  const languages = new Map(
    readJson<{ id: string; lang: string | null }[]>(join(folder, 'index.json')).map(
      ({ id, lang }) => [id, lang],
    ),
  )
  return readdirSync(folder)
    .filter((name) => name.endsWith('.expected.json'))
    .filter((name) => languages.get(name.replace('.expected.json', ''))?.startsWith(language))
    .map((name) => readJson<Expected>(join(folder, name)))
    .map(({ title, ingredients, ingredient_groups: groups, instructions_list: steps }) => ({
      title,
      description: '',
      steps,
      ingredients: groups?.some(({ purpose }) => purpose)
        ? groups.map((one) => ({ group: one.purpose, lines: one.ingredients }))
        : [{ group: null, lines: ingredients }],
    }))
    .map(tidyRecipe)
    .filter(isUsual)
}

const readJson = <Json>(path: string): Json => JSON.parse(readFileSync(path, 'utf8'))

function tidyRecipe({ title, description, ingredients, steps }: SampleRecipe): SampleRecipe {
  return {
    title: tidy(title),
    description: tidy(description),
    ingredients: ingredients.map(({ group, lines }) => ({
      group: group === null ? null : tidy(group),
      lines: lines.map(tidy),
    })),
    steps: steps.map(tidy),
  }
}

/** Long enough to have a shape, and without what people write about their recipes. */
function isUsual({ title, ingredients, steps }: SampleRecipe): boolean {
  const lines = ingredients.flatMap((one) => one.lines)
  const texts = [title, ...lines, ...steps]
  return (
    title.length <= 60 &&
    lines.length >= 4 &&
    lines.length <= 24 &&
    lines.filter(hasAmount).length * 4 >= lines.length * 3 &&
    lines.every((line) => line.length <= 90) &&
    steps.length >= 2 &&
    steps.length <= 12 &&
    steps.every((step) => step.length >= 12 && step.length <= 1_200) &&
    new Set(texts.map(lettersOf)).size === texts.length &&
    !texts.some((text) => /https?:|[[\]|*#]|^\d{1,2}[.)]|:$/.test(text))
  )
}
