/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test'

/** A picture that does not compress: some three bytes a pixel as PNG. */
export async function drawNoise(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high]) => {
      const canvas = new OffscreenCanvas(wide, high)
      const context = canvas.getContext('2d')
      const image = new ImageData(wide, high)
      const noise = new Uint32Array(image.data.buffer)
      let state = 1
      for (let at = 0; at < noise.length; at++) {
        // xorshift: quick, and random enough for no compressor to find a pattern.
        state ^= state << 13
        state ^= state >>> 17
        state ^= state << 5
        noise[at] = state | 0xff000000
      }
      context?.putImageData(image, 0, 0)
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      return btoa(text)
    },
    [width, height] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** Drops a file on an element, as if it came from the desktop. */
export async function dropFile(
  target: Locator,
  file: { name: string; type: string; bytes: Buffer },
): Promise<void> {
  const { name, type, bytes } = file
  await target.evaluate(
    (element, given) => {
      const dataTransfer = new DataTransfer()
      const decoded = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0))
      dataTransfer.items.add(new File([decoded], given.name, { type: given.type }))
      for (const step of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(
          new DragEvent(step, { dataTransfer, bubbles: true, cancelable: true }),
        )
      }
    },
    { name, type, base64: bytes.toString('base64') },
  )
}

/** Pastes text into an element, as a press of Ctrl+V does. */
export async function pasteText(target: Locator, text: string): Promise<void> {
  await target.focus()
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}
