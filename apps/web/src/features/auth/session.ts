import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetKeptWorkOfOthers } from '../../platform/kept-work.ts'
import { setTheme } from '../../platform/theme.ts'
import { type SessionUser, sessionQuery } from './api.ts'

/** The signed-in cook, or null for a visitor and while nobody knows yet. The theme is `useTheme`'s. */
export function useSession(): Member | null {
  return useQuery({ ...sessionQuery(), select: withoutTheme }).data ?? null
}

/** Half of every page asks who is signed in: none of it is drawn anew for another theme. */
export type Member = Omit<SessionUser, 'theme'>

function withoutTheme(user: SessionUser | null): Member | null {
  if (!user) return null
  const { theme: _, ...member } = user
  return member
}

/** Keeps session and theme in step with the server and with other tabs. Stands once, in the frame. */
export function useSessionUpkeep(): void {
  const queryClient = useQueryClient()
  const { data: user } = useQuery(sessionQuery())
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
