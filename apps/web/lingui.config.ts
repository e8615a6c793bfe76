import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

/**
 * English is written inline where it is shown; `npx lingui extract` (in apps/web) collects it into
 * src/locales/en.po. A new language is a second locale here and its .po file: the build compiles it.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['<rootDir>/src/ui/gallery/**', '**/*.test.ts', '**/*.test.tsx'],
    },
  ],
  format: formatter({ lineNumbers: false }),
})
