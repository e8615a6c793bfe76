import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { lose } from '../../fields/lose.ts'
import { setField } from '../../fields/set-field.ts'
import { linesText, partsOf } from '../../fields/xml-parts.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { fieldOfName } from './columns.ts'

/** XML of recipes known by the names of their elements: that of RecipeSage, and of programs like it. */
export const xmlList: Source = {
  format: 'XML',
  recognises: (file) => listElements(file).length > 0,
  async *read(file) {
    const document = documentOf(file)
    if (!document) return
    for (const element of listElements(file)) {
      yield {
        kind: 'recipe',
        format: this.format,
        recipe: readElement(document, element),
        pictures: new Map(),
      }
    }
  },
}

const documentOf = (file: SourceFile) =>
  file.xml('recipes', 'recipe', 'recipebook', 'recipeml', 'data', 'root')

function listElements(file: SourceFile): Element[] {
  const document = documentOf(file)
  if (!document) return []
  return document('*')
    .toArray()
    .filter((element): element is Element => {
      if (element.type !== 'tag') return false
      const fields = partsOf(document, element).map((part) => fieldOfName(part.name))
      return (
        fields.includes('title') && (fields.includes('ingredients') || fields.includes('steps'))
      )
    })
}

function readElement(document: CheerioAPI, element: Element): ImportedRecipe {
  const recipe = startRecipe('')
  for (const part of partsOf(document, element)) {
    const text = linesText(document, part)
    const field = fieldOfName(part.name)
    if (field) setField(recipe, { field, text, name: part.name })
    else if (!/^_?u?u?id$/i.test(part.name)) lose(recipe, part.name, text)
  }
  return recipe
}
