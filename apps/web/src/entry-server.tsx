import type { Renderer } from '@potluck/contract'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createApp } from './app/create-app.tsx'
import { loadVisitorPlace } from './app/member-gate.tsx'
import { loadMemberPlaces } from './app/member-places.tsx'
import { setBootData } from './platform/boot.ts'
import { setDrawnTheme } from './platform/theme.ts'

/**
 * A page's initial markup, which `main.tsx` hydrates in the browser. It leaves out what only a
 * browser knows, and what is below the fold.
 */
export const renderPage: Renderer['renderPage'] = async ({ address, boot, theme }) => {
  const history = createMemoryHistory({ initialEntries: [address] })
  const { router, queryClient, element } = createApp(boot, history)
  await Promise.all([router.load(), boot.user ? loadMemberPlaces() : loadVisitorPlace()])
  // Nothing is awaited from here on, so that pages rendered at the same time do not see each
  // other's data.
  setBootData(boot, router.state.location.pathname)
  setDrawnTheme(theme)
  try {
    return renderToString(element)
  } finally {
    queryClient.clear()
  }
}
