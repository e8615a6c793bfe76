import type { BootData } from '@potluck/contract'

let boot: BootData | undefined
let bootPath: string | undefined

/**
 * The data that the server wrote into the page, taken out once before the first render; undefined
 * if there is none (the development server), and then everything is fetched.
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

/** The data of the page at this path; on the server, what it is rendered from. */
export function setBootData(data: BootData, path: string): void {
  boot = data
  bootPath = path
}

/**
 * A part of the page's data, if it is the requested one: a query's initial data. Only once, since
 * later it may be out of date.
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

/** Whether the server wrote data for this path into the page. */
export function isBootPath(path: string): boolean {
  return path === bootPath
}

/** What a visitor may see of the public recipe in the page's data, if it is this recipe. */
export function findBootVisitorCard(id: string): BootData['publicRecipe'] {
  return boot?.publicRecipe?._id === id ? boot.publicRecipe : undefined
}
