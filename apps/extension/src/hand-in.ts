import { type CapturedPage, sendPage } from '@potluck/capture'

/** Hands a page to the app in this tab; called by what the background runs after this script. */
function handInPage(page: CapturedPage): void {
  sendPage(window, window, location.origin, page)
}

Object.assign(globalThis, { handInPage })
