/** Every check is shown a fault of its kind and must find it: a check that sees nothing is green too. */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { inProject, packageCommand } from './lib/project.mjs'

const patienceMs = 60_000
/** @type {string[]} */
const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

describe('import directions', () => {
  /** A fault each: importing file, what it imports, the rule that forbids it. */
  const NOTHING_OF_OURS = 'kitchen-covers-and-photo-know-nothing-of-ours'
  const faults = [
    ['packages/kitchen/src/a.ts', '@potluck/rules', NOTHING_OF_OURS],
    ['packages/covers/src/a.ts', '@potluck/kitchen', NOTHING_OF_OURS],
    ['packages/rules/src/a.ts', '@potluck/contract', 'rules-know-the-kitchen-alone'],
    ['packages/contract/src/a.ts', '@potluck/covers', 'the-contract-knows-rules-and-kitchen-alone'],
    ['packages/rules/src/b.ts', 'zod', 'zod-is-for-the-contract-and-the-server'],
    ['packages/kitchen/src/b.ts', 'node:fs', 'packages-are-pure'],
    ['apps/web/src/a.ts', '@potluck/contract', 'the-browser-loads-no-schema'],
    ['apps/web/src/c.ts', './platform/check-answer.ts', 'answers-are-checked-in-development-'],
    ['apps/web/src/b.ts', '../../server/src/main.ts', 'web-and-server-meet-in-the-contract'],
    ['apps/server/src/a.ts', '../../../packages/rules/src/inner.ts', 'packages-are-entered-by-'],
    [
      'apps/server/src/platform/a.ts',
      '../features/feed/index.ts',
      'platform-and-ui-know-no-feature',
    ],
    ['apps/web/src/ui/a.ts', '../features/feed/index.ts', 'platform-and-ui-know-no-feature'],
    ['apps/server/src/features/feed/a.ts', '../../app.ts', 'features-know-platform-and-ui-alone'],
    ['apps/server/src/features/feed/b.ts', '../recipes/inner.ts', 'features-are-entered-by-their-'],
    ['apps/server/src/features/recipes/a.ts', '../feed/index.ts', 'lower-features-know-no-higher'],
    [
      'apps/server/src/features/recipes/b.ts',
      '../novelty/index.ts',
      'lower-features-know-no-higher',
    ],
    ['apps/server/src/features/auth/a.ts', '../recipes/index.ts', 'the-base-knows-no-feature'],
    ['apps/server/src/features/feed/c.ts', '../notifications/index.ts', 'nobody-imports-notific'],
    [
      'apps/server/src/features/feed/d.ts',
      '@electric-sql/pglite',
      'only-platform-database-holds-its',
    ],
    ['apps/server/src/features/feed/e.ts', 'node:https', 'one-way-out'],
    ['apps/server/src/b.ts', './testing/fixture.ts', 'no-test-code-in-the-product'],
    ['apps/server/src/c.ts', './absent.ts', 'no-unresolvable-imports'],
  ]

  it(
    'are refused where they point up, sideways or inside',
    () => {
      const tree = layOutHouse(Object.fromEntries(faults.map(([file, to]) => [file, [to]])))
      const { code, said } = checkImports(tree)
      const missed = faults.filter(
        ([file, , rule]) => !new RegExp(`error ${rule}[\\w-]*: ${file} `).test(said),
      )
      expect(missed).toEqual([])
      expect(code).toBe(1)
    },
    patienceMs,
  )

  it(
    'may not close a circle, of modules, of types or of features nobody has named yet',
    () => {
      const tree = layOutHouse({
        'apps/server/src/a.ts': ['./b.ts'],
        'apps/server/src/b.ts': ['./a.ts'],
        'apps/server/src/features/novelty/index.ts': ['../oddity/index.ts'],
        'apps/server/src/features/oddity/index.ts': [],
        'apps/server/src/features/oddity/inner.ts': ['../novelty/index.ts'],
      })
      addFiles(tree, {
        'apps/server/src/d.ts': "import './e.ts'\nexport type D = 1\n",
        'apps/server/src/e.ts': "import type { D } from './d.ts'\nexport type E = D\n",
      })
      const { code, said } = checkImports(tree)
      expect(said).toMatch(/no-circular-imports: apps\/server\/src\/a\.ts/)
      expect(said).toMatch(/no-circular-imports: apps\/server\/src\/[de]\.ts/)
      expect(said).toMatch(/features-use-each-other-one-way: .*(novelty|oddity)/)
      expect(code).toBe(1)
    },
    patienceMs,
  )

  it(
    'pass where they point down',
    () => {
      const tree = layOutHouse({
        'packages/rules/src/a.ts': ['@potluck/kitchen'],
        'packages/contract/src/a.ts': ['@potluck/rules', 'zod'],
        'apps/server/src/a.ts': [
          '@potluck/contract',
          '@potluck/covers',
          './features/feed/index.ts',
        ],
        'apps/server/src/a.test.ts': ['./testing/fixture.ts'],
        'apps/server/src/features/feed/a.ts': ['../recipes/index.ts', '../../platform/log.ts'],
        'apps/server/src/features/recipes/a.ts': ['../auth/index.ts'],
        'apps/server/src/platform/database/a.ts': ['@electric-sql/pglite'],
        'apps/web/src/a.ts': ['@potluck/rules', '@potluck/kitchen', './features/feed/index.ts'],
      })
      addFiles(tree, {
        'apps/web/src/b.ts': "import type { x } from '@potluck/contract'\nexport type X = x\n",
        'apps/web/src/c.ts': "void import('./platform/check-answer.ts')\n",
      })
      const { code, said } = checkImports(tree)
      expect(said).not.toContain('error')
      expect(code).toBe(0)
    },
    patienceMs,
  )

  it(
    'are not called right when the sources could not be read',
    () => {
      const tree = layOutHouse({})
      const hook = `import { registerHooks } from 'node:module'
        registerHooks({ resolve(name, context, next) {
          if (/^typescript/.test(name)) throw new Error('no TypeScript here')
          return next(name, context)
        } })`
      const { code, said } = checkImports(tree, [
        '--import',
        `data:text/javascript,${encodeURIComponent(hook)}`,
      ])
      expect(said).toContain('Not seen by dependency-cruiser')
      expect(code).toBe(1)
    },
    patienceMs,
  )
})

describe('dead code', () => {
  it(
    'is found: a file, an export and a dependency that nobody uses',
    () => {
      const tree = makeFolder({
        'package.json': '{ "name": "planted", "private": true, "workspaces": ["packages/*"] }',
        'packages/rules/package.json': JSON.stringify({
          name: '@potluck/rules',
          type: 'module',
          exports: { '.': './src/index.ts' },
          dependencies: { 'left-over': '1.0.0' },
        }),
        'packages/rules/src/index.ts': "export { used } from './limits.ts'\n",
        'packages/rules/src/limits.ts': 'export const used = 1\nexport const unusedLimit = 2\n',
        'packages/rules/src/forgotten.ts': 'export const forgotten = 3\n',
      })
      copyFileSync(inProject('knip.json'), path.join(tree, 'knip.json'))
      const { code, said } = runHere(tree, [...packageCommand('knip'), '--no-progress'])
      expect(said).toMatch(/unusedLimit .*limits\.ts/)
      expect(said).toContain('packages/rules/src/forgotten.ts')
      expect(said).toContain('left-over')
      expect(code).toBe(1)
    },
    patienceMs,
  )
})

describe('types', () => {
  it.each([
    ['a wrong assignment', "export const grams: number = 'many'", 'TS2322'],
    ['an unchecked index', 'export const first: string = [][0]', 'TS2322'],
    ['syntax that Node cannot erase', 'export enum Unit { Gram }', 'TS1294'],
    ['a variable nobody reads', 'const forgotten = 1\nexport {}', 'TS6133'],
  ])(
    'refuse %s',
    (_, source, fault) => {
      const tree = makeFolder({
        'wrong.ts': `${source}\n`,
        'tsconfig.json': JSON.stringify({
          extends: inProject('tsconfig.base.json'),
          include: ['wrong.ts'],
        }),
      })
      const { code, said } = runHere(tree, [...packageCommand('@typescript/native'), '-p', '.'])
      expect(said).toContain(fault)
      expect(code).not.toBe(0)
    },
    patienceMs,
  )
})

describe('lint', () => {
  it(
    'refuses what the style forbids',
    () => {
      const tree = makeFolder({
        'src/CamelCase.ts': 'export const fine = 1\n',
        'src/nested.tsx': 'export const size = (n: number) => (n > 9 ? 1 : n > 5 ? 2 : 3)\n',
        'src/wrong.ts': [
          'export default function cook(pan: any, lid?: string) {',
          '  console.log(lid!.length)',
          '  fetch(pan)',
          '}',
          'export const list = [...[1, 2]]',
          'export const two = { ...{ one: 1 } }',
          '',
        ].join('\n'),
      })
      const { code, said } = lintIn(tree, 'src')
      const rules = [
        'style/noDefaultExport',
        'suspicious/noExplicitAny',
        'style/noNonNullAssertion',
        'suspicious/noConsole',
        'nursery/noFloatingPromises',
        'style/noNestedTernary',
        'style/useFilenamingConvention',
      ]
      expect(rules.filter((rule) => !said.includes(rule))).toEqual([])
      expect(said.split('spreading a literal')).toHaveLength(3)
      expect(code).toBe(1)
    },
    patienceMs,
  )

  it(
    'finds calls that go out past the one guarded way',
    () => {
      const tree = makeFolder({
        'apps/server/src/features/feed/wrong.ts': 'export const page = await fetch(address)\n',
        'apps/server/src/features/feed/fine.ts':
          'export const page = await outgoing.fetch(address)\n',
        'apps/server/src/platform/outgoing/own.ts': 'export const page = await fetch(address)\n',
      })
      const { code, said } = lintIn(tree, 'apps')
      expect(said.match(/\S+(?= plugin)/g)).toEqual(['apps/server/src/features/feed/wrong.ts:1:27'])
      expect(code).toBe(1)
    },
    patienceMs,
  )

  it(
    'finds who may see something said in a statement of its own, and nowhere else',
    () => {
      const faults = [
        'sql`select 1 from users u where u.is_public`',
        '"select 1 from recipes where status = \'published\'"',
        "sql`select 1 from recipes r where r.status\n  <> 'draft'`",
        "`r.status in ('draft', 'published')`",
        `sql\`where \${id} = r.id and 'published' = r.status\``,
        "eq(recipes.status, 'published')",
        'eq(users.isPublic, true)',
      ]
      const fine = [
        "sql`where status = 'open' and kind = 'published'`",
        "recipe.status === 'published'",
      ]
      const listed = (/** @type {string[]} */ sources) => sources.map((one) => `${one},\n`).join('')
      const tree = makeFolder({
        'apps/server/src/features/feed/wrong.ts': `export const wrong = [\n${listed(faults)}]\n`,
        'apps/server/src/features/feed/fine.ts': `export const fine = [\n${listed(fine)}]\n`,
        'apps/server/src/features/feed/wrong.test.ts': `export const test = [${faults[0]}]\n`,
        'apps/server/src/features/recipes/visible-recipes.ts': `export const own = [${faults[1]}]\n`,
      })
      const { code, said } = lintIn(tree, 'apps')
      const places = said.matchAll(/(\w+\.(?:test\.)?ts):(\d+):\d+ plugin/g)
      const lines = faults.map((_, at) => ['wrong.ts', String(at + 2 + (at > 2 ? 1 : 0))])
      expect(Array.from(places, ([, file, line]) => [file, line])).toEqual(lines)
      expect(said).toContain('isReadableBy by its address')
      expect(code).toBe(1)
    },
    patienceMs,
  )
})

/**
 * The product's folders with an empty module wherever a rule looks, the given ones importing what
 * they are told to.
 * @param {Record<string, string[]>} imports
 */
function layOutHouse(imports) {
  const packages = ['kitchen', 'covers', 'rules', 'contract']
  const features = ['auth', 'recipes', 'feed', 'notifications', 'novelty']
  const tree = makeFolder({
    'packages/rules/src/inner.ts': 'export {}\n',
    'apps/server/src/main.ts': 'export {}\n',
    'apps/server/src/app.ts': 'export {}\n',
    'apps/server/src/platform/log.ts': 'export {}\n',
    'apps/server/src/testing/fixture.ts': 'export {}\n',
    'apps/server/src/features/recipes/inner.ts': 'export {}\n',
    'apps/web/src/features/feed/index.ts': 'export {}\n',
    'apps/web/src/platform/check-answer.ts': "export { x } from '@potluck/contract'\n",
  })
  for (const name of packages) {
    const manifest = {
      name: `@potluck/${name}`,
      type: 'module',
      exports: { '.': './src/index.ts' },
    }
    addFiles(tree, {
      [`packages/${name}/package.json`]: JSON.stringify(manifest),
      [`packages/${name}/src/index.ts`]: 'export const x = 1\n',
    })
    mkdirSync(path.join(tree, 'node_modules/@potluck'), { recursive: true })
    symlinkSync(
      path.join(tree, 'packages', name),
      path.join(tree, 'node_modules/@potluck', name),
      'junction',
    )
  }
  for (const name of features)
    addFiles(tree, { [`apps/server/src/features/${name}/index.ts`]: 'export {}\n' })
  for (const name of ['zod', '@electric-sql/pglite']) {
    addFiles(tree, {
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, exports: './index.js' }),
      [`node_modules/${name}/index.js`]: 'export {}\n',
    })
  }
  const modules = Object.entries(imports).map(([file, targets]) => [
    file,
    `${targets.map((target) => `import '${target}'`).join('\n')}\nexport {}\n`,
  ])
  addFiles(tree, Object.fromEntries(modules))
  return tree
}

/** @param {Record<string, string>} files */
function makeFolder(files) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'potluck-checks-'))
  folders.push(folder)
  addFiles(folder, files)
  return folder
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
function addFiles(folder, files) {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/**
 * @param {string} tree
 * @param {string[]} [nodeFlags]
 */
function checkImports(tree, nodeFlags = []) {
  return runHere(tree, [process.execPath, ...nodeFlags, inProject('scripts/imports.mjs')])
}

/**
 * By the rules of the product.
 * @param {string} tree
 * @param {string} folder
 */
function lintIn(tree, folder) {
  copyFileSync(inProject('biome.json'), path.join(tree, 'biome.json'))
  cpSync(inProject('scripts/lint'), path.join(tree, 'scripts/lint'), { recursive: true })
  const flags = ['--vcs-enabled=false', '--max-diagnostics=50']
  return runHere(tree, [...packageCommand('@biomejs/biome'), 'lint', ...flags, folder])
}

/**
 * @param {string} cwd
 * @param {string[]} commandLine
 */
function runHere(cwd, [command = '', ...args]) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  return { code: status, said: stdout + stderr }
}
