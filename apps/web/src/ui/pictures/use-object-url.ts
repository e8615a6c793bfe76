import { useEffect, useState } from 'react'

/** A URL under which the browser can show a chosen file, valid while it is shown. */
export function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>()

  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      setUrl(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])

  return url
}
