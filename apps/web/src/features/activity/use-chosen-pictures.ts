import { useLingui } from '@lingui/react/macro'
import { LIST_LIMITS } from '@potluck/rules'
import { useRef, useState } from 'react'
import { toast } from '../../ui/overlays/toast.ts'

/** A picture of a post that is being written. */
export interface ChosenPicture {
  id: number
  file: File
}

/** Pictures that were chosen, dropped or pasted, in that order, up to four. */
export function useChosenPictures() {
  const { t } = useLingui()
  const [pictures, setPictures] = useState<ChosenPicture[]>([])
  const lastId = useRef(0)
  const most = LIST_LIMITS.postImages

  function add(files: File[]) {
    const room = most - pictures.length
    if (files.length > room) toast.message(t`A post takes up to ${most} pictures.`)
    const added = files.slice(0, room).map((file) => ({ id: ++lastId.current, file }))
    setPictures([...pictures, ...added])
  }

  function remove(id: number) {
    setPictures(pictures.filter((picture) => picture.id !== id))
  }

  function replace(id: number, file: File) {
    setPictures(pictures.map((picture) => (picture.id === id ? { id, file } : picture)))
  }

  return { pictures, isFull: pictures.length >= most, add, remove, replace }
}
