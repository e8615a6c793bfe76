// Runs on a thread of its own: what it imports is loaded there too.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  describeTable,
  formatOf,
  type Item,
  openFile,
  readFile as readItems,
  readMappedTable,
  type SourceFile,
} from '@potluck/import'
import { ARCHIVE_FILES, IMAGE_LIMITS } from '@potluck/rules'
import { toReadRecipe } from '../to-read-recipe.ts'
import { type FoundItem, refusedItem, type StagedMeal, type StagedRecipe } from './staged.ts'
import { toStorable } from './to-storable.ts'

/** A file that lies on this machine; `mapping` says what the columns of a table are. */
export type ToRead = {
  path: string
  name: string
  format?: string | undefined
  mapping?: Record<string, string> | undefined
}

type Described = NonNullable<Awaited<ReturnType<typeof describeTable>>>

/** What a file turned out to be. */
export type Found =
  | { kind: 'items'; items: FoundItem[] }
  /** A table whose columns somebody has to say. */
  | ({ kind: 'table' } & Described)
  /** A download of all of an account, which has a way in of its own. */
  | { kind: 'archive' }

/** What goes to the thread that stores it in one piece. */
const ITEMS_AT_ONCE = 50
const PICTURE_BYTES_AT_ONCE = 4 * 1024 ** 2

/** What a file holds, some items at a time. */
export async function* readFound({ path, name, format, mapping }: ToRead): AsyncGenerator<Found> {
  const file = openFile({ name, bytes: await readFile(path) })
  if (format === undefined && mapping === undefined) {
    if (await isArchive(file)) return yield { kind: 'archive' }
    const table = (await formatOf(file)) === 'table' ? await describeTable(file) : undefined
    if (table) return yield toStorable({ kind: 'table', ...table })
  }
  let items: FoundItem[] = []
  let pictureBytes = 0
  for await (const item of mapping ? readMappedTable(file, mapping) : readItems(file, format)) {
    const found = await toFound(item)
    items.push(found)
    pictureBytes += found.picture?.byteLength ?? 0
    if (items.length < ITEMS_AT_ONCE && pictureBytes < PICTURE_BYTES_AT_ONCE) continue
    yield { kind: 'items', items }
    items = []
    pictureBytes = 0
  }
  if (items.length > 0) yield { kind: 'items', items }
}

async function isArchive(file: SourceFile): Promise<boolean> {
  const zip = await file.zip().catch(() => undefined)
  return ARCHIVE_FILES.every((name) => zip?.names.includes(name))
}

/** Of what is found, what is the same until something else is said. */
const FOUND = { ...refusedItem('', ''), reason: null }

async function toFound(item: Item): Promise<FoundItem> {
  if (item.kind === 'recipe') return toFoundRecipe(item)
  if (item.kind === 'refused') {
    const { name, reason } = toStorable(item)
    return refusedItem(name, reason)
  }
  const { format } = item
  if (item.kind === 'plan') {
    const meals = toStorable(item.meals.slice(0, ROWS_AT_MOST)).map(toMeal)
    const staged = { meals }
    return { ...FOUND, kind: 'plan', format, title: 'Meal plan', staged, size: meals.length }
  }
  const lines = toStorable(item.lines.slice(0, ROWS_AT_MOST)).map((line) => line.slice(0, LINE))
  const title = toStorable(item.name).slice(0, 120) || 'Shopping list'
  return { ...FOUND, kind: 'shopping list', format, title, staged: { lines }, size: lines.length }
}

/** No cook plans or shops for more. */
const ROWS_AT_MOST = 2_000
const LINE = 400

const toMeal = ({ day, meal, title }: StagedMeal): StagedMeal => ({
  day,
  meal,
  title: title.slice(0, 120),
})

async function toFoundRecipe(item: Extract<Item, { kind: 'recipe' }>): Promise<FoundItem> {
  const { recipe, pictures, format } = item
  const read = toReadRecipe(recipe, ['collections', 'created', 'modified'])
  const { draft, doubts, lost } = toStorable(read)
  const staged: StagedRecipe = { draft, created: recipe.created }
  const { picture, pictureAddress, problem } = await choosePicture(read.images, pictures)
  return {
    ...FOUND,
    kind: 'recipe',
    format,
    title: draft.title,
    staged,
    collections: toStorable(recipe.collections).slice(0, COLLECTIONS_AT_MOST),
    doubts: problem ? [...doubts, { field: 'images', reason: problem }] : doubts,
    lost: boundLost(lost),
    digest: createHash('sha256').update(JSON.stringify(staged)).digest('base64url'),
    picture,
    pictureAddress,
  }
}

const COLLECTIONS_AT_MOST = 20

type Pictures = Extract<Item, { kind: 'recipe' }>['pictures']

/** A recipe has one picture: the first that came with the file, else the first address. */
async function choosePicture(images: readonly string[], pictures: Pictures) {
  let problem: string | undefined
  for (const name of images) {
    const bytes = await pictures
      .get(name)?.()
      .catch(() => undefined)
    if (!bytes) continue
    // Of its own memory, so that it goes over to the other thread without what it was read with.
    if (bytes.byteLength <= IMAGE_LIMITS.bytes) {
      return { picture: new Uint8Array(bytes), pictureAddress: null }
    }
    problem = 'Its picture is larger than 5 MB.'
  }
  const pictureAddress = images.find((name) => /^https?:\/\//i.test(name)) ?? null
  return { picture: undefined, pictureAddress, problem: pictureAddress ? undefined : problem }
}

/** What all losses of one recipe may come to: a cook reads them. */
const LOST_CHARACTERS = 40_000

function boundLost(lost: FoundItem['lost']): FoundItem['lost'] {
  let left = LOST_CHARACTERS
  return lost.map(({ field, value, reason }) => {
    const kept = value.slice(0, Math.max(0, left))
    left -= kept.length
    return { field, value: kept, reason }
  })
}
