import type { Cheerio, CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { lose } from '../../fields/lose.ts'
import { addPicture, type Pictures } from '../../fields/pictures.ts'
import { type Field, setField } from '../../fields/set-field.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { plainLine } from '../../text/plain-line.ts'

/** The page of a Recipe Keeper export (zip of recipes.html and images): a div for each recipe. */
export const recipeKeeper: Source = {
  format: 'Recipe Keeper',
  recognises: (file) => {
    const page = file.html()
    return !!page && page('.recipe-details [itemprop="recipeIngredients"]').length > 0
  },
  async *read(file) {
    const page = file.html()
    if (!page) return
    for (const element of page('.recipe-details').toArray()) {
      const pictures: Pictures = new Map()
      const recipe = readRecipe(page, page(element), { file, pictures })
      yield { kind: 'recipe', format: this.format, recipe, pictures }
    }
  },
}

function readRecipe(
  page: CheerioAPI,
  card: Cheerio<Element>,
  { file, pictures }: { file: SourceFile; pictures: Pictures },
): ImportedRecipe {
  const recipe = startRecipe('')
  for (const element of card.find('[itemprop]').toArray()) {
    const name = page(element).attr('itemprop') ?? ''
    if (/^photo\d*$/.test(name) || element.name === 'img') {
      addPicture(recipe, pictures, { file, mentioned: page(element).attr('src') ?? '' })
      continue
    }
    const text = textOf(page, page(element))
    const field = FIELDS[name] ?? (name.startsWith('recipeNut') ? 'nutrient' : undefined)
    if (field)
      setField(recipe, {
        field,
        text,
        name: name.replace(/^recipeNut/, ''),
      })
    else if (!IGNORED.has(name) && !/^(?:false|0)$/i.test(text)) lose(recipe, name, text)
  }
  return recipe
}

/** A `meta` says it in its content; in a text each paragraph is a line. */
function textOf(page: CheerioAPI, element: Cheerio<Element>): string {
  const content = element.attr('content')
  if (content !== undefined) return content
  const lines = element
    .find('p, li, div')
    .toArray()
    .filter((part) => page(part).find('p, li, div').length === 0)
  if (lines.length === 0) return element.html()?.trim() ?? ''
  return lines.map((line) => plainLine(page(line).text())).join('\n')
}

const FIELDS: Readonly<Record<string, Field>> = {
  name: 'title',
  recipeSource: 'source',
  recipeYield: 'servings',
  prepTime: 'prep',
  cookTime: 'cook',
  recipeIngredients: 'ingredients',
  recipeDirections: 'steps',
  recipeNotes: 'notes',
  recipeRating: 'rating',
  recipeCourse: 'mealType',
  recipeCategory: 'tags',
  recipeCollection: 'collections',
}

const IGNORED = new Set(['recipeId', 'recipeShareId'])
