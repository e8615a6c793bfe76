import { formatIngredientLine } from '../ingredient-lines/format-ingredient-line.ts'
import type { KitchenMeasure } from './kitchen-measure.ts'

/** An amount as it stands in an ingredient line: '375 g', '¾ cup plus 2 tbsp'. */
export function formatMeasure(measure: KitchenMeasure): string {
  return formatIngredientLine({ raw: '', name: '', optional: false, ...measure })
}
