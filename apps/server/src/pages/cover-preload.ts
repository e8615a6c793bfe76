import type { Photo } from '@potluck/contract'
import type { z } from 'zod'
import { escapeHtml } from '../platform/http/index.ts'

/** The widths of covers; as `sizes` in the web's recipe-opening.tsx and recipe-card.tsx. */
const SIZES = {
  page: '(min-width: 768px) 480px, 92vw',
  card: '(min-width: 1024px) 280px, (min-width: 640px) 40vw, 92vw',
}

export type Cover = { imageUrl: string; photo?: z.output<typeof Photo> | null }
type Theme = 'light' | 'dark'

/** Links that fetch a cover before any script asks for it; for an unknown theme the system's. */
export function coverPreload(
  { imageUrl, photo }: Cover,
  theme: Theme | undefined,
  place: keyof typeof SIZES,
): string[] {
  for (const type of ['image/avif', 'image/webp']) {
    const sources = photo?.sources.filter((source) => source.type === type) ?? []
    const sourceSet = sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
    if (sourceSet !== '')
      return [
        link(`imagesrcset="${escapeHtml(sourceSet)}" imagesizes="${SIZES[place]}" type="${type}"`),
      ]
  }
  if (!imageUrl.startsWith('/covers/')) return [link(`href="${escapeHtml(imageUrl)}"`)]
  if (theme) return [link(`href="${escapeHtml(inTheme(imageUrl, theme))}"`)]
  return (['light', 'dark'] as const).map((each) =>
    link(`href="${escapeHtml(inTheme(imageUrl, each))}" media="(prefers-color-scheme: ${each})"`),
  )
}

function link(attributes: string): string {
  return `<link rel="preload" as="image" fetchpriority="high" ${attributes}>`
}

/** The address as the web app requests it. */
function inTheme(imageUrl: string, theme: Theme): string {
  return theme === 'dark' ? `${imageUrl}?theme=dark` : imageUrl
}
