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
        // xorshift: quick, and too random to compress.
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

/** Pastes a picture onto the page, as a press of Ctrl+V does. */
export async function pastePicture(page: Page, png: Buffer): Promise<void> {
  await page.evaluate((base64) => {
    const clipboardData = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, png.toString('base64'))
}

/** Drags down by so many pixels, by touch if the page has it, otherwise by mouse. */
export async function dragDown(handle: Locator, pixels: number): Promise<void> {
  const page = handle.page()
  // Near the window's edge the page scrolls too, further on slower machines.
  await handle.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const box = await handle.boundingBox()
  if (!box) throw new Error('there is nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const way = [0.25, 0.5, 0.75, 1].map((share) => y + pixels * share)
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x, y: at }],
      })
    await touch('touchStart', y)
    for (const at of way) await touch('touchMove', at)
    await touch('touchEnd')
    return
  }
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const at of way) await page.mouse.move(x, at)
  await page.mouse.up()
}
