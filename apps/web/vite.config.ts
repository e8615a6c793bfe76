import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileInlineMessages, linguiConfig, poCatalogues } from './build/lingui.ts'

// The server checks origins against the host that the browser used: it must stay as it was.
const api = {
  target: `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`,
  changeOrigin: false,
}

const CARD_PARTS =
  /\/web\/src\/(?:features\/(?:cards|saved|reactions)\/|ui\/(?:recipe-|badge|stars|time-ago|load-more))/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    poCatalogues(),
    tailwindcss(),
    babel({
      include: /\/apps\/web\/src\/.*\.tsx?$/,
      plugins: [
        ['@lingui/babel-plugin-lingui-macro', { stripMessageField: false, linguiConfig }],
        compileInlineMessages,
      ],
    }),
    react(),
  ],
  server: {
    port: Number(process.env.WEB_PORT ?? '5173'),
    strictPort: true,
    proxy: { '/api': api, '/media': api, '/covers': api },
  },
  build: {
    outDir: 'dist',
    // The server reads it to preload a route's chunks and to find hashed names.
    manifest: true,
    // For error reports and ourselves; no comment in the script points a browser at them.
    sourcemap: 'hidden',
    // Inlined files and the polyfill's inline script would both break `script-src 'self'`.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome120', 'edge120', 'firefox128', 'safari17.4'],
    rolldownOptions: {
      output: {
        // What every page loads is two files, not twenty: they compress better, and libraries
        // stay cached when only our own code changed.
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'app', tags: ['$initial'], test: /\/src\/(?!main\.tsx)/ },
            // What lists of recipes share is one file more, not thirty, of which a browser fetches
            // six at a time.
            { name: 'cards', test: CARD_PARTS, minShareCount: 3 },
            { name: 'icons', test: /lucide-react/, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
