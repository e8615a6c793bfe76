/** Which column of a feature is renamed, retyped and made nullable, and who noticed. */
const FEATURES = 'apps/server/src/features'

/** The kinds of mutations, in the order in which they are printed. */
export const KINDS = /** @type {const} */ (['renamed', 'retyped', 'nullable'])

/**
 * @typedef {(typeof KINDS)[number]} Kind
 * @typedef {{ place: string, id: string, isNullable: boolean }} Read a column that a statement answers
 * @typedef {{ id: string, column: string, kind: Kind, order: number, statement: string }} Mutation
 * @typedef {Mutation & { feature: string, isOwn: boolean }} Mutant
 * @typedef {'its statement' | "another's statement" | 'a test'} Noticer
 */

/**
 * The lines of apps/server/src/testing/columns/note-reads.ts.
 * @param {string} text
 * @returns {Read[]}
 */
export function parseReads(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [place = '', id = '', nulls] = line.split('\t')
      return { place, id, isNullable: nulls === 'null' }
    })
}

/**
 * A mutant of each kind: of a column that the feature's own statements answer, where there is one, and
 * whose table as few others as possible read during its tests; else of one that others answer for it.
 * @param {string} feature
 * @param {readonly Read[]} reads during the feature's tests
 * @param {readonly Mutation[]} mutations
 * @returns {Mutant[]}
 */
export function pickMutants(feature, reads, mutations) {
  const isOwn = (/** @type {Read} */ { place }) => place.startsWith(`${FEATURES}/${feature}/`)
  const others = countBy(reads.filter((read) => !isOwn(read)).map(idOfTable))
  return KINDS.flatMap((kind) => {
    // A shape that allows null says nothing of a column that becomes nullable.
    const telling = reads.filter(({ isNullable }) => kind !== 'nullable' || !isNullable)
    const choices = mutations
      .filter((mutation) => mutation.kind === kind)
      .map((mutation) => {
        const readers = telling.filter(({ id }) => id === mutation.id)
        const own = readers.filter(isOwn).length
        return {
          ...mutation,
          feature,
          isOwn: own > 0,
          own,
          others: others.get(idOfTable(mutation)) ?? 0,
        }
      })
      .filter(({ id }) => telling.some((read) => read.id === id))
      .toSorted(
        (a, b) =>
          Number(b.isOwn) - Number(a.isOwn) ||
          a.order - b.order ||
          a.others - b.others ||
          b.own - a.own ||
          a.column.localeCompare(b.column),
      )
    return choices.slice(0, 1)
  })
}

/**
 * @param {{ id: string }} column
 * @returns {string}
 */
function idOfTable({ id }) {
  return id.slice(0, id.indexOf('.'))
}

/** @param {readonly string[]} values */
function countBy(values) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/**
 * Mutants in as few rounds as leave each table one mutant a round.
 * @param {readonly Mutant[]} mutants
 * @returns {Mutant[][]}
 */
export function toRounds(mutants) {
  /** @type {Mutant[][]} */
  const rounds = []
  for (const mutant of mutants) {
    const free = rounds.find((round) => round.every((one) => tableOf(one) !== tableOf(mutant)))
    if (free) free.push(mutant)
    else rounds.push([mutant])
  }
  return rounds
}

/** @param {Mutation} mutation */
export function tableOf({ column }) {
  return column.slice(0, column.indexOf('.'))
}

/**
 * Who noticed a mutant first, and in which words; undefined where no test failed.
 * @param {Mutant} mutant
 * @param {import('./api-tests.mjs').Run} run
 * @returns {{ by: Noticer, words: string } | undefined}
 */
export function readNotice({ feature }, { failed: [failed], output }) {
  if (!failed) return undefined
  const held = /^(\S+) answers otherwise than its shape says: .*$/m.exec(output)
  if (held) return { by: whose(feature, held[1]), words: held[0] }
  const refused = readRefusal(output)
  // A time-out may come from a busy machine, so it tells nothing.
  if (!refused && / timed out in \d+ms/.test(failed)) return undefined
  if (!refused) return { by: 'a test', words: failed }
  const { place, words } = refused
  return { by: whose(feature, place), words: `${place} was refused: ${words}` }
}

/**
 * What the database said of a statement that it refused, and where that was called, of an error that
 * the server logged.
 * @param {string} output
 */
function readRefusal(output) {
  const logged = output.split('\n').find((line) => line.includes('"type":"error","message":"'))
  const [, message, stack] =
    /"type":"error","message":"((?:[^"\\]|\\.)*)","stack":"((?:[^"\\]|\\.)*)"/.exec(logged ?? '') ??
    []
  const [place] = /apps\/server\/src\/(?!platform)[^:]+:\d+/.exec(stack ?? '') ?? []
  return message && place ? { place, words: message.replaceAll('\\"', '"') } : undefined
}

/**
 * @param {string} feature
 * @param {string | undefined} place
 * @returns {Noticer}
 */
function whose(feature, place) {
  return place?.startsWith(`${FEATURES}/${feature}/`) ? 'its statement' : "another's statement"
}
