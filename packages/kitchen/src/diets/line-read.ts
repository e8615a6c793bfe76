import type { IngredientLine } from '../ingredient-lines/ingredient-line.ts'
import type { Contents } from '../recognition/contents.ts'

/** An ingredient line and what is in it. */
export type LineRead = { line: IngredientLine; contents: Contents }
