import { expect, it } from 'vitest'
import { type Cover, coverPreload } from './cover-preload.ts'

const drawn = { imageUrl: '/covers/bowl.mint.x1.svg', photo: null }

it('asks for a drawn cover as the page will, in its theme', () => {
  expect(coverPreload(drawn, 'light', 'card')).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" href="/covers/bowl.mint.x1.svg">',
  ])
  expect(coverPreload(drawn, 'dark', 'card')[0]).toContain(
    'href="/covers/bowl.mint.x1.svg?theme=dark"',
  )
})

it('leaves the choice to the system where no theme was chosen, and fetches one of the two', () => {
  expect(coverPreload(drawn, undefined, 'card')).toEqual([
    expect.stringMatching(/x1\.svg" media="\(prefers-color-scheme: light\)"/),
    expect.stringMatching(/theme=dark" media="\(prefers-color-scheme: dark\)"/),
  ])
})

it('offers the widths of a photo in the first format that the page tries', () => {
  const photo: NonNullable<Cover['photo']> = {
    width: 1600,
    height: 1200,
    placeholder: '',
    sources: [
      { url: '/media/a-400.webp', width: 400, type: 'image/webp' },
      { url: '/media/a-400.avif', width: 400, type: 'image/avif' },
      { url: '/media/a-800.avif', width: 800, type: 'image/avif' },
    ],
  }
  const [link = '', ...others] = coverPreload({ imageUrl: '/media/a.jpg', photo }, 'dark', 'page')
  expect(others).toEqual([])
  expect(link).toContain('imagesrcset="/media/a-400.avif 400w, /media/a-800.avif 800w"')
  expect(link).toContain('type="image/avif"')
  expect(link).toContain('imagesizes="(min-width: 768px) 480px, 92vw"')
  const [onCard = ''] = coverPreload({ imageUrl: '/media/a.jpg', photo }, 'dark', 'card')
  expect(onCard).toContain('(min-width: 1024px) 280px')
})

it('writes no address as markup', () => {
  const [link = ''] = coverPreload({ imageUrl: '/media/"><script>' }, 'light', 'card')
  expect(link).not.toContain('<script>')
})
