import { toTokens } from '../../text/tokens.ts'
import type { Listed } from './listed.ts'
import type { Naming } from './naming.ts'

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
  const inGroups = namings.map((naming) => ({
    ...naming,
    listed: byAmount(naming, within(groups[naming.step] ?? [], naming.listed)),
  }))
  return byOthers(inGroups)
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
    .filter(({ isWeak }) => !isWeak)
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

function chooseAmong({ listed, plain, part, isWeak }: Naming, known: Known): readonly Listed[] {
  const { sure, touched, begun, here } = known
  if (listed.length < 2) return listed
  if (part?.kind === 'rest') {
    const open = listed.filter((one) => begun.has(one))
    const again = open.filter((one) => here.includes(one))
    if (open.length > 0) return again.length === 1 ? again : open
  }
  if (isWeak) return listed
  const named = orAll(listed, (one) => plain.includes(one))
  const meant = orAll(named, (one) => !sure.has(one))
  const isOfGroups = new Set(meant.map(({ group }) => group)).size > 1
  const next = isOfGroups ? meant.find((one) => !touched.has(one)) : undefined
  return next ? [next] : meant
}

/** Those that are so; all where none is. */
function orAll(listed: readonly Listed[], isSo: (one: Listed) => boolean): readonly Listed[] {
  const some = listed.filter(isSo)
  return some.length > 0 ? some : listed
}

function remember({ touched, begun, here }: Known, { listed, part, isWeak }: Naming): void {
  if (listed.length === 1) here.push(...listed)
  for (const one of listed) {
    if (!isWeak) touched.add(one)
    if (part?.kind === 'rest') begun.delete(one)
    else if (part) begun.add(one)
  }
}
