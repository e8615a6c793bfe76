import type { Page } from '@playwright/test'

const drawn = /(?<=<div id="root">).*(?=<\/div>\s*<script type="application\/json")/s

/** From here on pages arrive without server rendering and first answer, and must fetch their data. */
export async function withoutFirstAnswer(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(drawn, '').replace('"firstAnswer":', '"left":')
    return route.fulfill({ response, body })
  })
}

/** The addresses below `path` that pages call from here on. */
export function watchCalls(page: Page, path: string): string[] {
  const called: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(path)) called.push(request.url())
  })
  return called
}
