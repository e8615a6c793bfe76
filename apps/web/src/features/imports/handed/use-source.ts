import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import type { ImportSearch } from '../search.ts'
import { findKeptSource, forgetSource, type ImportSource, keepSource } from './kept-source.ts'
import { readShared } from './read-handed.ts'
import { useCapturedPage } from './use-captured-page.ts'

/** A page that was announced and does not come by then is read from its site. */
const COMING_MS = 5000

/** What is to be read: shared by the address, captured, pasted, or left from before signing in. */
export function useSource(memberId: string | undefined) {
  const navigate = useNavigate()
  const search = useSearch({ from: '/import' })
  const isComing = useIsComing(search)
  const [taken, setTaken] = useState(() => findKeptSource(memberId))
  const shared = useMemo(() => toSource(search), [search])
  const source = (isComing ? undefined : shared) ?? taken

  useEffect(() => {
    if (source) keepSource(source, memberId)
  }, [source, memberId])

  function take(next: ImportSource) {
    setTaken(next)
    leaveShared()
  }

  function clear() {
    forgetSource()
    setTaken(undefined)
    leaveShared()
  }

  function leaveShared() {
    if (Object.keys(search).length > 0) {
      void navigate({ to: '/import', search: {}, replace: true, resetScroll: false })
    }
  }

  useCapturedPage(take)
  return { source, isComing, isOfPhotos: search.photos === true, take, clear }
}

function useIsComing({ page }: ImportSearch): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (page === undefined) return
    const timer = setTimeout(() => setLate(true), COMING_MS)
    return () => clearTimeout(timer)
  }, [page])
  return page !== undefined && !isLate
}

function toSource({ title, text, url }: ImportSearch): ImportSource | undefined {
  const isShared = [title, text, url].some((part) => part !== undefined)
  return isShared ? readShared({ title, text, url }) : undefined
}
