import { type Cookbook, openCookbook } from '@potluck/cookbook'
import { readDishes, readKnowledge } from '../../platform/cookbook-files.ts'

let opening: Promise<Cookbook> | undefined

/** The cookbook of this build, read once. */
export function loadCookbook(): Promise<Cookbook> {
  opening ??= open()
  return opening
}

async function open(): Promise<Cookbook> {
  const dishes = readDishes()
  const knowledge = readKnowledge()
  return openCookbook(await dishes, await knowledge)
}
