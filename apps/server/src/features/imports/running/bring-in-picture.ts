import { setTimeout } from 'node:timers/promises'
import { IMAGE_LIMITS, IMPORT_LIMITS } from '@potluck/rules'
import { AppError } from '../../../platform/http/index.ts'
import { OutgoingError } from '../../../platform/outgoing/index.ts'
import { setMissingPhoto } from '../../recipes/index.ts'
import { countFetched, settlePicture, type WaitingPicture } from '../item-queries.ts'
import { holdLease, type RunDeps, type Work } from './work.ts'

/** Between two calls: pictures of an import are mostly of one site. */
const PAUSE_MS = 250

/** Stores a picture like an upload and shows it with its recipe; one that cannot be had is a doubt. */
export async function bringInPicture(
  deps: RunDeps,
  work: Work,
  picture: WaitingPicture,
): Promise<void> {
  const { database, now } = deps
  const place = { importId: work.id, position: picture.position }
  const stored = await store(deps, work, picture)
  await database.transaction(async (tx) => {
    await holdLease(tx, work, now())
    if ('doubt' in stored) return settlePicture(tx, place, { picture: 'failed', ...stored })
    const { recipe_id: id } = picture
    await setMissingPhoto(tx, { id, authorId: work.userId, imageHash: stored.hash })
    await settlePicture(tx, place, { picture: 'stored' })
  })
}

type Stored = { hash: string } | { doubt: string }

async function store(deps: RunDeps, work: Work, picture: WaitingPicture): Promise<Stored> {
  try {
    const bytes = picture.bytes ?? (await fetchPicture(deps, work, picture.picture_address))
    return await deps.images.storeCopy(Buffer.from(bytes), work.userId)
  } catch (error) {
    if (error instanceof OutgoingError) {
      return { doubt: `Its picture could not be fetched. ${error.message}` }
    }
    if (error instanceof AppError && /^(NOT_AN_IMAGE|IMAGE_)/.test(error.code)) {
      return { doubt: `Its picture could not be used. ${error.message}` }
    }
    throw error
  }
}

async function fetchPicture(
  { database, outgoing }: RunDeps,
  work: Work,
  address: string | null,
): Promise<Uint8Array> {
  if ((await countFetched(database.db, work.id)) >= IMPORT_LIMITS.pictures) {
    throw new AppError('IMAGE_TOO_LARGE', { message: TOO_MANY })
  }
  await setTimeout(PAUSE_MS, undefined, { ref: false })
  const wish = { accept: 'image/*', atMost: IMAGE_LIMITS.bytes }
  return (await outgoing.fetch(address ?? '', wish)).bytes
}

const TOO_MANY = `An import fetches at most ${IMPORT_LIMITS.pictures.toLocaleString('en')} pictures.`
