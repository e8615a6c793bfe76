import { createHash } from 'node:crypto'
import { PRODUCT_NAME } from '@potluck/rules'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { drawIcon, drawMaskableIcon } from './icons.ts'

/**
 * What a phone needs to install the app and to share pages with it: the manifest and its icons, and
 * the links to them in the page (https://w3c.github.io/manifest/, https://w3c.github.io/web-share-target/).
 */
export function webManifest(): Plugin {
  const tags: HtmlTagDescriptor[] = []
  return {
    name: 'web-manifest',
    apply: 'build',
    async buildStart() {
      const emit = (name: string, extension: string, source: Uint8Array | string) => {
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `assets/${name}-${hash}.${extension}`
        this.emitFile({ type: 'asset', fileName, source })
        return `/${fileName}`
      }
      const icon = (size: number, png: Buffer, purpose: 'any' | 'maskable') => ({
        src: emit(`icon-${size}`, 'png', png),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })
      const icons = [
        icon(192, await drawIcon(192), 'any'),
        icon(512, await drawIcon(512), 'any'),
        icon(512, await drawMaskableIcon(512), 'maskable'),
      ]
      const manifest = emit('app', 'webmanifest', JSON.stringify({ ...MANIFEST, icons }))
      const touched = emit('icon-180', 'png', await drawMaskableIcon(180))
      tags.splice(
        0,
        tags.length,
        { tag: 'link', attrs: { rel: 'manifest', href: manifest } },
        { tag: 'link', attrs: { rel: 'apple-touch-icon', href: touched } },
      )
    },
    transformIndexHtml: { order: 'post', handler: () => tags },
  }
}

/** Texts are in English: the manifest is one file for everybody. */
const MANIFEST = {
  id: '/',
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  description: 'Recipes that cooks share, and an assistant that keeps to your diet.',
  lang: 'en',
  start_url: '/explore',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf8f3',
  theme_color: '#fbf8f3',
  categories: ['food', 'lifestyle'],
  shortcuts: [
    { name: 'Bring in recipes', url: '/import' },
    { name: 'Cook With AI', url: '/ai' },
  ],
  // Programs put an address into any of the three.
  share_target: {
    action: '/import',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  },
}
