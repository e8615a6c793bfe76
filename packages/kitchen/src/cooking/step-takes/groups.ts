import { toTokens } from '../../text/tokens.ts'
import type { Listed } from './listed.ts'
import type { Naming } from './naming.ts'
import { isForTheTin } from './takes-more.ts'

/** Of the lines that a naming may mean, the one that is meant, or all that cannot be told apart. */
export function chooseLines(
  texts: readonly string[],
  namings: readonly Naming[],
  list: readonly Listed[],
): Naming[] {
  const groups = texts.map((text, step) =>
    groupsOfStep(
      text,
      namings.filter((naming) => naming.step === step),
      list,
    ),
  )
  const sure = new Set(
    namings.flatMap(({ listed, isWeak }) => (listed.length === 1 && !isWeak ? listed : [])),
  )
  return byOthers(
    namings.map((naming) => {
      // A kind that some step names by more than 'oil' is not the one that is only 'oil'.
      const isRest = naming.part?.kind === 'rest'
      const unnamed = orAll(naming.listed, (one) => isRest || !sure.has(one))
      const own = groupOf(naming.behind, list)
      const inGroup = within(
        own.length > 0 ? own : (groups[naming.step] ?? []),
        own.length > 0 ? naming.listed : unnamed,
      )
      return { ...naming, listed: byAmount(naming, inGroup) }
    }),
  )
}

/** 'The water for the dough', 'the oil of the filling'. */
function groupOf(behind: string, list: readonly Listed[]): string[] {
  const said = /^ (?:for|of) the (\p{L}+)/iu.exec(behind)?.[1]?.toLowerCase()
  if (said === undefined) return []
  const groups = new Set(list.map(({ group }) => group))
  return [...groups].filter((group) => group.toLowerCase().split(/\W+/).includes(said))
}

/** The groups whose words a step says, else the one that all its other foods are of. */
export function groupsOfStep(
  text: string,
  namings: readonly Naming[],
  list: readonly Listed[],
): string[] {
  const named = findNamedGroups(text, list)
  if (named.length > 0) return named
  const sure = namings
    .filter(({ isWeak, doing }) => !isWeak && doing !== 'speaks')
    .map(({ listed }) => new Set(listed.map(({ group }) => group)))
    .filter((groups) => groups.size === 1)
  const all = new Set(sure.flatMap((groups) => [...groups]))
  return all.size === 1 ? [...all] : []
}

/** The headings whose words the step says: 'For the frosting' where it speaks of the frosting. */
export function findNamedGroups(text: string, list: readonly Listed[]): string[] {
  const words = toTokens(text).map(({ word }) => word)
  const headings = [...new Set(list.map(({ group }) => group))]
  // 'The milk' of a step is not the group 'For the milks' where another group has milk.
  const isFoodElsewhere = (word: string, heading: string) =>
    list.some(({ group, heads }) => group !== heading && heads.has(word))
  return headings.filter((heading) =>
    toTokens(heading).some(
      ({ word }) =>
        word.length > 3 &&
        !NAMES_NO_GROUP.test(word) &&
        words.includes(word) &&
        !isFoodElsewhere(word, heading),
    ),
  )
}

const NAMES_NO_GROUP = /^(?:with|from|into|ingredients?|optional|other|serve|serving)$/

const within = (groups: readonly string[], listed: readonly Listed[]) =>
  orAll(listed, ({ group }) => groups.includes(group))

/** 'The 80 g butter' is the line of 80 g. */
function byAmount({ part }: Naming, listed: readonly Listed[]): readonly Listed[] {
  if (part?.kind !== 'amount' || listed.length < 2) return listed
  const same = listed.filter(
    ({ line }) => line.quantity?.max === part.quantity.max && line.unit === part.unit,
  )
  return same.length > 0 ? same : listed
}

/** Of two kinds of a food the one that no other step names by more; of two groups the next untouched. */
function byOthers(namings: readonly Naming[]): Naming[] {
  const known: Known = {
    sure: new Set(
      namings.flatMap(({ listed, isWeak }) => (listed.length === 1 && !isWeak ? listed : [])),
    ),
    touched: new Set(),
    begun: new Set(),
    here: [],
  }
  let step = -1
  return namings.map((naming) => {
    if (naming.step !== step) known.here = []
    step = naming.step
    const listed = chooseAmong(naming, known)
    remember(known, { ...naming, listed })
    return { ...naming, listed }
  })
}

/** What is known of the lines where a naming stands. */
type Known = {
  /** Named by more than their kind somewhere. */
  sure: ReadonlySet<Listed>
  touched: Set<Listed>
  /** Taken in part, with a rest to come. */
  begun: Set<Listed>
  /** Named before in the same step. */
  here: Listed[]
}

function chooseAmong(
  { listed, plain, part, isWeak, doing }: Naming,
  known: Known,
): readonly Listed[] {
  const { sure, touched, begun, here } = known
  if (listed.length < 2) return listed
  if (part?.kind === 'rest') {
    const open = listed.filter((one) => begun.has(one))
    const again = open.filter((one) => here.includes(one))
    if (open.length > 0) return again.length === 1 ? again : open
    // The rest of one that none was begun of: nobody can tell which.
    if (listed.some((one) => touched.has(one))) return []
  }
  if (isWeak) return listed
  const isPrepared = doing === 'prepares'
  const isFit = (one: Listed) => isForTheTin(one.line) === isPrepared && !touched.has(one)
  const fit = orAll(listed, isFit)
  const named = orAll(fit, (one) => plain.includes(one))
  const meant = orAll(named, (one) => !sure.has(one))
  const isTwice = new Set(meant.map(toFood)).size < meant.length
  const isOfGroups = new Set(meant.map(({ group }) => group)).size > 1
  const next = isTwice || isOfGroups ? meant.find((one) => !touched.has(one)) : undefined
  return next ? [next] : meant
}

const toFood = ({ line }: Listed) => line.name.toLowerCase()

/** Those that are so; all where none is. */
function orAll(listed: readonly Listed[], isSo: (one: Listed) => boolean): readonly Listed[] {
  const some = listed.filter(isSo)
  return some.length > 0 ? some : listed
}

function remember({ touched, begun, here }: Known, { listed, part, isWeak, doing }: Naming): void {
  if (listed.length === 1) here.push(...listed)
  for (const one of listed) {
    if (!isWeak && doing !== 'prepares' && doing !== 'speaks') touched.add(one)
    if (part?.kind === 'rest') begun.delete(one)
    else if (part) begun.add(one)
  }
}
