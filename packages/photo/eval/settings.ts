/** How a photograph is taken, and of what. */
export type Setting = {
  typeface: string
  columns: 1 | 2
  /** Tilt, down to the right. */
  degrees: number
  light: 'even' | 'shadow' | 'lamp' | 'side'
  /** Standard deviation of each pixel's own noise, in shades. */
  noise: number
  /** Radius in pixels. */
  blur: number
  /** Of the JPEG, to 100. */
  quality: number
  /** Pixels across the sheet. */
  width: number
  /** What the sheet lies on. */
  table: string
  seed: number
}

/** Serifs and none, wide and narrow, of a book and of a typewriter. */
const TYPEFACES = [
  'Liberation Serif',
  'Liberation Sans',
  'DejaVu Serif',
  'DejaVu Sans',
  'Carlito',
  'Lato',
  'EB Garamond',
  'Courier Prime',
]
const LIGHTS = ['even', 'shadow', 'lamp', 'side'] as const
const TABLES = ['#6b5a48', '#d8cbb6', '#2b2b2e', '#8a3324']

/** The settings of so many photographs, the same at every run. */
export function listSettings(count: number): Setting[] {
  const random = createRandom(20_240_601)
  return Array.from({ length: count }, (_, at) => ({
    typeface: TYPEFACES[at % TYPEFACES.length] ?? '',
    columns: Math.floor(at / TYPEFACES.length) % 2 === 0 ? 1 : 2,
    degrees: at % 5 === 0 ? 0 : random() * 16 - 8,
    light: LIGHTS[Math.floor(random() * LIGHTS.length)] ?? 'even',
    noise: at % 4 === 0 ? 0 : Math.round(random() * 22),
    blur: at % 3 === 0 ? Number((0.4 + random() * 0.6).toFixed(1)) : 0,
    quality: 50 + Math.round(random() * 40),
    width: 1000 + Math.round(random() * 800),
    table: TABLES[Math.floor(random() * TABLES.length)] ?? '',
    seed: Math.floor(random() * 1e9),
  }))
}

/** Numbers from 0 to 1 that come again with the seed (the generator of 'Numerical Recipes'). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
