import { lose } from '../../fields/lose.ts'
import { addPicture, type Pictures } from '../../fields/pictures.ts'
import type { SourceFile } from '../../files/source-file.ts'
import type { ImportedRecipe } from '../../recipe.ts'
import type { Link } from './blocks.ts'

/** Pictures in a text are the recipe's; where its other links lead is lost. */
export function addLinks(
  recipe: ImportedRecipe,
  links: readonly Link[],
  { file, pictures, field }: { file: SourceFile; pictures: Pictures; field: string },
): void {
  for (const { isPicture, address, text } of links) {
    if (isPicture) addPicture(recipe, pictures, { file, mentioned: address })
    else if (address !== text) {
      lose(recipe, `${field}.link`, address, `Where '${text}' leads.`)
    }
  }
}
