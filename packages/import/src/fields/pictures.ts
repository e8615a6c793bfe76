import { posix } from 'node:path'
import { unescape as decodeName } from 'node:querystring'
import { besideOf } from '../files/folder.ts'
import type { SourceFile } from '../files/source-file.ts'
import type { ImportedRecipe } from '../recipe.ts'
import { lose } from './lose.ts'

/** The bytes of a recipe's pictures by their names, read when they are wanted. */
export type Pictures = Map<string, () => Promise<Uint8Array | undefined>>

const MIB = 1024 ** 2
/** Cameras and programs make smaller ones. */
export const PICTURE_AT_MOST = 30 * MIB

/** Adds a picture that a file mentions: an address, or the name of a file that came with it. */
export function addPicture(
  recipe: ImportedRecipe,
  pictures: Pictures,
  { file, mentioned }: { file: SourceFile; mentioned: string },
): void {
  const name = mentioned.trim()
  if (name === '') return
  if (/^https?:\/\//i.test(name)) {
    if (!recipe.images.includes(name)) recipe.images.push(name)
    return
  }
  if (name.startsWith('data:')) {
    addEncodedPicture(recipe, pictures, name)
    return
  }
  const { folder } = file
  // 'Green%20Curry/a.png' in a text is 'Green Curry/a.png' beside it.
  const paths = [besideOf(file.name, name), besideOf(file.name, decodeName(name))]
  const path = paths.find((one) => folder?.names.includes(one))
  if (!folder || path === undefined) {
    lose(recipe, 'image', name, 'The picture did not come with the file.')
    return
  }
  if (pictures.has(path)) return
  recipe.images.push(path)
  pictures.set(path, () => folder.read(path, PICTURE_AT_MOST))
}

/** Adds the first of some files that lie beside a file, as a program that mentions none keeps them. */
export function addPictureBeside(
  recipe: ImportedRecipe,
  pictures: Pictures,
  { file, names }: { file: SourceFile; names: RegExp },
): void {
  const found = file.folder?.names.find(
    (name) => posix.dirname(name) === posix.dirname(file.name) && names.test(posix.basename(name)),
  )
  if (found) addPicture(recipe, pictures, { file, mentioned: posix.basename(found) })
}

/** Adds a picture that stands in the file as base64, with or without 'data:image/jpeg;base64,' before it. */
export function addEncodedPicture(
  recipe: ImportedRecipe,
  pictures: Pictures,
  encoded: unknown,
): void {
  if (typeof encoded !== 'string' || encoded.trim() === '') return
  if (encoded.length > (PICTURE_AT_MOST / 3) * 4) {
    lose(recipe, 'image', 'A picture in the file', 'It is larger than 30 MB.')
    return
  }
  const name = `picture-${pictures.size + 1}`
  recipe.images.push(name)
  pictures.set(name, async () => Buffer.from(encoded.replace(/^data:[^,]*,/, ''), 'base64'))
}
