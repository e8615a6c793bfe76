import { queryOptions, useMutation } from '@tanstack/react-query'
import { type CallResponse, call } from '../../../platform/call.ts'
import { drawPicture } from '../../../ui/pictures/draw-picture.ts'
import { type PhotoLine, toSeenLines, toSentLines } from './photo-line.ts'
import { openPicture } from './recognition/read-photo.ts'

/** A recipe that was read, as the fields of a draft. */
export type PhotoRecipe = CallResponse<'POST /imports/lines'>['recipe']

/** Whether a model of this site can look at photos, and what it is called. */
export function eyesQuery() {
  return queryOptions({
    queryKey: ['imports', 'eyes'],
    queryFn: ({ signal }) => call('GET /aiChats/engine', { signal }),
  })
}

/** Reads the recipe in the lines of photos; nothing is kept of them. */
export function useReadLines() {
  return useMutation({
    mutationFn: (photos: readonly (readonly PhotoLine[])[]) =>
      call('POST /imports/lines', { body: { lines: toSentLines(photos) } }),
  })
}

/** What models look at: more costs more and shows no more. */
const LONGEST_SIDE = 2000

/** Has the site's model read a photo, which is sent to its provider. */
export async function lookAtPhoto(file: File, signal: AbortSignal): Promise<PhotoLine[]> {
  const picture = await openPicture(file)
  const { width, height } = picture
  const jpeg = await drawPicture(picture, { left: 0, top: 0, width, height }, LONGEST_SIDE).finally(
    () => picture.close(),
  )
  const body = new FormData()
  body.set('photo', jpeg, 'photo.jpg')
  const { lines } = await call('POST /imports/photo', { body, signal })
  return toSeenLines(lines)
}
