import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DishFile } from '@potluck/cookbook'
import { DISHES, KNOWLEDGE, readDishFiles, readKnowledgeFiles } from '@potluck/cookbook/files'

/** The files of the dishes of this build, some thousand small ones. */
export function readDishes(): Promise<DishFile[]> {
  return readDishFiles(findFolder('dishes', DISHES))
}

/** The files of what this build knows of a kitchen's questions. */
export function readKnowledge(): Promise<DishFile[]> {
  return readKnowledgeFiles(findFolder('knowledge', KNOWLEDGE))
}

/** Beside the bundle; where the sources run, in the package. */
function findFolder(name: string, ofSources: string): string {
  const beside = fileURLToPath(new URL(`./${name}/`, import.meta.url))
  return existsSync(beside) ? beside : ofSources
}
