import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const tokens = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8')

const textPairs = [
  ['ink', ['paper', 'surface', 'sunk', 'tomato-wash', 'basil-wash', 'saffron-wash', 'beet-wash']],
  ['ink-soft', ['paper', 'surface', 'sunk']],
  ['tomato', ['paper', 'surface', 'sunk', 'tomato-wash']],
  ['tomato-deep', ['paper', 'surface', 'sunk', 'tomato-wash']],
  ['basil', ['paper', 'surface', 'sunk', 'basil-wash']],
  ['saffron', ['paper', 'surface', 'sunk', 'saffron-wash']],
  ['beet', ['paper', 'surface', 'sunk', 'beet-wash']],
  ['on-tomato', ['tomato', 'tomato-deep']],
  ['on-beet', ['beet', 'beet-deep']],
  ['on-saffron-fill', ['saffron-fill']],
  ['paper', ['ink', 'basil', 'ink-soft']],
] as const

const shapePairs = [
  ['line-strong', ['paper', 'surface', 'sunk']],
  ['star', ['paper', 'surface', 'sunk']],
  ['tomato', ['paper', 'surface', 'sunk']],
  ['basil', ['paper', 'surface']],
] as const

describe.each(['light', 'dark'] as const)('tokens in %s', (theme) => {
  const colors = readColors(theme)

  it.each(flatten(textPairs))('read as text: %s on %s', (text, ground) => {
    expect(contrast(colors, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(flatten(shapePairs))('show a shape: %s on %s', (shape, ground) => {
    expect(contrast(colors, shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

function flatten(pairs: readonly (readonly [string, readonly string[]])[]): [string, string][] {
  return pairs.flatMap(([front, grounds]) =>
    grounds.map((ground): [string, string] => [front, ground]),
  )
}

function readColors(theme: 'light' | 'dark'): Map<string, string> {
  const declared = tokens.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)
  return new Map(
    [...declared].map(([, name = '', light = '', dark = '']) => [
      name,
      theme === 'light' ? light : dark,
    ]),
  )
}

/** WCAG 2.2 contrast ratio of two declared colours; throws when a name is not declared. */
function contrast(colors: Map<string, string>, front: string, ground: string): number {
  const [light, dark] = [luminance(colors, front), luminance(colors, ground)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colors: Map<string, string>, name: string): number {
  const hex = colors.get(name)
  if (!hex) throw new Error(`no colour --${name} in tokens.css`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
