import { openChance } from './chance.ts'
import { openBench } from './dish/bench.ts'
import { type Larder, openLarder } from './dish/larder.ts'
import type { Form, Style } from './forms/form.ts'
import { FORMS } from './forms/forms.ts'
import { type Judge, openJudge, suitsCuisine } from './judge.ts'
import { USUAL_SERVINGS, type Wish } from './wish.ts'
import { type Plate, toPlate } from './write-up/write-up.ts'

/** A possible answer, and how well it fits. */
export type Candidate = { form: Form; style: Style; plate: Plate; score: number }

/** The number that all random choices of an answer derive from. */
export type Seed = number

/** The most that the seed can lift a dish over one that fits as well. */
const LUCK = 6
/** The same, smaller if another dish would let food at home spoil. */
const LUCK_FROM_HOUSE = 3
/** How many seasonings of one form compete, so that a form with many does not win by their number. */
const VARIANTS = 2
/** A request that names this many foods gets the seasoning with room for them. */
const NAMED = 3

/**
 * The dishes that answer a wish, best first: the named dish, then its form, then anything that fits
 * the rest. The seed decides between dishes that fit about equally well.
 */
export function* listCandidates(wish: Wish, seed: Seed): Generator<Candidate> {
  const order: Order = { larder: openLarder(wish), seed, judge: openJudge(wish) }
  const form = FORMS.find(({ id }) => id === wish.form)
  if (form) {
    const meant = form.styles.filter(({ id, apart }) => !apart || id === wish.style)
    const [named, others] = parted(meant, ({ id }) => id !== undefined && id === wish.style)
    for (const styles of [named, others]) yield* cookBest(toChoices(form, styles), order)
  }
  const suiting = FORMS.filter(
    (any) => any.id !== wish.notForm && (form ? isInstead(any, form) : suitsTaste(any, wish)),
  )
  for (const forms of form ? byForm(suiting, form) : byMeal(suiting, wish)) {
    const choices = forms.flatMap((any) => toChoices(any, pickStyles(any, wish, seed)))
    yield* cookBest(choices, order)
  }
  // A dish of another cuisine rather than none.
  if (wish.cuisines.length === 0) return
  const foreign = (style: Style) => style.liking !== 0 && !suitsCuisine(style, wish)
  yield* cookBest(
    suiting.flatMap((any) => toChoices(any, any.styles.filter(foreign))),
    order,
  )
}

function parted<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

/** A request that only says 'dinner' gets dinner dishes, while there are any. */
function byMeal(forms: readonly Form[], { meal, asked }: Wish): [Form[], Form[]] {
  const isOpen = meal === undefined || asked.some(({ stocked }) => !stocked)
  const suits = ({ meals }: Form) => isOpen || meals.includes(meal)
  return parted(forms, suits)
}

/** Instead of porridge, prefers what is eaten at the same meal. */
function byForm(forms: readonly Form[], { meals }: Form): [Form[], Form[]] {
  return parted(forms, (any) => any.meals.some((meal) => meals.includes(meal)))
}

/** Whether another form can replace the requested one: sweet for sweet. */
function isInstead(any: Form, form: Form): boolean {
  return any !== form && any.sweet === form.sweet
}

type Order = { larder: Larder; seed: Seed; judge: Judge }

/** A dish that could be cooked. */
type Choice = { form: Form; style: Style }

function toChoices(form: Form, styles: readonly Style[]): Choice[] {
  return styles.map((style) => ({ form, style }))
}

/** Best first; a dish is only composed once no other can be better. */
function* cookBest(choices: readonly Choice[], order: Order): Generator<Candidate> {
  const waiting = choices.map((choice) => {
    const most = order.larder.isFromHouse ? LUCK_FROM_HOUSE : LUCK
    const luck = openChance(order.seed, choice.form.id, numberOf(choice), 'luck').next() * most
    return { choice, luck, atMost: order.judge.atMost(choice.form, choice.style) + luck }
  })
  const ready: Candidate[] = []
  for (const { choice, luck, atMost } of waiting.sort((a, b) => b.atMost - a.atMost)) {
    while (ready[0] && ready[0].score >= atMost) yield* ready.splice(0, 1)
    const candidate = cook(choice, luck, order)
    if (!candidate) continue
    ready.push(candidate)
    ready.sort((a, b) => b.score - a.score)
  }
  yield* ready
}

function cook(choice: Choice, luck: number, { larder, seed, judge }: Order): Candidate | undefined {
  const { form, style } = choice
  const chance = openChance(seed, form.id, numberOf(choice))
  const servings = larder.wish.servings ?? USUAL_SERVINGS
  const draft = style.make(openBench({ larder, servings, chance }))
  if (!draft) return undefined
  const plate = toPlate(draft, servings)
  return { form, style, plate, score: judge.judge(form, style, plate) + luck }
}

function numberOf({ form, style }: Choice): number {
  return form.styles.indexOf(style)
}

/** The styles of a form that was not named: those that fit, with a limit on mere variants. */
function pickStyles(form: Form, wish: Wish, seed: Seed): Style[] {
  const suiting = form.styles.filter((style) => style.liking !== 0 && suitsCuisine(style, wish))
  const variants = suiting.filter(({ id }) => id === undefined)
  const isOpen = wish.asked.filter(({ loose }) => !loose).length < NAMED
  const mixed = openChance(seed, form.id).shuffle(variants)
  const picked = isOpen ? mixed.slice(0, VARIANTS) : mixed
  return suiting.filter((style) => style.id !== undefined || picked.includes(style))
}

/** A sweet wish gets sweet forms; breakfast and snacks may be either. */
function suitsTaste(form: Form, wish: Wish): boolean {
  if (wish.sweet) return form.sweet
  const open = wish.asked.every(({ loose, stocked }) => loose || stocked)
  const either = open && (wish.meal === 'breakfast' || wish.meal === 'snack')
  return either || !form.sweet
}
