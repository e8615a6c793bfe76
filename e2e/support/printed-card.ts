/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** A recipe as it is printed on a card. */
export const CARD = [
  'Leek soup',
  'Ingredients',
  '3 leeks',
  '500 g potatoes',
  '1 litre water',
  'Method',
  '1. Slice the leeks and the potatoes.',
  '2. Simmer them in the water for 25 minutes.',
]
const LARGE = ['Leek soup', 'Ingredients', 'Method']

/** A photo of some lines of the card, drawn by the page, as a file to choose. */
export async function printedCard(page: Page, name: string, lines: readonly string[] = CARD) {
  const photo = await page.evaluate(drawPhoto, [[...lines], LARGE] as [string[], string[]])
  const buffer = Buffer.from(photo.split(',')[1] ?? '', 'base64')
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A photo that nobody took: lines on tinted paper, a little tilted, darker to one side. */
function drawPhoto([lines, large]: [string[], string[]]): string {
  const canvas = document.createElement('canvas')
  canvas.width = 1000
  canvas.height = 800
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const paper = context.createLinearGradient(0, 0, 1000, 0)
  paper.addColorStop(0, '#f6f0e0')
  paper.addColorStop(1, '#b9b2a2')
  context.fillStyle = paper
  context.fillRect(0, 0, 1000, 800)
  context.rotate(0.05)
  context.fillStyle = '#222'
  for (const [at, line] of lines.entries()) {
    context.font = `${large.includes(line) ? 'bold 46px' : '32px'} serif`
    context.fillText(line, 120, 110 + at * 76)
  }
  return canvas.toDataURL('image/jpeg', 0.85)
}
