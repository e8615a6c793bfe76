import type { BootData, DrawnPage, Renderer } from '@potluck/contract'
import { defineTask } from '../platform/workers/task.ts'

export type Drawing = Omit<DrawnPage, 'boot'> & {
  /** The address of the module that the web build made for it. */
  renderer: string
  /** `BootData` as JSON: one text is copied to a thread sooner than the thousand values in it. */
  boot: string
}

/** Draws a page's markup: some milliseconds of computing, which would hold up everybody's requests. */
export const drawPage = defineTask(
  'drawPage',
  async ({ renderer, boot, ...page }: Drawing): Promise<string> => {
    const { renderPage }: Renderer = await import(renderer)
    const data: BootData = JSON.parse(boot)
    return renderPage({ ...page, boot: data })
  },
)
