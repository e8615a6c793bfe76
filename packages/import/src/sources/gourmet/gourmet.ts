import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { composeLine, formatFigure } from '../../fields/compose-line.ts'
import { addGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import { addEncodedPicture, type Pictures } from '../../fields/pictures.ts'
import { type Field, setField } from '../../fields/set-field.ts'
import { partsOf, partText } from '../../fields/xml-parts.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { plainLine } from '../../text/plain-line.ts'

/** XML of the Gourmet Recipe Manager (.grmt). */
export const gourmet: Source = {
  format: 'Gourmet',
  recognises: (file) => file.xml('gourmetDoc') !== undefined,
  async *read(file) {
    const document = file.xml('gourmetDoc')
    if (!document) return
    for (const element of document('gourmetDoc > recipe').toArray()) {
      const recipe = startRecipe('')
      const pictures: Pictures = new Map()
      for (const part of partsOf(document, element)) {
        const text = document(part).text()
        const field = FIELDS.get(part.name)
        if (part.name === 'ingredient-list') readList(recipe, { document, list: part, group: null })
        else if (part.name === 'image') addEncodedPicture(recipe, pictures, text)
        else if (field) setField(recipe, { field, text: withoutMarks(text), name: part.name })
        else lose(recipe, part.name, text)
      }
      yield { kind: 'recipe', format: this.format, recipe, pictures }
    }
  },
}

/** Its texts have marks for italics and bold, escaped once more than the file itself. */
const withoutMarks = (text: string) =>
  text.replace(/(?:&lt;|<)\/?(?:i|b|u|tt|big|small|span)(?:&gt;|>)/g, '')

const FIELDS: ReadonlyMap<string, Field> = new Map(
  Object.entries<Field>({
    title: 'title',
    category: 'collections',
    cuisine: 'cuisine',
    source: 'source',
    link: 'source',
    rating: 'rating',
    preptime: 'prep',
    cooktime: 'cook',
    yields: 'servings',
    servings: 'servings',
    instructions: 'steps',
    modifications: 'notes',
  }),
)

function readList(
  recipe: ImportedRecipe,
  { document, list, group }: { document: CheerioAPI; list: Element; group: string | null },
): void {
  for (const part of partsOf(document, list)) {
    if (part.name === 'inggroup') {
      const name = plainLine(partText(document, part, 'groupname'))
      readList(recipe, { document, list: part, group: name || null })
    } else if (part.name !== 'groupname') {
      const line = plainLine(
        part.name === 'ingref' ? refText(document, part) : lineOf(document, part),
      )
      if (line !== '') addGroups(recipe.ingredients, [{ group, lines: [line] }])
    }
  }
}

function lineOf(document: CheerioAPI, part: Element): string {
  const [amount, unit, food] = ['amount', 'unit', 'item'].map((name) =>
    partText(document, part, name),
  )
  const note = part.attribs.optional === 'yes' ? '(optional)' : ''
  return composeLine({ amount: formatFigure(amount), unit, food, note })
}

/** Another recipe of the same book, so much of it. */
const refText = (document: CheerioAPI, part: Element) =>
  composeLine({ amount: part.attribs.amount, unit: part.attribs.unit, food: document(part).text() })
