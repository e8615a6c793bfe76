import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Cookbook, openCookbook } from '@potluck/cookbook'
import { DISHES, readDishFiles } from '@potluck/cookbook/files'

let opening: Promise<Cookbook> | undefined

/** The cookbook of this build, read once. */
export function loadCookbook(): Promise<Cookbook> {
  opening ??= readDishFiles(findFolder()).then(openCookbook)
  return opening
}

/** Beside the bundle; where the sources run, in the package. */
function findFolder(): string {
  const beside = fileURLToPath(new URL('./dishes/', import.meta.url))
  return existsSync(beside) ? beside : DISHES
}
