import type { Cheerio, CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { addGroups, ingredientHeading, stepHeading, toGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import { addPicture, type Pictures } from '../../fields/pictures.ts'
import { type Field, setField } from '../../fields/set-field.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { type ImportedRecipe, type LineGroup, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { plainLine, plainLines } from '../../text/plain-line.ts'

/** The page of a Recipe Keeper export (zip of recipes.html and images): a div for each recipe. */
export const recipeKeeper: Source = {
  format: 'Recipe Keeper',
  recognises: (file) => {
    // Looking through a page of megabytes costs more than through its text.
    if (!file.text()?.includes('recipe-details')) return false
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
    const list = LISTS.get(name)
    if (list) {
      readList(recipe[list.to], { page, list: page(element), headingOf: list.headingOf })
      continue
    }
    const text = textOf(page, page(element))
    const field = FIELDS.get(name) ?? (name.startsWith('recipeNut') ? 'nutrient' : undefined)
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
  const lines = linesOf(page, element)
  if (lines.length === 0) return element.html()?.trim() ?? ''
  return lines.map((line) => plainLine(page(line).text())).join('\n')
}

const linesOf = (page: CheerioAPI, element: Cheerio<Element>) =>
  element
    .find(LINE)
    .toArray()
    .filter((part) => page(part).find(LINE).length === 0)
const LINE = 'p, li, div'

/** A list has its headings in bold, or marked as in any text. */
function readList(
  groups: LineGroup[],
  {
    page,
    list,
    headingOf,
  }: { page: CheerioAPI; list: Cheerio<Element>; headingOf: (line: string) => string | undefined },
): void {
  const bold = new Set(
    linesOf(page, list).flatMap((line) => {
      const text = plainLine(page(line).text())
      return plainLine(page(line).find('b, strong').text()) === text ? [text] : []
    }),
  )
  const boldHeading = (line: string) =>
    bold.has(line) ? /^(\P{N}{1,50}?):?$/u.exec(line)?.[1] : undefined
  const lines = plainLines(textOf(page, list))
  addGroups(
    groups,
    toGroups(lines, (line) => headingOf(line) ?? boldHeading(line)),
  )
}

const LISTS: ReadonlyMap<
  string,
  { to: 'ingredients' | 'steps'; headingOf: (line: string) => string | undefined }
> = new Map([
  ['recipeIngredients', { to: 'ingredients', headingOf: ingredientHeading }],
  ['recipeDirections', { to: 'steps', headingOf: stepHeading }],
])

const FIELDS: ReadonlyMap<string, Field> = new Map(
  Object.entries<Field>({
    name: 'title',
    recipeSource: 'source',
    recipeYield: 'servings',
    prepTime: 'prep',
    cookTime: 'cook',
    recipeNotes: 'notes',
    recipeRating: 'rating',
    recipeCourse: 'mealType',
    recipeCategory: 'tags',
    recipeCollection: 'collections',
  }),
)

const IGNORED = new Set(['recipeId', 'recipeShareId'])
