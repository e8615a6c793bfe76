import { LIST_LIMITS } from '@potluck/rules'
import { useState } from 'react'
import type { ChosenPhoto } from './use-photo-reading.ts'

let chosenSoFar = 0

export type ChosenPhotosState = ReturnType<typeof useChosenPhotos>

/** The photos of one recipe in their order, at most so many. */
export function useChosenPhotos() {
  const [photos, setPhotos] = useState<ChosenPhoto[]>([])
  const [tooMany, setTooMany] = useState(false)

  function add(files: readonly File[]) {
    const room = LIST_LIMITS.photographs - photos.length
    setTooMany(files.length > room)
    const added = files.slice(0, room).map((file) => ({ id: ++chosenSoFar, file }))
    setPhotos([...photos, ...added])
  }

  function remove(id: number) {
    setTooMany(false)
    setPhotos(photos.filter((photo) => photo.id !== id))
  }

  /** Moves a photo one place towards the start. */
  function moveUp(id: number) {
    const at = photos.findIndex((each) => each.id === id)
    const [photo, before] = [photos[at], photos[at - 1]]
    if (photo && before) setPhotos(photos.with(at - 1, photo).with(at, before))
  }

  return { photos, tooMany, add, remove, moveUp }
}
