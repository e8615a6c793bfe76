import type { BootData, DrawnPage, Renderer } from '@potluck/contract'
import { defineTask } from '../platform/workers/task.ts'

export type Drawing = Omit<DrawnPage, 'boot'> & {
  /** The URL of the renderer module in the web build. */
  renderer: string
  /** `BootData` as JSON: one string is copied to a thread faster than the thousand values in it. */
  boot: string
}

/**
 * Renders a page's markup: some milliseconds of computing, which would delay everybody's requests.
 */
export const drawPage = defineTask(
  'drawPage',
  async ({ renderer, boot, ...page }: Drawing): Promise<string> => {
    const { renderPage }: Renderer = await import(renderer)
    const data: BootData = JSON.parse(boot)
    return renderPage({ ...page, boot: data })
  },
)
