import type { BootData } from '@potluck/contract'

let boot: BootData | undefined
let bootPath: string | undefined

/**
 * What the server wrote into the page, taken out of it once, before the first render; undefined
 * where the page came without it (the development server), and then everything is asked for.
 * @param path where the page was opened
 */
export function takeBootData(path: string): BootData | undefined {
  const element = document.getElementById('boot')
  if (!element?.textContent) return undefined
  element.remove()
  const data = JSON.parse(element.textContent) as BootData
  setBootData(data, path)
  return data
}

/** What the page at this path came with; on the server, what it is drawn from. */
export function setBootData(data: BootData, path: string): void {
  boot = data
  bootPath = path
}

/** The recipe this page came with, if it is this one; once, because later it may be out of date. */
export function takeBootRecipe(id: string): BootData['recipe'] {
  const recipe = boot?.recipe
  if (recipe?._id !== id) return undefined
  boot = { ...boot, recipe: undefined } as BootData
  return recipe
}

/** The cook this page came with, if it is this one; once, as well. */
export function takeBootProfile(username: string): BootData['profile'] {
  const profile = boot?.profile
  if (profile?.user.username.toLowerCase() !== username.toLowerCase()) return undefined
  boot = { ...boot, profile: undefined } as BootData
  return profile
}

/** Whether the server wrote what it knows of this path into the page. */
export function isBootPath(path: string): boolean {
  return path === bootPath
}

/** What the API answers to a call, if this page came with it; once, because later it may be out of date. */
export function takeBootAnswer(address: string): unknown {
  const first = boot?.firstAnswer
  if (!boot || first?.address !== address) return undefined
  boot = { ...boot, firstAnswer: undefined }
  return first.body
}

/** What a visitor may see of the public recipe this page came with, if it is this one. */
export function findBootVisitorCard(id: string): BootData['publicRecipe'] {
  return boot?.publicRecipe?._id === id ? boot.publicRecipe : undefined
}
