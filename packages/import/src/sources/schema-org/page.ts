import type { CheerioAPI } from 'cheerio/slim'
import type { SourceFile } from '../../files/source-file.ts'
import type { Source } from '../../source.ts'
import { NOTHING_FOUND } from '../page/page.ts'
import { listBlocks } from '../page/page-blocks.ts'
import { addPageFacts, readPageFacts } from '../page/page-facts.ts'
import { pageOf } from '../page/page-of.ts'
import { chooseRecipes, findOwn } from './choose-recipes.ts'
import { ORPHAN, readElementNodes } from './element-nodes.ts'
import { readJsonLd } from './json-ld.ts'
import { findNodes, isOfType, type Node } from './nodes.ts'
import { completeFromPage } from './page-lines.ts'
import { readRecipeNode } from './read-recipe-node.ts'

/** A web page that says its recipes as data: as JSON-LD, microdata, RDFa or microformats. */
export const schemaOrgPage: Source = {
  format: 'schema.org page',
  recognises: (file) => listRecipeNodes(file).length > 0,
  async *read(file) {
    const page = pageOf(file)
    const nodes = listRecipeNodes(file)
    if (!page) return
    const facts = readPageFacts(page, file)
    const blocks = listBlocks(page)
    for (const node of nodes) {
      const recipe = readRecipeNode(node)
      if (isOfType(node, ORPHAN)) recipe.doubts.push({ field: '', reason: NOT_SAID })
      addPageFacts(recipe, facts, { isAlone: nodes.length === 1 })
      completeFromPage(recipe, blocks)
      const isEmpty = recipe.ingredients.length === 0 && recipe.steps.length === 0
      if (isEmpty) yield { kind: 'refused', name: recipe.title || file.name, reason: NOTHING_FOUND }
      else yield { kind: 'recipe', format: this.format, recipe, pictures: new Map() }
    }
  },
}

const NOT_SAID = 'The page marks lines of a recipe and not where it begins and ends, so compare it.'

const known = new WeakMap<SourceFile, Node[]>()

function listRecipeNodes(file: SourceFile): Node[] {
  const nodes = known.get(file) ?? findRecipeNodes(pageOf(file))
  known.set(file, nodes)
  return nodes
}

function findRecipeNodes(page: CheerioAPI | undefined): Node[] {
  if (!page) return []
  const documents = readJsonLd(page)
  const ways = [findNodes(documents, 'Recipe'), ...readElementNodes(page)]
  return chooseRecipes(ways, findOwn(documents))
}
