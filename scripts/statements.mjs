/**
 * A stage of `npm test`: every statement of the server goes through `platform/database` with the shape
 * of its rows, which the API tests hold its answers to (apps/server/src/testing/hold-rows.ts), and is called
 * by one of them: exits with 1 where one does not, or is not. Asks nothing of calls where PGlite's did not run.
 */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { inCache, root } from './lib/project.mjs'

const SERVER = 'apps/server/src'
/** What calls a statement: functions of platform/database … */
const FUNCTIONS = new Set([
  'listRows',
  'findRow',
  'getRow',
  'listRowsPrepared',
  'changeRows',
  'toggleRow',
])
/** … and the method for hot ones. */
const HOT = 'rows'
/** These ask past the shapes … */
const RAW = new Set(['execute', 'query'])
/**
 * … as the queue's library and the connection that listens do, a command that mends figures, the demo,
 * and a download, whose parts answer whatever columns their files have.
 */
const MAY_ASK_RAW = [
  'platform/jobs/jobs.ts',
  'platform/events/live.ts',
  'cli/counters.ts',
  'features/archive/read-part.ts',
  'seed/seed-demo.ts',
]

/** Only a start asks these: the browser tests begin with one. */
const AT_THE_START = ['main.ts', 'seed/seed-demo.ts']

/** PGlite's process is alone, and keeps its secret in a file: only a server is asked these. */
const ON_A_SERVER = ['platform/events/live.ts', 'platform/config/session-secret.ts']

/** @typedef {{ place: string, isRaw: boolean }} Call */

const calls = globSync(`${SERVER}/**/*.ts`, { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\/test-[^/]+\.ts$|\/testing\/|\/platform\/database\//.test(file))
  .flatMap(listCalls)
const raw = calls.filter(({ isRaw }) => isRaw)
for (const { place } of raw) console.log(`${place} asks the database without saying what comes`)

const { called, databases } = readCalled()
const elsewhere = [...AT_THE_START, ...(databases.has('postgres') ? [] : ON_A_SERVER)]
// What goes by the kind of database is called on one of them.
const uncalled = databases.has('pglite')
  ? calls.filter(({ place, isRaw }) => !isRaw && !called.has(place) && !isOf(place, elsewhere))
  : []
for (const { place } of uncalled) console.log(`${place} is called by no API test`)
console.log(`${calls.length - raw.length} statements, ${uncalled.length} not called`)
process.exitCode = raw.length + uncalled.length === 0 ? 0 : 1

/**
 * The places of a file that call a statement, as a stack tells them.
 * @param {string} file
 * @returns {Call[]}
 */
function listCalls(file) {
  const text = readFileSync(path.join(root, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const functions = importedFrom(source, /(^|\/)database\/index\.ts$/)
  /** @type {Call[]} */
  const found = []
  visit(source)
  return found

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isCallExpression(node)) {
      const name = nameOfCaller(node.expression, functions)
      if (name) {
        const { line, character } = source.getLineAndCharacterOfPosition(name.getStart(source))
        const place = `${file}:${line + 1}:${character + 1}`
        const isRaw = RAW.has(name.text)
        if (!isRaw || !MAY_ASK_RAW.some((known) => file.endsWith(known)))
          found.push({ place, isRaw })
      }
    }
    ts.forEachChild(node, visit)
  }
}

/**
 * The name by which a statement is called, where this is one.
 * @param {ts.Expression} callee
 * @param {Set<string>} functions those that the file imports
 * @returns {ts.MemberName | ts.Identifier | undefined}
 */
function nameOfCaller(callee, functions) {
  if (ts.isIdentifier(callee)) return functions.has(callee.text) ? callee : undefined
  if (!ts.isPropertyAccessExpression(callee)) return
  const isDatabase = /(^|\.)(db|tx|database|client)$/.test(callee.expression.getText())
  const isCaller = callee.name.text === HOT || RAW.has(callee.name.text)
  return isDatabase && isCaller ? callee.name : undefined
}

/**
 * Which of the functions that call statements a file imports.
 * @param {ts.SourceFile} source
 * @param {RegExp} from
 * @returns {Set<string>}
 */
function importedFrom(source, from) {
  const names = source.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return []
    const bindings = node.importClause?.namedBindings
    if (!bindings || !ts.isNamedImports(bindings) || !from.test(node.moduleSpecifier.text))
      return []
    return bindings.elements.map(({ name }) => name.text)
  })
  return new Set(names.filter((name) => FUNCTIONS.has(name)))
}

/**
 * The places that the API tests have called, and the databases that they ran on.
 * @returns {{ called: Set<string>, databases: Set<string> }}
 */
function readCalled() {
  const results = inCache('results')
  const files = readdirSync(results).filter((name) => name.startsWith('statements-'))
  const texts = files.map((name) => readFileSync(path.join(results, name), 'utf8'))
  return {
    called: new Set(texts.flatMap((text) => text.trim().split('\n'))),
    databases: new Set(files.map((name) => name.split('-')[1] ?? '')),
  }
}

/**
 * @param {string} place
 * @param {string[]} files
 */
function isOf(place, files) {
  return files.some((file) => place.startsWith(`${SERVER}/${file}:`))
}
