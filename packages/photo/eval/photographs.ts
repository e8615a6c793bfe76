import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { createRandom, type Setting } from './settings.ts'

/** A recipe as it is printed. */
export type Printed = { title: string; ingredients: string[]; steps: string[] }

/** Takes photographs of recipes: Chromium sets them, the light and the camera are computed. */
export async function openCamera() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Chromium's sandbox refuses to run as root, as containers do.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  const page = await browser.newPage({ viewport: { width: 1000, height: 1400 } })
  return {
    take: async (recipe: Printed, setting: Setting): Promise<Buffer> => {
      await page.setViewportSize({ width: setting.width, height: Math.round(setting.width * 1.3) })
      await page.setContent(toHtml(recipe, setting))
      return expose(await page.screenshot({ fullPage: true }), setting)
    },
    close: () => browser.close(),
  }
}

function toHtml(recipe: Printed, { typeface, columns, width }: Setting): string {
  const list = recipe.ingredients.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  const steps = recipe.steps.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  const body = `<section><h2>Ingredients</h2><ul>${list}</ul></section><section><h2>Method</h2><ol>${steps}</ol></section>`
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: ${width * 0.07}px; background: #fff; color: #222; font: ${width / 48}px/1.4 '${typeface}'; }
    h1 { font-size: 1.9em; margin: 0 0 .3em } h2 { font-size: 1.25em; margin: .8em 0 .4em } ul, ol { margin: 0; padding-left: 1.6em } li { margin: .15em 0 }
    .two { display: grid; grid-template-columns: 2fr 3fr; gap: 2.4em }
  </style><h1>${escapeHtml(recipe.title)}</h1><p>Serves 4</p><main class="${columns === 2 ? 'two' : ''}">${body}</main>`
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A screenshot as a camera has it: tilted on a table, lit from a side, noisy, a little blurred, as JPEG. */
async function expose(shot: Buffer, setting: Setting): Promise<Buffer> {
  const random = createRandom(setting.seed)
  const turned = sharp(shot)
    .flatten({ background: '#fff' })
    .rotate(setting.degrees, { background: setting.table })
  const blurred = setting.blur > 0 ? turned.blur(setting.blur) : turned
  const { data, info } = await blurred.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const light = lightAt(setting.light, x / info.width, y / info.height)
      const grain = 2 * setting.noise * (random() + random() + random() - 1.5)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (y * info.width + x) * 3 + channel
        const shade = (data[at] ?? 0) * light * (WARMTH[channel] ?? 1) + grain
        data[at] = Math.max(0, Math.min(255, shade))
      }
    }
  }
  const raw = { width: info.width, height: info.height, channels: 3 as const }
  return await sharp(data, { raw }).jpeg({ quality: setting.quality }).toBuffer()
}

/** Lamps are warm. */
const WARMTH = [1, 0.96, 0.88]

function lightAt(light: Setting['light'], x: number, y: number): number {
  if (light === 'even') return 0.95
  if (light === 'side') return 0.45 + 0.5 * x
  if (light === 'lamp') return 1.02 - 0.75 * Math.hypot(x - 0.2, y - 0.15)
  // The shadow of a hand across the page.
  const edge = 1 / (1 + Math.exp(-(x + y * 0.6 - 0.75) * 18))
  return 0.95 - 0.5 * edge
}
