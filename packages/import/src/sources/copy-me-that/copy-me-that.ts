import type { Cheerio, CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { lose } from '../../fields/lose.ts'
import { addPicture, type Pictures } from '../../fields/pictures.ts'
import { setField } from '../../fields/set-field.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { type ImportedRecipe, type LineGroup, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { plainLine } from '../../text/plain-line.ts'

/** The page of a Copy Me That export (zip of recipes.html and images): a div for each recipe. */
export const copyMeThat: Source = {
  format: 'Copy Me That',
  recognises: (file) => {
    // Looking through a page of megabytes costs more than through its text.
    if (!file.text()?.includes('copymethat_class_id_version')) return false
    const page = file.html()
    return !!page && page('meta[name="copymethat_class_id_version"]').length > 0
  },
  async *read(file) {
    const page = file.html()
    if (!page) return
    for (const element of page('.recipe').toArray()) {
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
  // The page repeats its ids in each recipe: they are looked for in this one.
  const textOf = (id: string) => plainLine(card.find(`[id="${id}"]`).first().text())
  const recipe = startRecipe(textOf('name'))
  recipe.source.address = card.find('[id="original_link"]').attr('href')?.trim() || null
  recipe.description = textOf('description') || null
  setField(recipe, {
    field: 'servings',
    text: textOf('recipeYield') || yieldOf(textOf('servings')),
    name: 'servings',
  })
  setField(recipe, { field: 'rating', text: textOf('ratingValue'), name: 'rating' })
  recipe.tags = card
    .find('.recipeCategory')
    .toArray()
    .map((tag) => plainLine(page(tag).text()))
  recipe.ingredients = readList(
    page,
    card.find('[id="recipeIngredients"]').children(),
    'recipeIngredient_subheader',
  )
  recipe.steps = readList(
    page,
    card.find('[id="recipeInstructions"]').children(),
    'instruction_subheader',
  )
  recipe.notes =
    card
      .find('.recipeNote')
      .toArray()
      .map((note) => plainLine(page(note).text()))
      .join('\n') || null
  for (const image of card.find('img.recipeImage').toArray()) {
    addPicture(recipe, pictures, { file, mentioned: page(image).attr('src') ?? '' })
  }
  lose(recipe, 'made_this', textOf('made_this'))
  lose(recipe, 'starred', textOf('starred'))
  return recipe
}

const yieldOf = (text: string) => text.replace(/^servings:\s*/i, '')

function readList(page: CheerioAPI, items: Cheerio<Element>, heading: string): LineGroup[] {
  const groups: LineGroup[] = [{ group: null, lines: [] }]
  for (const item of items.toArray()) {
    const line = plainLine(page(item).text())
    if (line === '') continue
    if (page(item).hasClass(heading)) groups.push({ group: line, lines: [] })
    else groups.at(-1)?.lines.push(line)
  }
  return groups.filter(({ lines }) => lines.length > 0)
}
