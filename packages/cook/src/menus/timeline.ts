import type { Dish } from '@potluck/cookbook'
import type { MenuMoment } from './menu.ts'
import { type Task, toTasks, WARM_AGAIN } from './tasks.ts'

/** A dish as the timeline needs it. */
export type Planned = {
  dish: Dish
  title: string
  /** The steps as its recipe has them, for the number of people. */
  steps: readonly string[]
  /** Minutes before serving at which it has to be done; negative when people already eat. */
  doneBefore: number
  /** A dish that is as good later is made when nothing else needs the cook. */
  served: 'hot' | 'fresh' | 'later'
  /** It is ready when people eat, so what is served with it uses the oven earlier. */
  isMain: boolean
  /** Its work is done the day before. */
  isAhead: boolean
  /** It is reheated before it is served. */
  isWarmed: boolean
}

/** A hot dish that is ready too early, and by how many minutes. */
export type Waiting = { dish: string; minutes: number }

/** The burners of a stove, and the dishes that fit in one oven at once. */
const BURNERS = 4
const SHELVES = 2
/** Degrees Celsius by which two dishes may differ and still share the oven. */
const SAME_HEAT = 10
/** The hours between which the cook works, in minutes from midnight. */
const [WAKES, SLEEPS] = [7 * 60, 22 * 60]
/** From this many minutes on, a wait is long enough for a night or an errand, and not spent on a burner. */
const LONG_PAUSE = 120
const GRID = 5
/** Minutes that a hot dish may stand covered. */
const STAYS_WARM = 40
const MOST_LETTERS = 260

type Span = { from: number; to: number }
type Taken = { work: Span[]; oven: (Span & { heat: number | undefined })[]; burners: Span[] }

/**
 * Plans what to do and when, backwards from serving: one cook does one thing at a time, one oven has one temperature,
 * and one stove four burners. Each step is placed as late as that allows, hot dishes first. Work on one dish may fill
 * the waiting time of another.
 * @param servedAt in minutes from midnight
 */
export function planTimeline(
  planned: readonly Planned[],
  servedAt: number,
): { moments: MenuMoment[]; waiting: Waiting[] } {
  const taken: Taken = { work: [], oven: [], burners: [] }
  const waiting: Waiting[] = []
  const isFirst = ({ served, isMain }: Planned) => served === 'hot' && isMain
  const turns = [
    planned.filter(isFirst),
    planned.filter((one) => one.served !== 'later' && !isFirst(one)),
    planned.filter(({ served }) => served === 'later'),
  ]
  const moments = turns.flatMap((some) => placeAll(some, taken, servedAt))
  for (const { served, title, doneBefore } of planned) {
    const ends = moments.filter(({ dish }) => dish === title).map(endOf)
    const minutes = Math.min(...ends) - doneBefore
    if (served === 'hot' && minutes > STAYS_WARM) waiting.push({ dish: title, minutes })
  }
  const inTime = moments.toSorted((one, other) => other.minutesBefore - one.minutesBefore)
  return { moments: joined(inTime), waiting }
}

function endOf({ minutesBefore, active, unattended }: MenuMoment): number {
  return minutesBefore - active - unattended
}

/** Merges steps of one dish that follow each other without a pause. */
function joined(moments: readonly MenuMoment[]): MenuMoment[] {
  const all: MenuMoment[] = []
  for (const moment of moments) {
    const before = all.at(-1)
    if (before && follows(moment, before)) {
      const { minutesBefore, text, active } = before
      all[all.length - 1] = {
        ...moment,
        minutesBefore,
        text: `${text} ${moment.text}`,
        active: active + moment.active,
      }
    } else all.push(moment)
  }
  return all
}

function follows(moment: MenuMoment, before: MenuMoment): boolean {
  return (
    before.dish === moment.dish &&
    before.unattended === 0 &&
    before.minutesBefore - before.active <= moment.minutesBefore + GRID &&
    before.text.length + moment.text.length < MOST_LETTERS
  )
}

/** A dish whose steps are being placed, from the last to the first. */
type Placing = {
  planned: Planned
  tasks: Task[]
  /** Minutes before serving by which the next step to place has to be done, and by which it has to have begun. */
  due: number
  begun: number
  /** Its work has been moved to the day before, or need not be. */
  isMovedAhead: boolean
}

/**
 * Places the steps of all dishes. In each round the step that can be done latest is placed, so that the dishes progress
 * together and none is finished long before the others.
 */
function placeAll(planned: readonly Planned[], taken: Taken, servedAt: number): MenuMoment[] {
  const dishes = planned.map((one): Placing => {
    const tasks = [...toTasks(one.dish, one.steps), ...(one.isWarmed ? [WARM_AGAIN] : [])]
    return {
      planned: one,
      tasks,
      due: one.doneBefore,
      begun: LONG_AFTER,
      isMovedAhead: !one.isAhead,
    }
  })
  const moments: MenuMoment[] = []
  for (;;) {
    const next = dishes
      .flatMap((dish) => {
        const task = dish.tasks.at(-1)
        return task ? [{ dish, task, end: findEnd(dish, task, taken, servedAt) }] : []
      })
      .toSorted((one, other) => one.end - other.end || rankOf(one.dish) - rankOf(other.dish))[0]
    if (!next) return moments
    moments.push(take(next, taken))
  }
}

/** A hot dish is placed first, and so done last. */
function rankOf({ planned }: Placing): number {
  return planned.served === 'hot' ? 0 : 1
}

const LONG_AFTER = Number.NEGATIVE_INFINITY

/**
 * The latest time a step can be done, in minutes before serving. For a dish made ahead, the work before its last long
 * pause is moved to the day before.
 */
function findEnd(dish: Placing, task: Task, taken: Taken, servedAt: number): number {
  const isPause = task.wait >= LONG_PAUSE
  if (!dish.isMovedAhead && task !== WARM_AGAIN && (isPause || !hasPause(dish.tasks))) {
    dish.isMovedAhead = true
    dish.due = Math.max(dish.due, servedAt + 1440 - SLEEPS - (isPause ? task.wait : 0))
  }
  const due = Math.max(dish.due, dish.begun - lengthOf(task))
  for (let end = due; ; end += GRID) {
    const wanted = spansOf(task, end)
    if (!isAsleep(wanted.work, servedAt) && !isTooMuch(task, wanted, taken)) return end
  }
}

function take(
  { dish, task, end }: { dish: Placing; task: Task; end: number },
  taken: Taken,
): MenuMoment {
  const { work, oven, burner } = spansOf(task, end)
  if (task.active > 0) taken.work.push(work)
  if (task.oven > 0) taken.oven.push(oven)
  if (task.needsBurner) taken.burners.push(burner)
  const from = end + lengthOf(task)
  dish.tasks.pop()
  // A step done 'meanwhile' runs beside the one before it, which only has to have begun earlier.
  if (task.isMeanwhile) dish.begun = Math.max(dish.begun, from)
  else {
    // When a dish is finished after the main course, only its last step takes the cook from the table.
    const isAtTable = dish.planned.served === 'later' && from < 0
    ;[dish.due, dish.begun] = [isAtTable ? 0 : from, LONG_AFTER]
  }
  return {
    minutesBefore: from,
    dish: dish.planned.title,
    text: task.text,
    active: task.active,
    unattended: task.wait + task.oven,
  }
}

function lengthOf({ active, wait, oven }: Task): number {
  return active + wait + oven
}

function spansOf(task: Task, end: number): Wanted {
  const from = end + lengthOf(task)
  const work = { from, to: from - task.active }
  const oven = { from: end + task.oven, to: end, heat: task.heat }
  return { work, oven, burner: { from, to: task.wait < LONG_PAUSE ? end : work.to } }
}

function hasPause(tasks: readonly Task[]): boolean {
  return tasks.some(({ wait }) => wait >= LONG_PAUSE)
}

type Wanted = { work: Span; oven: Span & { heat: number | undefined }; burner: Span }

function isTooMuch(task: Task, { work, oven, burner }: Wanted, taken: Taken): boolean {
  if (task.active > 0 && taken.work.some((other) => meet(work, other))) return true
  const inOven = task.oven > 0 ? taken.oven.filter((other) => meet(oven, other)) : []
  const isFull = inOven.length >= SHELVES
  if (isFull || inOven.some(({ heat }) => !isSameHeat(heat, task.heat))) return true
  return task.needsBurner && taken.burners.filter((other) => meet(burner, other)).length >= BURNERS
}

function isSameHeat(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && Math.abs(one - other) <= SAME_HEAT
}

/** Whether two spans overlap. They run backwards: `from` is longer before serving than `to`. */
function meet(one: Span, other: Span): boolean {
  return one.from > other.to && other.from > one.to
}

/** Whether work begins or ends at night. */
function isAsleep({ from, to }: Span, servedAt: number): boolean {
  return [from, to].some((before) => {
    const clock = (((servedAt - before) % 1440) + 1440) % 1440
    return before > 0 && (clock < WAKES || clock > SLEEPS)
  })
}
