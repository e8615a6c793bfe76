import type { BootData } from '@potluck/contract'
import { createMemoryHistory } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { toast as sonner } from 'sonner'
import { expect, onTestFinished, vi } from 'vitest'
import { createApp } from '../app/create-app.tsx'
import { loadMemberPlaces } from '../app/member-places.tsx'
import { closeAuthDialog } from '../features/auth/auth-dialog-state.ts'
import { createEdge, type Edge } from './edge.ts'
import { figures, member } from './examples.ts'
import '../ui/styles.css'

/** React's message about how the router waits for a page's code. */
const suspendingRouter = 'This library called use() to suspend in a previous render'

interface Opening {
  /** The signed-in user; null for a visitor. */
  as?: BootData['user']
  /** Sets the answers to the page's first calls. */
  edge?: (edge: Edge) => void
}

type Opened = { edge: Edge } & Pick<ReturnType<typeof createApp>, 'router'>

/**
 * Opens a page of the whole app in this browser, by default for a signed-in cook. The returned edge
 * answers its calls; a call without an answer, and an error in the console, fail the test.
 */
export async function openApp(
  path: string,
  { as = member, edge: prepare }: Opening = {},
): Promise<Opened> {
  const edge = createEdge()
  edge.answer('GET /auth/providers', { thirdParty: null })
  edge.answer('GET /dashboard/stats', { stats: figures })
  if (as) edge.answer('GET /auth/check', { user: as })
  else edge.refuse('GET /auth/check', 'UNAUTHORIZED')
  prepare?.(edge)
  vi.stubGlobal('fetch', edge.fetch)
  vi.stubGlobal('EventSource', SilentSource)
  const consoleError = vi.spyOn(console, 'error')

  await loadMemberPlaces()
  const history = createMemoryHistory({ initialEntries: [path] })
  const { router, queryClient, element } = createApp({ user: as, thirdParty: null }, history)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(element)

  onTestFinished(() => {
    closeAuthDialog()
    // Otherwise they would show on the page of the next test.
    sonner.dismiss()
    root.unmount()
    queryClient.clear()
    place.remove()
    localStorage.clear()
    sessionStorage.clear()
    const errors = consoleError.mock.calls.map((line) => line.join(' '))
    consoleError.mockRestore()
    vi.unstubAllGlobals()
    expect(errors.filter((line) => !line.includes(suspendingRouter))).toEqual([])
    expect(edge.unanswered()).toEqual([])
  })
  return { edge, router }
}

/** A stream of alerts without events. */
class SilentSource {
  onmessage = null
  onerror = null
  close(): void {
    this.onmessage = null
  }
}
