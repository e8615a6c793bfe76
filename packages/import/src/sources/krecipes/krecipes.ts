import type { CheerioAPI } from 'cheerio/slim'
import type { Element } from 'domhandler'
import { composeLine, formatFigure } from '../../fields/compose-line.ts'
import { addGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import { addEncodedPicture, type Pictures } from '../../fields/pictures.ts'
import { setField } from '../../fields/set-field.ts'
import { partsOf, partText } from '../../fields/xml-parts.ts'
import { type ImportedRecipe, startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { plainLine } from '../../text/plain-line.ts'

/** XML of KRecipes (.kreml). */
export const krecipes: Source = {
  format: 'KRecipes',
  recognises: (file) => file.xml('krecipes') !== undefined,
  async *read(file) {
    const document = file.xml('krecipes')
    if (!document) return
    for (const element of document('krecipes > krecipes-recipe').toArray()) {
      const recipe = startRecipe('')
      const pictures: Pictures = new Map()
      for (const part of partsOf(document, element)) {
        const text = document(part).text()
        if (part.name === 'krecipes-description')
          readDescription(recipe, { document, part, pictures })
        else if (part.name === 'krecipes-ingredients')
          readList(recipe, { document, list: part, group: null })
        else if (part.name === 'krecipes-instructions')
          setField(recipe, { field: 'steps', text, name: part.name })
        else if (part.name === 'krecipes-ratings') readRatings(recipe, document, part)
        else lose(recipe, part.name, text)
      }
      yield { kind: 'recipe', format: this.format, recipe, pictures }
    }
  },
}

function readDescription(
  recipe: ImportedRecipe,
  { document, part, pictures }: { document: CheerioAPI; part: Element; pictures: Pictures },
): void {
  const categories: string[] = []
  for (const said of partsOf(document, part)) {
    const text = document(said).text()
    if (said.name === 'title') setField(recipe, { field: 'title', text, name: 'title' })
    else if (said.name === 'author') setField(recipe, { field: 'author', text, name: 'author' })
    else if (said.name === 'category')
      categories.push(...partsOf(document, said).map((cat) => document(cat).text().trim()))
    else if (said.name === 'preparation-time')
      setField(recipe, { field: 'total', text, name: said.name })
    else if (said.name === 'serving') setField(recipe, { field: 'servings', text, name: 'serving' })
    else if (said.name === 'yield') {
      const made = composeLine({
        amount: amountOf(document, said),
        unit: partText(document, said, 'type'),
      })
      setField(recipe, { field: 'servings', text: made, name: 'yield' })
    } else if (said.name === 'pictures' || said.name === 'pic') {
      for (const picture of said.name === 'pic' ? [said] : partsOf(document, said)) {
        addEncodedPicture(recipe, pictures, document(picture).text())
      }
    } else lose(recipe, said.name, text)
  }
  recipe.collections = categories.filter((category) => category !== '')
}

function readList(
  recipe: ImportedRecipe,
  { document, list, group }: { document: CheerioAPI; list: Element; group: string | null },
): void {
  for (const part of partsOf(document, list)) {
    if (part.name === 'ingredient-group') {
      readList(recipe, { document, list: part, group: part.attribs.name?.trim() || null })
      continue
    }
    const [unit, food, note] = ['unit', 'name', 'prep'].map((name) =>
      partText(document, part, name),
    )
    const line = plainLine(composeLine({ amount: amountOf(document, part), unit, food, note }))
    if (line !== '') addGroups(recipe.ingredients, [{ group, lines: [line] }])
    for (const substitute of partsOf(document, part, 'substitutes').flatMap((all) =>
      partsOf(document, all),
    )) {
      const [name, other] = ['name', 'unit'].map((field) => partText(document, substitute, field))
      const instead = composeLine({
        amount: amountOf(document, substitute),
        unit: other,
        food: name,
      })
      lose(recipe, 'substitute', instead, `May stand in for '${food}'.`)
    }
  }
}

/** A figure, or a range as its two ends. */
function amountOf(document: CheerioAPI, part: Element): string {
  const [amount] = partsOf(document, part, 'amount')
  const ends = amount ? partsOf(document, amount).map((end) => document(end).text().trim()) : []
  return ends.length > 0
    ? ends.filter(Boolean).join('–')
    : formatFigure(partText(document, part, 'amount'))
}

/** What others wrote, each by several criteria. */
function readRatings(recipe: ImportedRecipe, document: CheerioAPI, part: Element): void {
  for (const rating of partsOf(document, part)) {
    lose(recipe, 'rating', document(rating).text().replace(/\s+/g, ' '), 'It is of several parts.')
  }
}
