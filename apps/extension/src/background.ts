import { type CapturedPage, importPageAddress } from '@potluck/capture'
import { readHome } from './home.ts'

const MENU = 'save-recipe'

chrome.runtime.onInstalled.addListener(({ reason }) => {
  chrome.contextMenus.create({
    id: MENU,
    title: 'Save this recipe to Potluck',
    contexts: ['page'],
    documentUrlPatterns: ['http://*/*', 'https://*/*'],
  })
  if (reason === 'install') void chrome.runtime.openOptionsPage()
})
chrome.contextMenus.onClicked.addListener((_info, tab) => void save(tab))
chrome.action.onClicked.addListener((tab) => void save(tab))

/** Opens the cook's Potluck with the page of this tab. */
async function save(tab: chrome.tabs.Tab | undefined): Promise<void> {
  const home = await readHome()
  if (!home) return chrome.runtime.openOptionsPage()
  const page = tab?.id === undefined ? undefined : await capture(tab.id)
  if (!page) return sayNot(tab?.id)
  const opened = await chrome.tabs.create({
    url: importPageAddress(home, page),
    ...(tab && { index: tab.index + 1 }),
  })
  // Without permission for the site, or if the tab is closed, the app reads the page by its address.
  if (opened.id !== undefined) await handIn(opened.id, page).catch(() => undefined)
}

/** The page of a tab; undefined where a browser lets no extension in, as on its own pages. */
async function capture(tabId: number): Promise<CapturedPage | undefined> {
  try {
    const [run] = await chrome.scripting.executeScript({
      target: { tabId },
      files: ['captured.js'],
    })
    const page = run?.result as CapturedPage | undefined
    return page && /^https?:/i.test(page.address) ? page : undefined
  } catch {
    return undefined
  }
}

async function handIn(tabId: number, page: CapturedPage): Promise<void> {
  await whenLoaded(tabId)
  await chrome.scripting.executeScript({ target: { tabId }, files: ['hand-in.js'] })
  await chrome.scripting.executeScript({
    target: { tabId },
    // Runs in the tab, where the script before it has put this function.
    func: (captured) => handInPage(captured),
    args: [page],
  })
}

declare function handInPage(page: CapturedPage): void

const LOAD_MS = 30_000

function whenLoaded(tabId: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(reject), LOAD_MS)
    const hear = (changed: number, { status }: { status?: string }) => {
      if (changed === tabId && status === 'complete') end(resolve)
    }
    const end = (settle: () => void) => {
      clearTimeout(timer)
      chrome.tabs.onUpdated.removeListener(hear)
      settle()
    }
    chrome.tabs.onUpdated.addListener(hear)
    void chrome.tabs.get(tabId).then(
      ({ status }) => status === 'complete' && end(resolve),
      () => end(reject),
    )
  })
}

/** A mark at the button for some seconds: what is open there is no page that could be read. */
async function sayNot(tabId: number | undefined): Promise<void> {
  const at = tabId === undefined ? {} : { tabId }
  await chrome.action.setBadgeText({ text: '?', ...at })
  await chrome.action.setTitle({ title: 'This page cannot be saved. Open a recipe first.', ...at })
  setTimeout(() => void chrome.action.setBadgeText({ text: '', ...at }), 4_000)
}
