import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DishFile } from '@potluck/cookbook'
import { DISHES, KNOWLEDGE, readDishFiles, readKnowledgeFiles } from '@potluck/cookbook/files'

/** The dish files of this build, some thousand small ones. */
export function readDishes(): Promise<DishFile[]> {
  return readDishFiles(findFolder('dishes', DISHES))
}

/** This build's files of answers to kitchen questions. */
export function readKnowledge(): Promise<DishFile[]> {
  return readKnowledgeFiles(findFolder('knowledge', KNOWLEDGE))
}

/** Beside the bundle; when running from sources, in the package. */
function findFolder(name: string, ofSources: string): string {
  const beside = fileURLToPath(new URL(`./${name}/`, import.meta.url))
  return existsSync(beside) ? beside : ofSources
}
