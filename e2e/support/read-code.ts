/// <reference lib="dom" />
import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'

/** What a camera would read from a QR code drawn as one path; undefined if it is unreadable. */
export async function readCode(svg: Locator): Promise<string | undefined> {
  const { side, pixels } = await svg.evaluate(toPixels)
  return jsqr.default(Uint8ClampedArray.from(pixels), side, side)?.data
}

/** The path in its own box, dark on white, eight pixels a module. */
function toPixels(svg: SVGElement | HTMLElement) {
  const path = svg.querySelector('path')
  if (!(svg instanceof SVGSVGElement && path)) throw new Error('no drawn code')
  const { width } = svg.viewBox.baseVal
  const canvas = document.createElement('canvas')
  const side = width * 8
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('nothing to draw on')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.scale(8, 8)
  context.fillStyle = getComputedStyle(path).fill
  context.fill(new Path2D(path.getAttribute('d') ?? ''))
  return { side, pixels: [...context.getImageData(0, 0, side, side).data] }
}
