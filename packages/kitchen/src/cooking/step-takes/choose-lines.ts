import { groupsOfStep } from './groups.ts'
import type { Listed } from './listed.ts'
import type { Naming } from './naming.ts'
import { shareOf } from './said-part.ts'
import { isForTheTin } from './takes-more.ts'

/** The line that each naming means among its candidates, or all that cannot be told apart. */
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
      if (naming.isMany) return { ...naming, all: naming.listed }
      // A line that other steps call by a longer name than 'oil' is not meant by plain 'oil'.
      const isRest = naming.part?.kind === 'rest'
      const unnamed = orAll(naming.listed, (one) => isRest || !sure.has(one))
      const meant = byPurpose(naming)
      const inGroup = meant.length > 0 ? meant : within(groups[naming.step] ?? [], unnamed)
      const all = meant.length > 0 ? meant : naming.listed
      return { ...naming, listed: byAmount(naming, inGroup), all }
    }),
  )
}

/** A naming with all its candidate lines, before groups and amounts narrowed them. */
type Open = Naming & { all: readonly Listed[] }

/**
 * 'The water for the dough', 'the oil of the filling': the lines of that group, or with that
 * remark.
 */
function byPurpose({ behind, listed }: Naming): Listed[] {
  const said = /^ (?:for|of) (?:the )?(\p{L}+)/iu.exec(behind)?.[1]?.toLowerCase()
  if (said === undefined || listed.length < 2) return []
  const has = (text: string) => text.toLowerCase().split(/\W+/).includes(said)
  const grouped = listed.filter(({ group }) => has(group))
  return grouped.length > 0 ? grouped : listed.filter(({ line }) => has(line.raw))
}

const within = (groups: readonly string[], listed: readonly Listed[]) =>
  orAll(listed, ({ group }) => groups.includes(group))

/** 'The 80 g butter' is the line with 80 g. */
function byAmount({ part }: Naming, listed: readonly Listed[]): readonly Listed[] {
  if (part?.kind !== 'amount' || listed.length < 2) return listed
  const same = listed.filter(
    ({ line }) => line.quantity?.max === part.quantity.max && line.unit === part.unit,
  )
  return same.length > 0 ? same : listed
}

/**
 * Of two kinds of a food, the one that no other step calls by a longer name; of two groups, the
 * next unused.
 */
function byOthers(namings: readonly Open[]): Naming[] {
  const known: Known = {
    sure: new Set(
      namings.flatMap(({ listed, isWeak }) => (listed.length === 1 && !isWeak ? listed : [])),
    ),
    touched: new Set(),
    begun: new Set(),
    here: [],
  }
  let step = -1
  return namings.map(({ all, ...naming }) => {
    if (naming.step !== step) known.here = []
    step = naming.step
    const isRest = naming.part?.kind === 'rest' && all.length > 1 && !naming.isMany
    const listed = isRest ? chooseRest(naming, all, known) : chooseAmong(naming, all, known)
    // 'The other salt' is the line that no step has used.
    const isUntouched =
      isRest && listed.every((one) => !known.touched.has(one) && !known.begun.has(one))
    // 'The rest of the sauce', half of which was used by its full name.
    const isBegun = naming.part?.kind === 'rest' && listed.some((one) => known.begun.has(one))
    const chosen = {
      ...naming,
      listed,
      isWeak: naming.isWeak && !isBegun,
      part: isUntouched ? undefined : naming.part,
    }
    remember(known, chosen)
    return chosen
  })
}

/** What is known about the lines at the point of a naming. */
type Known = {
  /** Called by more than their kind in some step. */
  sure: ReadonlySet<Listed>
  touched: Set<Listed>
  /** Partly used, with a rest to come. */
  begun: Set<Listed>
  /** Named earlier in the same step. */
  here: Listed[]
}

/** The line that was partly used, or the only unused one; none if it is unclear. */
function chooseRest(
  { listed }: Naming,
  all: readonly Listed[],
  { touched, begun, here }: Known,
): readonly Listed[] {
  const open = all.filter((one) => begun.has(one))
  const again = open.filter((one) => here.includes(one))
  if (again.length === 1) return again
  if (open.length > 0) return orAll(open, (one) => listed.includes(one))
  if (!all.some((one) => touched.has(one))) return listed
  const untouched = all.filter((one) => !touched.has(one))
  return untouched.length === 1 ? untouched : []
}

function chooseAmong(
  { listed, plain, isWeak, isMany, isResult, doing }: Naming,
  all: readonly Listed[],
  { sure, touched, begun }: Known,
): readonly Listed[] {
  if (all.length < 2 || isWeak || isMany) return listed
  const twin = all.find((one) => !touched.has(one) && !sure.has(one))
  const isTaken = /^(?:takes|strews|names)$/.test(doing) && !isResult
  // 'Serve with the parmesan', after that of the group was used up.
  if (twin && isTaken && listed.every((one) => touched.has(one) && isSameFood(one, twin)))
    return begun.has(listed[0] ?? twin) ? listed : [twin]
  if (listed.length < 2) return listed
  // 'Heat the oil again', if each has its full name in other steps.
  const had = listed.filter((one) => touched.has(one))
  const areTwins = new Set(listed.map(toFood)).size < listed.length
  if (had.length > 0 && !areTwins && listed.every((one) => sure.has(one)))
    return orAll(had, (one) => begun.has(one))
  const isForDusting = (one: Listed) => isForTheTin(one.line) && !touched.has(one)
  const isPrepared = doing === 'prepares' || (doing === 'strews' && listed.some(isForDusting))
  const isFit = (one: Listed) =>
    isForTheTin(one.line) === isPrepared && touched.has(one) === isResult
  const fit = orAll(listed, isFit)
  const unsure = orAll(fit, (one) => !sure.has(one))
  const meant = orAll(unsure, (one) => plain.includes(one))
  const isTwice = new Set(meant.map(toFood)).size < meant.length
  const isOfGroups = new Set(meant.map(({ group }) => group)).size > 1
  const next = isTwice || isOfGroups ? meant.find((one) => !touched.has(one)) : undefined
  return next ? [next] : orAll(meant, (one) => begun.has(one))
}

const isSameFood = (one: Listed, other: Listed): boolean =>
  [...one.words].join() === [...other.words].join()

const toFood = ({ line }: Listed) => line.name.toLowerCase()

/** The lines with this property; all if none has it. */
function orAll(listed: readonly Listed[], isSo: (one: Listed) => boolean): readonly Listed[] {
  const some = listed.filter(isSo)
  return some.length > 0 ? some : listed
}

function remember({ touched, begun, here }: Known, { listed, part, isWeak, doing }: Naming): void {
  if (listed.length === 1) here.push(...listed)
  for (const one of listed) {
    if (!isWeak && doing !== 'prepares' && doing !== 'speaks') touched.add(one)
    if (part?.kind === 'rest') begun.delete(one)
    else if (part && !isWeak && (shareOf(one.line, part) ?? 0) < 1) begun.add(one)
  }
}
