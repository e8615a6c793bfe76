import { t } from '@lingui/core/macro'
import { findPage, PRODUCT_NAME, pageTitle } from '@potluck/rules'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useOwnPageTitle, useRaisedAlarm } from '../platform/page-title.ts'

/** Keeps the browser's title the same as the page's. */
export function useDocumentTitle(): void {
  const own = useOwnPageTitle()
  const pathname = useLocation({ select: (location) => location.pathname })
  const alarm = useRaisedAlarm()
  const title = alarm ?? toTitle(pathname, own)
  useEffect(() => {
    document.title = title
  }, [title])
}

/**
 * After each navigation moves the focus to the new page's heading (to <main> while there is none),
 * or to the part of the page that the address names, and answers the sentence to announce. A page
 * that only changes its address keeps the focus.
 */
export function useArrival(): string {
  const router = useRouter()
  const [announcement, setAnnouncement] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation) return
        const { hash } = toLocation
        if (hash && (pathChanged || hashChanged)) return focus(document.getElementById(hash))
        if (!pathChanged || isSamePage(fromLocation.pathname, toLocation.pathname)) return
        focus(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'))
        // A page may set its title while it is drawn.
        setTimeout(() => setAnnouncement(document.title), 100)
      }),
    [router],
  )

  return announcement
}

function toTitle(pathname: string, own: string | undefined): string {
  if (own !== undefined) return pageTitle(own)
  const page = findPage(pathname)?.page
  if (!page) return pageTitle(t`Page not found`)
  return page.path === '/' ? `${PRODUCT_NAME}: ${page.title}` : pageTitle(page.title)
}

/**
 * Two addresses of the same page: /ai becomes /ai/{chatId} while the cook writes, /trending/week is
 * a tab.
 */
function isSamePage(from: string, to: string): boolean {
  const left = findPage(from)?.page
  const entered = findPage(to)?.page
  if (left?.title !== entered?.title) return false
  return left?.path !== entered?.path || entered?.path.endsWith('/*') === true
}

function focus(target: HTMLElement | null): void {
  if (!target || document.querySelector('dialog:modal')) return
  target.tabIndex = -1
  target.style.outline = 'none'
  target.focus({ preventScroll: true })
}
