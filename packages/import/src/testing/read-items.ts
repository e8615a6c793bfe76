import { type ImportedRecipe, type Item, openFile, readFile } from '../index.ts'

/** What a file holds, all of it. */
export async function readItems(content: string | Uint8Array, name = 'file'): Promise<Item[]> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const items: Item[] = []
  for await (const item of readFile(openFile({ name, bytes }))) items.push(item)
  return items
}

/** The recipes that a file holds. */
export async function readRecipes(content: string | Uint8Array): Promise<ImportedRecipe[]> {
  const items = await readItems(content)
  return items.flatMap((item) => (item.kind === 'recipe' ? [item.recipe] : []))
}

/** The first recipe of a file, its format, and its pictures as text. @throws Error where it holds none */
export async function readFirst(
  content: string | Uint8Array,
  name?: string,
): Promise<ImportedRecipe & { format: string; bytes: string[] }> {
  const items = await readItems(content, name)
  const item = items.find(({ kind }) => kind === 'recipe')
  if (item?.kind !== 'recipe') throw new Error(JSON.stringify(items))
  const bytes: string[] = []
  for (const read of item.pictures.values()) bytes.push(new TextDecoder().decode(await read()))
  return { ...item.recipe, format: item.format, bytes }
}
