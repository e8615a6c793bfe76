import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetKeptWorkOfOthers } from '../../platform/kept-work.ts'
import { setTheme } from '../../platform/theme.ts'
import { type SessionUser, sessionQuery } from './api.ts'

/** The signed-in cook, or null for a visitor and while nobody knows yet. */
export function useSession(): SessionUser | null {
  return useQuery(sessionQuery()).data ?? null
}

/** Keeps session and theme in step with the server and with other tabs. Stands once, in the frame. */
export function useSessionUpkeep(): void {
  const queryClient = useQueryClient()
  const user = useSession()
  const memberId = user?._id
  const theme = user?.theme

  useEffect(() => {
    const revalidate = () => queryClient.invalidateQueries(sessionQuery())
    window.addEventListener('focus', revalidate)
    return () => window.removeEventListener('focus', revalidate)
  }, [queryClient])

  useEffect(() => {
    if (memberId !== undefined) forgetKeptWorkOfOthers(memberId)
  }, [memberId])

  useEffect(() => {
    if (theme) setTheme(theme)
  }, [theme])
}
