import { lose } from '../../fields/lose.ts'
import { addPicture, type Pictures } from '../../fields/pictures.ts'
import { type Field, setField } from '../../fields/set-field.ts'
import { linesText, partsOf } from '../../fields/xml-parts.ts'
import type { SourceFile } from '../../files/source-file.ts'
import { startRecipe } from '../../recipe.ts'
import type { Source } from '../../source.ts'

/** XML of Cookmate, once My CookBook: alone, or in a zip (.mcb) with its pictures. */
export const cookmate: Source = {
  format: 'Cookmate',
  recognises: (file) => file.xml('cookbook') !== undefined,
  async *read(file) {
    const document = file.xml('cookbook')
    if (!document) return
    for (const element of document('cookbook > recipe').toArray()) {
      const recipe = startRecipe('')
      const pictures: Pictures = new Map()
      for (const part of partsOf(document, element)) {
        const text = linesText(document, part)
        const field = FIELDS.get(part.name)
        if (field) setField(recipe, { field, text, name: part.name })
        else if (part.name === 'imagepath' && text.trim() !== '') {
          addPicture(recipe, pictures, { file, mentioned: pathHere(file, text.trim()) })
        } else if (part.name !== 'imagepath') lose(recipe, part.name, text)
      }
      yield { kind: 'recipe', format: this.format, recipe, pictures }
    }
  },
}

/** The path is one of a phone's; in the zip only its last part is left. */
function pathHere(file: SourceFile, path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const found = file.folder?.names.find((one) => one === name || one.endsWith(`/${name}`))
  return found ?? path
}

const FIELDS: ReadonlyMap<string, Field> = new Map(
  Object.entries<Field>({
    title: 'title',
    description: 'description',
    ingredient: 'ingredients',
    recipetext: 'steps',
    comments: 'notes',
    url: 'source',
    source: 'source',
    preptime: 'prep',
    cooktime: 'cook',
    totaltime: 'total',
    quantity: 'servings',
    category: 'collections',
    tags: 'tags',
    rating: 'rating',
    nutrition: 'nutrition',
    lang: 'language',
    imageurl: 'image',
  }),
)
