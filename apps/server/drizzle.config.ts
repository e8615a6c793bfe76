import { defineConfig } from 'drizzle-kit'

// `npx drizzle-kit generate` writes the SQL of a change in a feature's tables.ts into the folder
// below; it is then read, edited and put into migrations/ by hand under the next number.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/features/*/tables.ts',
  out: './node_modules/.cache/drizzle',
})
