import { useEffect, useState } from 'react'

/** An address under which the browser shows a chosen file, for as long as it is shown. */
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
