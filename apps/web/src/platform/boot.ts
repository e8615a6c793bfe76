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

/**
 * A part of what this page came with, if it is the one that is asked for: a query's first data. Once,
 * because later it may be out of date.
 */
export function takeBootPart<Part extends 'recipe' | 'profile' | 'firstAnswer'>(
  part: Part,
  isAskedFor: (value: NonNullable<BootData[Part]>) => boolean,
): BootData[Part] | undefined {
  const value = boot?.[part]
  if (!boot || !value || !isAskedFor(value)) return undefined
  boot = { ...boot, [part]: undefined }
  return value
}

/** Whether the server wrote what it knows of this path into the page. */
export function isBootPath(path: string): boolean {
  return path === bootPath
}

/** What a visitor may see of the public recipe this page came with, if it is this one. */
export function findBootVisitorCard(id: string): BootData['publicRecipe'] {
  return boot?.publicRecipe?._id === id ? boot.publicRecipe : undefined
}
