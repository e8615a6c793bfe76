import type { Page } from '@playwright/test'

/** From here on pages come without the answer to their first call, and have to ask for it. */
export async function withoutFirstAnswer(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    return route.fulfill({ response, body: html.replace('"firstAnswer":', '"left":') })
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
