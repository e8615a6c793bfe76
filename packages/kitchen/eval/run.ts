/**
 * `npm run eval [-- --show PART]`: how often the kitchen is right, on samples that people labelled and
 * on our own corpora. The samples lie in the folder SHARED_DATA, by default ../shared/data beside the
 * repository; those that are not there are left out. PART prints the single cases: quantity, unit,
 * name, missed, alarms, unknown, maybe, nutrition, uncounted, composer, recipes,
 * review, pantries, steps, foods.
 */
import { evaluateComposer } from './composer.ts'
import { evaluateDiets } from './diets.ts'
import { evaluateIngredientLines } from './ingredient-lines.ts'
import { evaluateNutrition } from './nutrition.ts'
import { evaluateOwnCorpora } from './own-corpora.ts'
import { evaluatePantries } from './pantries.ts'
import { evaluateReview } from './review.ts'

evaluateIngredientLines()
evaluateDiets()
evaluateNutrition()
evaluateOwnCorpora()
evaluateReview()
evaluateComposer()
evaluatePantries()
