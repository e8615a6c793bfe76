import fc from 'fast-check'
import { expect, it } from 'vitest'
import { drawCover } from './draw.ts'
import { planCover } from './plan.ts'
import { anyPlan } from './test-plans.ts'

const theme = fc.constantFrom('light' as const, 'dark' as const)

it('draws any plan as one well-formed document of under 12 kB with nothing active in it', () => {
  fc.assert(
    fc.property(anyPlan, theme, (plan, inTheme) => {
      const svg = drawCover(plan, inTheme)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 800 600" /)
      expect(svg).toMatch(/^[ -~]*$/)
      expect(svg.length).toBeLessThan(12_000)
      expect(faultIn(svg)).toBeUndefined()
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\bid=|href|url\(|<style|<script|\son\w+=/)
    }),
    { numRuns: 300 },
  )
})

it('draws 500 recipes of the same words in 500 ways', () => {
  const drawings = Array.from({ length: 500 }, (_, index) =>
    drawCover(
      planCover({
        ...tomatoSoup,
        id: `0191f0c2-7b1e-7000-8000-${String(index).padStart(12, '0')}`,
      }),
      'light',
    ),
  )
  expect(new Set(drawings).size).toBe(500)
})

it('draws the same recipe alike every time', () => {
  const draw = () => drawCover(planCover({ ...tomatoSoup, id: 'a' }), 'dark')
  expect(draw()).toBe(draw())
})

it('shows the same arrangement in both themes, in other colours', () => {
  const withoutColours = (svg: string) => svg.replace(/#[0-9a-f]{6}/gi, '')
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const [light, dark] = [drawCover(plan, 'light'), drawCover(plan, 'dark')]
      expect(withoutColours(dark)).toBe(withoutColours(light))
      expect(dark).not.toBe(light)
    }),
  )
})

it('keeps every ingredient off the edges', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const svg = drawCover(plan, 'light')
      expect(svg.split('<g ').length - 1).toBeGreaterThan(3)
      for (const { x, y } of startsOfIngredients(svg)) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(800)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(600)
      }
    }),
    { numRuns: 300 },
  )
})

const tomatoSoup = {
  title: 'Tomato Soup',
  tags: ['soup'],
  ingredients: ['1 kg tomatoes', '2 onions', 'basil'],
}

/** The first fault of a document that has elements and quoted attributes only. */
function faultIn(svg: string): string | undefined {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<>&]*")*)(\/?)>/g,
    (_, closing, name, __, empty) => {
      if (closing === '' && empty === '') open.push(name)
      if (closing === '/' && open.pop() !== name) open.push(`closed ${name}`)
      return ''
    },
  )
  if (rest !== '') return `stray text: ${rest.slice(0, 40)}`
  return open.length > 0 ? `open: ${open.join(' ')}` : undefined
}

/** Where the paths of placed groups start, on the picture; grounds and vessels are neither turned nor scaled. */
function startsOfIngredients(svg: string): { x: number; y: number }[] {
  const groups = svg.matchAll(
    /<g transform="translate\((-?\d+) (-?\d+)\)(?:rotate\((-?\d+)\))?scale\((-?[\d.]+) ?(-?[\d.]+)?\)">(.*?)<\/g>/g,
  )
  return [...groups].flatMap(
    ([, left = '', top = '', turn = '0', scaleX = '', scaleY = scaleX, paths = '']) => {
      if (scaleX === '-1') return []
      const radians = (Number(turn) * Math.PI) / 180
      return [...paths.matchAll(/ d="M(-?\d+) ?(-?\d+)/g)].map(([, startX = '', startY = '']) => {
        const [dx, dy] = [Number(startX) * Number(scaleX), Number(startY) * Number(scaleY)]
        return {
          x: Number(left) + dx * Math.cos(radians) - dy * Math.sin(radians),
          y: Number(top) + dx * Math.sin(radians) + dy * Math.cos(radians),
        }
      })
    },
  )
}
