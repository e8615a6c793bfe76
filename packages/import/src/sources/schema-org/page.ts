import { jsonrepair } from 'jsonrepair'
import type { SourceFile } from '../../files/source-file.ts'
import type { Source } from '../../source.ts'
import { findNodes, type Node } from './nodes.ts'
import { readRecipeNode } from './read-recipe-node.ts'

/** A web page that says its recipes as JSON-LD. */
export const schemaOrgPage: Source = {
  format: 'schema.org page',
  recognises: (file) => listRecipeNodes(file).length > 0,
  async *read(file) {
    for (const node of listRecipeNodes(file)) {
      const recipe = readRecipeNode(node)
      recipe.source.address = file.address ?? recipe.source.address
      yield { kind: 'recipe', format: this.format, recipe, pictures: new Map() }
    }
  },
}

function listRecipeNodes(file: SourceFile): Node[] {
  const page = file.html()
  if (!page) return []
  const blocks = page('script[type*="ld+json" i]').toArray()
  return blocks.flatMap((block) => findNodes(parseTolerantly(page(block).text()), 'Recipe'))
}

/** Pages are full of JSON with line breaks in strings and commas too many. */
function parseTolerantly(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    try {
      return JSON.parse(jsonrepair(text))
    } catch {
      return undefined
    }
  }
}
