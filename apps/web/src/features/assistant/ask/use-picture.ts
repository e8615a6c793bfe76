import { IMAGE_LIMITS } from '@potluck/rules'
import { type ClipboardEvent, type DragEvent, useState } from 'react'

/** A file that cannot be sent, and why. */
export type RefusedPicture = { file: File; problem: 'UNREADABLE' | 'TOO_LARGE' }

/**
 * Takes pictures that can be sent, and keeps the last one that cannot. `drop` makes an element a
 * drop target; `isOver` is true while a file is held over it.
 */
export function usePicture(onTake: (picture: File | undefined) => void) {
  const [refused, setRefused] = useState<RefusedPicture>()
  const [isOver, setOver] = useState(false)

  function choose(file: File) {
    const problem = findProblem(file)
    setRefused(problem && { file, problem })
    if (!problem) onTake(file)
  }

  function remove() {
    setRefused(undefined)
    onTake(undefined)
  }

  function take(event: ClipboardEvent | DragEvent, brought: DataTransfer) {
    const file = findFile(brought)
    if (!file) return
    event.preventDefault()
    choose(file)
  }

  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      take(event, event.dataTransfer)
    },
  }
  const paste = (event: ClipboardEvent) => take(event, event.clipboardData)
  return { refused, isOver, choose, remove, paste, drop }
}

/**
 * The first file of a paste or a drop; a paste that contains both text and a picture counts as
 * text.
 */
function findFile(brought: DataTransfer): File | undefined {
  return brought.types.includes('text/plain') ? undefined : (brought.files[0] ?? undefined)
}

function findProblem({ type, size }: File): RefusedPicture['problem'] | undefined {
  const types: readonly string[] = IMAGE_LIMITS.types
  if (!types.includes(type)) return 'UNREADABLE'
  return size > IMAGE_LIMITS.bytes ? 'TOO_LARGE' : undefined
}
