import type { Item } from '../src/index.ts'

/** An item as `npm run import` prints it; plans and shopping lists are no recipes and have no line. */
export function toLine(file: string, item: Item): Record<string, unknown> | undefined {
  if (item.kind === 'recipe') return { file, format: item.format, ...item.recipe }
  if (item.kind === 'refused') return { file: item.name, refused: item.reason }
  return undefined
}
