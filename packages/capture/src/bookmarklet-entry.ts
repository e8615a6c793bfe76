import { capturePage } from './capture-page.ts'
import { importPageAddress, sendPage } from './hand-over.ts'

/** What a bookmark runs in the open page; its builder puts an origin in the place of this name. */
declare const __POTLUCK__: string

const page = capturePage(document)
const address = importPageAddress(__POTLUCK__, page)
const opened = open(address)
if (opened) sendPage(window, opened, __POTLUCK__, page)
else location.href = address
