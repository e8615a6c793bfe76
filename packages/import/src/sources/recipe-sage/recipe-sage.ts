import { markedHeading, toGroups } from '../../fields/headings.ts'
import { lose } from '../../fields/lose.ts'
import { textOf } from '../../fields/records.ts'
import { setField } from '../../fields/set-field.ts'
import type { LineGroup } from '../../recipe.ts'
import type { Source } from '../../source.ts'
import { findNodes, isNode, listOf, type Node } from '../schema-org/nodes.ts'
import { readRecipeNode } from '../schema-org/read-recipe-node.ts'

/** RecipeSage's JSON-LD: schema.org recipes with its own ways for headings, labels, notes and the source. */
export const recipeSage: Source = {
  format: 'RecipeSage',
  recognises: (file) => findNodes(file.json(), 'Recipe').some(isRecipeSage),
  async *read(file) {
    for (const node of findNodes(file.json(), 'Recipe')) {
      const recipe = readRecipeNode(node)
      recipe.ingredients = regroup(recipe.ingredients)
      recipe.steps = regroup(recipe.steps)
      setField(recipe, { field: 'source', text: node.creditText, name: 'creditText' })
      setField(recipe, { field: 'source', text: node.isBasedOn, name: 'isBasedOn' })
      // Its labels.
      recipe.mealType = null
      recipe.tags = listOf(node.recipeCategory).map(textOf).filter(Boolean)
      for (const comment of listOf(node.comment).filter(isNode)) {
        setField(recipe, { field: 'notes', text: comment.text, name: 'comment' })
      }
      const rating = isNode(node.aggregateRating) ? node.aggregateRating.ratingValue : undefined
      setField(recipe, { field: 'rating', text: rating, name: 'rating' })
      lose(recipe, 'video', isNode(node.video) ? node.video.contentUrl : node.video)
      yield { kind: 'recipe', format: this.format, recipe, pictures: new Map() }
    }
  },
}

const isRecipeSage = (node: Node) => 'creditText' in node && 'isBasedOn' in node

/** A heading is a line of its own: '[Sauce]'. */
const regroup = (groups: readonly LineGroup[]): LineGroup[] =>
  groups.flatMap(({ group, lines }) =>
    toGroups(lines, markedHeading).map((part) => ({ ...part, group: part.group ?? group })),
  )
