import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { i18n } from '../../platform/i18n.ts'
import { startTheme } from '../../platform/theme.ts'
import '../styles.css'
import { Gallery } from './gallery.tsx'

startTheme()
const router = createRouter({
  routeTree: createRootRoute({ component: Gallery }),
  history: createMemoryHistory(),
})
const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>
  </StrictMode>,
)
