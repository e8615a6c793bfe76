import type { Source } from '../../source.ts'
import { findNodes } from './nodes.ts'
import { readRecipeNode } from './read-recipe-node.ts'

/** One recipe or many as schema.org JSON, bare or in a graph: what most programs can write. */
export const schemaOrgJson: Source = {
  format: 'schema.org JSON',
  recognises: (file) => findNodes(file.json(), 'Recipe').length > 0,
  async *read(file) {
    for (const node of findNodes(file.json(), 'Recipe')) {
      yield {
        kind: 'recipe',
        format: this.format,
        recipe: readRecipeNode(node),
        pictures: new Map(),
      }
    }
  },
}
