import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DishFile } from './dish-file.ts'

/** The folder of the dishes, beside these sources. */
export const DISHES = fileURLToPath(new URL('../dishes/', import.meta.url))
/** The folder of the questions and answers, beside these sources. */
export const KNOWLEDGE = fileURLToPath(new URL('../knowledge/', import.meta.url))

/** Reads the files of questions and answers. */
export function readKnowledgeFiles(folder: string = KNOWLEDGE): Promise<DishFile[]> {
  return readDishFiles(folder)
}

/** Reads the files of a folder of dishes, some thousand small ones, by name. */
export async function readDishFiles(folder: string = DISHES): Promise<DishFile[]> {
  const names: string[] = []
  for await (const name of glob('**/*.txt', { cwd: folder })) names.push(name)
  const files = names.sort().map(async (name) => ({
    name: name.replaceAll('\\', '/'),
    text: await readFile(join(folder, name), 'utf8'),
  }))
  return Promise.all(files)
}
