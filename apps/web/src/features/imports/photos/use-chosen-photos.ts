import { LIST_LIMITS } from '@potluck/rules'
import { useState } from 'react'
import type { ChosenPhoto } from './use-photo-reading.ts'

let chosenSoFar = 0
const toChosen = (file: File): ChosenPhoto => ({ id: ++chosenSoFar, file })

export type ChosenPhotosState = ReturnType<typeof useChosenPhotos>

/** The photos of one recipe in their order, at most so many. */
export function useChosenPhotos(first: readonly File[] = []) {
  const most = LIST_LIMITS.photographs
  const [photos, setPhotos] = useState<ChosenPhoto[]>(() => first.slice(0, most).map(toChosen))
  const [tooMany, setTooMany] = useState(first.length > most)

  function add(files: readonly File[]) {
    const room = most - photos.length
    setTooMany(files.length > room)
    setPhotos([...photos, ...files.slice(0, room).map(toChosen)])
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
