import { lose } from '../../fields/lose.ts'
import { addPictureBeside, type Pictures } from '../../fields/pictures.ts'
import { namesOf } from '../../fields/records.ts'
import type { SourceFile } from '../../files/source-file.ts'
import type { Source } from '../../source.ts'
import { findNodes, isNode, listOf } from '../schema-org/nodes.ts'
import { readRecipeNode } from '../schema-org/read-recipe-node.ts'

/** A folder of Nextcloud Cookbook: recipe.json as schema.org has it, and its picture as full.jpg. */
export const nextcloud: Source = {
  format: 'Nextcloud Cookbook',
  recognises: (file) => findPicture(file) && findNodes(file.json(), 'Recipe').length === 1,
  async *read(file) {
    const [node] = findNodes(file.json(), 'Recipe')
    if (!node) return
    const recipe = readRecipeNode(node)
    const pictures: Pictures = new Map()
    const [address] = recipe.images
    recipe.images = []
    addPictureBeside(recipe, pictures, { file, names: FULL })
    lose(recipe, 'image', address, 'The picture itself came along.')
    // A program's categories are where a cook keeps a recipe.
    if (recipe.mealType !== null) recipe.collections.push(recipe.mealType)
    recipe.mealType = null
    if (!recipe.lost.some(({ field }) => field === 'tool'))
      lose(recipe, 'tool', namesOf(node.tool).join(', '))
    const reviews = listOf(node.review).filter(isNode).length
    if (reviews > 0 && !recipe.lost.some(({ field }) => /review/i.test(field))) {
      lose(recipe, 'review', `${reviews}`, 'They are what others wrote.')
    }
    yield { kind: 'recipe', format: this.format, recipe, pictures }
  },
}

const FULL = /^full\.(?:jpe?g|png|webp)$/i

function findPicture(file: SourceFile): boolean {
  const here = file.name.slice(0, file.name.lastIndexOf('/') + 1)
  return (
    file.folder?.names.some(
      (name) => name.startsWith(here) && FULL.test(name.slice(here.length)),
    ) ?? false
  )
}
