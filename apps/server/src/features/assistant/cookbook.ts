import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Cookbook, openCookbook } from '@potluck/cookbook'
import { DISHES, KNOWLEDGE, readDishFiles, readKnowledgeFiles } from '@potluck/cookbook/files'

let opening: Promise<Cookbook> | undefined

/** The cookbook of this build, read once. */
export function loadCookbook(): Promise<Cookbook> {
  opening ??= open()
  return opening
}

async function open(): Promise<Cookbook> {
  const dishes = readDishFiles(findFolder('dishes', DISHES))
  const knowledge = readKnowledgeFiles(findFolder('knowledge', KNOWLEDGE))
  return openCookbook(await dishes, await knowledge)
}

/** Beside the bundle; where the sources run, in the package. */
function findFolder(name: string, ofSources: string): string {
  const beside = fileURLToPath(new URL(`./${name}/`, import.meta.url))
  return existsSync(beside) ? beside : ofSources
}
