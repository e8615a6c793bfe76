import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetKeptWorkOfOthers } from '../../platform/kept-work.ts'
import { setTheme } from '../../platform/theme.ts'
import { type SessionUser, sessionQuery } from './api.ts'

/** The signed-in cook, or null for a visitor and until it is known. For the theme use `useTheme`. */
export function useSession(): Member | null {
  return useQuery({ ...sessionQuery(), select: withoutTheme }).data ?? null
}

/**
 * Without the theme, so that the many components that ask who is signed in are not drawn again when
 * it changes.
 */
export type Member = Omit<SessionUser, 'theme'>

function withoutTheme(user: SessionUser | null): Member | null {
  if (!user) return null
  const { theme: _, ...member } = user
  return member
}

/**
 * Keeps session and theme up to date with the server and with other tabs. Used once, in the frame.
 */
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
