import { useEffect, useEffectEvent } from 'react'

/** Takes a picture pasted anywhere on the page. */
export function usePastedPicture(onPaste: (picture: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const picture = files.find(({ type }) => type.startsWith('image/'))
    if (!picture) return
    event.preventDefault()
    onPaste(picture)
  })

  useEffect(() => {
    const listener = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}
