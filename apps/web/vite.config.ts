import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bookmarklet } from './build/bookmarklet.ts'
import { compileInlineMessages, linguiConfig, poCatalogues } from './build/lingui.ts'
import { recognitionFiles } from './build/recognition-files.ts'
import { webManifest } from './build/web-manifest.ts'

// The server checks origins against the host that the browser used: it must stay as it was.
const api = {
  target: `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`,
  changeOrigin: false,
}

/**
 * What several pages share, in few files: a browser fetches six at a time, and each costs a round trip
 * of its own. A group holds what is wanted together, so that a page gets little that it does not use;
 * `npm run build` prints what each page comes to.
 */
const SHARED = {
  /** Those of the landing page, which has no use for the other icons. */
  marks: /lucide-react\/.*\/(?:check|chevron-down|pause|play)\./,
  icons: /lucide-react/,
  /** Empty, failed and waiting views, which nearly every page has. */
  states:
    /\/web\/src\/(?:ui\/(?:states|drawings|skeleton|visually-hidden)|platform\/server-message)|ask-to-sign-in|@tanstack\/(?!.*(?:queriesObserver|useQueries)\.)|\/rules\/src\/(?:formats|choices)|\/text\/same-entries/,
  controls:
    /\/web\/src\/ui\/(?:controls\/(?:checks|chip|choices|tabs|character-count|text-area|field|inputs)|load-more|disclosure|progress-bar)|\/web\/src\/platform\/measures/,
  dialogs: /\/web\/src\/ui\/overlays\/(?:dialog|confirm-dialog|overlays|menu|place)/,
  forms: /node_modules\/react-hook-form|\/web\/src\/ui\/overlays\/form-dialog/,
  settings: /\/web\/src\/features\/settings\/(?:api|settings-frame)/,
  /** With the headings and texts of a list, which the wizard needs before it reads any line. */
  figures:
    /\/packages\/kitchen\/src\/(?:(?:times|quantities|text(?!\/(?:tokens|plural|lookalikes)))\/|ingredient-lines\/(?:list-groups|ingredient-text|read-bare-line|read-heading))/,
  /** Words as foods are looked up by, which no first paint of a recipe wants. */
  tokens: /\/packages\/kitchen\/src\/text\/(?:tokens|plural|lookalikes)/,
  /** The kitchen's reading of lines. */
  words:
    /\/packages\/kitchen\/src\/(?:ingredient-lines\/(?!list-groups|ingredient-text|read-bare-line|read-heading|bare-headings|ingredient-groups|parse-ingredient-lines)|units\/)/,
  /** And of whole recipes, which answers and pasted texts want. */
  texts: /\/packages\/kitchen\/src\/recipe-text\//,
  /** Whole lists of lines. */
  lists:
    /\/packages\/kitchen\/src\/ingredient-lines\/(?:bare-headings|ingredient-groups|parse-ingredient-lines)/,
  /** A recipe for other portions or measures, and what each of its steps takes: after the first paint. */
  portions:
    /\/packages\/kitchen\/src\/(?:scaling\/|measures\/(?:amounts-of-lines|poured|kitchen-measure|measure-system|view-measure|format-measure))/,
  /** A recipe's page and its previews. */
  reading:
    /\/packages\/kitchen\/src\/(?:measures|cooking(?!\/step-takes))\/|\/features\/recipes\/recipe-page\/(?:method|step-parts|shown-recipe|ingredient-list|portions\/)/,
  /** What the wizard's steps, its previews and its other versions share. */
  wizard: /\/features\/recipes\/wizard\/(?:steps\/step-heading|ingredient-rows|versions\/compare)/,
  /** A picture on its way from a field to the server. */
  pictures:
    /\/web\/src\/(?:ui\/pictures|platform)\/(?:picture-problem|framing|shrink-|use-upload|use-object|use-file-drop)/,
  kitchen: /\/web\/src\/features\/kitchen\/(?!knowledge-used|nutrition-facts|counted|nutrient)/,
  sharing: /\/features\/recipes\/(?:share|use-share|use-export)/,
  /** What the assistant's page shares with its panels, and its microphone with cook mode. */
  asking:
    /\/web\/src\/(?:platform\/listening|features\/assistant\/.*(?:split-ingredients|mode-names))/,
  /** A recipe's calls and its cover, and its cook. */
  recipes:
    /\/web\/src\/(?:features\/recipes\/api|features\/follows\/|platform\/cached-copies|ui\/(?:recipe\/recipe-cover|badge))/,
  /** A recipe in a list, and its acts. */
  cards:
    /\/web\/src\/(?:features\/(?:cards|saved)\/|features\/reactions\/(?:api|like-)|features\/recipes\/recipe-page\/(?:use-adapt|fact-line)|platform\/(?:adapt-handoff|below)|ui\/(?:recipe\/|time-ago))/,
} satisfies Record<string, RegExp>

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    poCatalogues(),
    bookmarklet(),
    ...(isSsrBuild ? [] : [webManifest()]),
    recognitionFiles(),
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
  resolve: {
    alias: {
      // As a module: the helpers for its other form would be in the first script of every page.
      'tesseract.js': 'tesseract.js/dist/tesseract.esm.min.js',
      // React 19 has by itself what this stands in for.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? '5173'),
    strictPort: true,
    // Tests say themselves what is answered, and reach no server that may run here.
    ...(!process.env.VITEST && { proxy: { '/api': api, '/media': api, '/covers': api } }),
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
      ...(!isSsrBuild && {
        input: ['index.html', 'src/main.tsx'].map((file) => `${import.meta.dirname}/${file}`),
      }),
      output: {
        // What every page loads is two files, not twenty: they compress better, and libraries
        // stay cached when only our own code changed.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules\/(?:react|react-dom|scheduler)\//,
              priority: 2,
            },
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            // Ahead of the app, and without it.
            {
              name: 'start',
              test: /\/web\/src\/(?:start|platform\/first-paint)|preload-helper/,
              priority: 2,
            },
            { name: 'app', tags: ['$initial'], test: /\/src\/(?!main\.tsx|start)/ },
            // A member's, fetched with every page of theirs.
            { name: 'places', test: /\/web\/src\/app\/(?:frame\/(?:rail|bottom-bar)|places)\./ },
            ...Object.entries(SHARED).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            })),
          ],
        },
      },
    },
  },
}))
