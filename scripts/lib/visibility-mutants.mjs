/**
 * Mutants of who may see what: each use of a fragment of visible-cooks.ts or visible-recipes.ts as if it
 * were true, and each operand of the fragments themselves as if it said nothing. All are compiled into
 * the statements at once; `set visibility.mutant = '17'` turns one on, in that session.
 */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { inProject, root } from './project.mjs'

const SERVER = 'apps/server/src'
const FRAGMENT_FILES = [
  `${SERVER}/features/auth/visible-cooks.ts`,
  `${SERVER}/features/recipes/visible-recipes.ts`,
]

/** Conditions that features make of the fragments, whose uses count as such. */
const DERIVED = ['visiblePost', 'readableBy', 'POST_SHOWN_TO', 'RECIPE_SHOWN_TO']

/** Uses that nobody can tell from being left out, with why. */
export const EQUIVALENT = [
  {
    file: `${SERVER}/features/activity/posts.ts`,
    text: 'visiblePost(viewerId)',
    because: 'the feed asks for entries that its own statement has just found to be visible',
  },
  {
    file: `${SERVER}/features/discovery/lists/ranking-queries.ts`,
    text: "isPublished('recipes')",
    because: 'whoever reads the list asks again; here it lets the index be walked',
  },
  {
    file: `${SERVER}/features/notifications/raise-queries.ts`,
    text: "isPublished('r')",
    because: 'an alert about a draft is not shown (alert-queries.ts), and publishing it mends it',
  },
]

/** @typedef {{ id: string, file: string, line: number, text: string, start: number, end: number, operand?: 'and' | 'or' }} Mutant */

/** @returns {Mutant[]} */
export function listMutants() {
  const sources = globSync(`${SERVER}/**/*.ts`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.ts$|\/test-[^/]+\.ts$|\/testing\//.test(file))
    .toSorted()
    .map((file) => parse(file))
  const fragments = sources.filter(({ fileName }) => FRAGMENT_FILES.includes(fileName))
  const names = [...fragments.flatMap(namesOf), ...DERIVED]
  return sources
    .flatMap((source) => [
      ...usesIn(source, names),
      ...(FRAGMENT_FILES.includes(source.fileName) ? operandsIn(source) : []),
    ])
    .map((mutant, at) => ({ id: String(at + 1), ...mutant }))
}

/**
 * A source with its mutants in it.
 * @param {string} code
 * @param {readonly Mutant[]} mutants of this source
 */
export function instrument(code, mutants) {
  const switches = JSON.stringify(inProject('apps/server/src/testing/visibility/switch.ts'))
  // From the last to the first, so that places stay what they are; of two that hold each other the inner first.
  const written = mutants
    .toSorted((a, b) => b.start - a.start || a.end - b.end)
    .reduce((text, mutant) => {
      const part = text.slice(mutant.start, mutant.end)
      return text.slice(0, mutant.start) + mutated(part, mutant) + text.slice(mutant.end)
    }, code)
  return `import { mutable as __mutable, operand as __operand } from ${switches}\n${written}`
}

/**
 * @param {string} part
 * @param {Mutant} mutant
 */
function mutated(part, { id, operand }) {
  if (!operand) return `__mutable('${id}', ${part})`
  return `\${__operand('${id}', \`${part}\`, '${operand}')}`
}

/** @param {string} file */
function parse(file) {
  const text = readFileSync(path.join(root, file), 'utf8')
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

/**
 * The fragments that a file exports.
 * @param {ts.SourceFile} source
 */
function namesOf(source) {
  return source.statements.flatMap((node) =>
    ts.isFunctionDeclaration(node) && node.name ? [node.name.text] : [],
  )
}

/**
 * @param {ts.SourceFile} source
 * @param {readonly string[]} names
 */
function usesIn(source, names) {
  /** @type {Omit<Mutant, 'id'>[]} */
  const found = []
  visit(source)
  return found

  /** @param {ts.Node} node */
  function visit(node) {
    const isUse = ts.isCallExpression(node) && isFragment(node, names)
    if (isUse) found.push({ ...placeOf(source, node.getStart(source), node.end) })
    ts.forEachChild(node, visit)
  }
}

/**
 * A call of a fragment, or of `viewing` with one of those that features make.
 * @param {ts.CallExpression} call
 * @param {readonly string[]} names
 */
function isFragment({ expression, arguments: [first] }, names) {
  if (!ts.isIdentifier(expression)) return false
  if (names.includes(expression.text)) return true
  return (
    expression.text === 'viewing' && !!first && ts.isIdentifier(first) && names.includes(first.text)
  )
}

/**
 * Comparisons that stand in the fragments' own text: those with the viewer are alternatives.
 * @param {ts.SourceFile} source
 */
function operandsIn(source) {
  const comparisons =
    /\$\{\w+\}\.(?:(?:id|author_id) = \$\{viewer\}|is_public|status = 'published')/g
  return Array.from(source.text.matchAll(comparisons), ({ 0: text, index }) => ({
    ...placeOf(source, index, index + text.length),
    operand: /** @type {'and' | 'or'} */ (text.includes('viewer') ? 'or' : 'and'),
  }))
}

/**
 * @param {ts.SourceFile} source
 * @param {number} start
 * @param {number} end
 */
function placeOf(source, start, end) {
  const line = source.getLineAndCharacterOfPosition(start).line + 1
  return { file: source.fileName, line, text: source.text.slice(start, end), start, end }
}
