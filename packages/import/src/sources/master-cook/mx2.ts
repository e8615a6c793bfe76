import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { composeLine, formatFigure } from '../../fields/compose-line.ts'
import { addGroups, markedHeading, toGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import { addPicture, type Pictures } from '../../fields/pictures.ts'
import { type Field, setField } from '../../fields/set-field.ts'
import { partsOf, partText } from '../../fields/xml-parts.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { plainLine } from '../../text/plain-line.ts'

/** XML of MasterCook from version 5 on (.mx2). */
export const masterCookXml: Source = {
  format: 'MasterCook MX2',
  recognises: (file) => file.xml('mx2') !== undefined,
  async *read(file) {
    const document = file.xml('mx2')
    if (!document) return
    for (const element of document('mx2 > RcpE').toArray()) {
      const pictures: Pictures = new Map()
      const recipe = readRecipe(document, element, { file, pictures })
      yield { kind: 'recipe', format: this.format, recipe, pictures }
    }
  },
}

function readRecipe(
  document: CheerioAPI,
  element: Element,
  { file, pictures }: { file: SourceFile; pictures: Pictures },
): ImportedRecipe {
  const recipe = startRecipe(plainLine(element.attribs.name ?? ''))
  setField(recipe, { field: 'author', text: element.attribs.author, name: 'author' })
  const lines: string[] = []
  for (const part of partsOf(document, element)) {
    const text = textOf(document, part)
    const field = FIELDS.get(part.name)
    if (part.name === 'IngR') lines.push(lineOf(document, part))
    else if (part.name === 'DirS' || part.name === 'CatS') readParts(recipe, document, part)
    else if (part.name === 'RatS') readRatings(recipe, document, part)
    else if (field) setField(recipe, { field, text, name: part.name })
    else lose(recipe, part.name, text)
  }
  addGroups(recipe.ingredients, toGroups(lines.map(plainLine).filter(Boolean), markedHeading))
  addPicture(recipe, pictures, { file, mentioned: element.attribs.img ?? '' })
  return recipe
}

/** Some say it in their text, some in `qty` and `unit` or in `elapsed`. */
function textOf(document: CheerioAPI, part: Element): string {
  const { qty, unit, elapsed } = part.attribs
  const text = document(part).text().trim()
  return (
    text ||
    elapsed ||
    composeLine({
      amount: qty?.replace(/\.?0+$/, (zeros) => (zeros.startsWith('.') ? '' : zeros)),
      unit,
    })
  )
}

const FIELDS: ReadonlyMap<string, Field> = new Map(
  Object.entries<Field>({
    Serv: 'servings',
    Yield: 'servings',
    PrpT: 'prep',
    CTim: 'cook',
    TTim: 'total',
    Desc: 'description',
    Srce: 'source',
    Note: 'notes',
    Natn: 'cuisine',
    Nutr: 'nutrition',
  }),
)

function lineOf(document: CheerioAPI, part: Element): string {
  const { qty, unit, name } = part.attribs
  return composeLine({
    amount: formatFigure(qty),
    unit,
    food: name,
    note: partText(document, part, 'IPrp'),
  })
}

/** Directions and categories, one an element. */
function readParts(recipe: ImportedRecipe, document: CheerioAPI, part: Element): void {
  const field = part.name === 'DirS' ? 'steps' : 'collections'
  for (const one of partsOf(document, part)) {
    setField(recipe, { field, text: document(one).text(), name: part.name })
  }
}

/** Several ratings, each of ten under a name of the cook's; the first without one is the recipe's. */
function readRatings(recipe: ImportedRecipe, document: CheerioAPI, part: Element): void {
  for (const { attribs } of partsOf(document, part)) {
    const isOverall = recipe.rating === null && !/\p{L}/u.test(attribs.name ?? '')
    if (isOverall)
      setField(recipe, { field: 'rating', text: `${attribs.value}/10`, name: 'rating' })
    else lose(recipe, `rating.${attribs.name}`, attribs.value)
  }
}
