import { openChance } from './chance.ts'
import { indexNames, type NameIndex, openBench } from './dish/bench.ts'
import type { Form, Style } from './forms/form.ts'
import { FORMS } from './forms/forms.ts'
import { type Judge, openJudge, suitsCuisine } from './judge.ts'
import type { Wish } from './wish.ts'
import { type Plate, toPlate } from './write-up/write-up.ts'

/** A dish that could be the answer, and how well it answers. */
export type Candidate = { form: Form; style: Style; plate: Plate; score: number }

/** What the choices of an answer follow from: the number and the words of the request. */
export type Seed = number

/** How many a recipe serves when nobody says. */
const USUAL_SERVINGS = 4
/** How far the seed can lift a dish over one that answers as well. */
const LUCK = 6
/** Seasonings of one form that compete, so that a form of many does not win by their number. */
const VARIANTS = 2

/**
 * The dishes that answer a wish, best first: the dish by its name, then its form, then anything that
 * answers the rest of it. The seed settles what is as good as equal.
 */
export function* listCandidates(wish: Wish, seed: Seed): Generator<Candidate> {
  const order: Order = { wish, seed, names: indexNames(wish), judge: openJudge(wish) }
  const form = FORMS.find(({ id }) => id === wish.form)
  const styles = form?.styles ?? []
  const named = styles.filter(({ id }) => id !== undefined && id === wish.style)
  if (form) yield* byScore(cookAll(form, named, order))
  if (form)
    yield* byScore(
      cookAll(
        form,
        styles.filter((style) => !named.includes(style)),
        order,
      ),
    )
  const suiting = FORMS.filter((any) => (form ? isInstead(any, form) : suitsTaste(any, wish)))
  const [usual, others] = byMeal(suiting, wish)
  for (const forms of [usual, others])
    yield* byScore(forms.flatMap((any) => cookAll(any, pickStyles(any, wish, seed), order)))
  // Of another kitchen rather than none.
  const { cuisines } = wish
  const foreign = (style: Style) =>
    cuisines.length > 0 && style.liking !== 0 && !suitsCuisine(style, wish)
  yield* byScore(suiting.flatMap((any) => cookAll(any, any.styles.filter(foreign), order)))
}

/** Who only says 'dinner' gets what is eaten for dinner, while there is any. */
function byMeal(forms: readonly Form[], { meal, asked, pantry }: Wish): [Form[], Form[]] {
  const isOpen = meal === undefined || asked.length + pantry.length > 0
  const suits = ({ meals }: Form) => isOpen || meals.includes(meal)
  return [forms.filter(suits), forms.filter((form) => !suits(form))]
}

/** Another form in the place of the one that was asked for: sweet for sweet. */
function isInstead(any: Form, form: Form): boolean {
  return any !== form && any.sweet === form.sweet
}

type Order = { wish: Wish; seed: Seed; names: NameIndex; judge: Judge }

function cookAll(form: Form, styles: readonly Style[], order: Order): Candidate[] {
  const { wish, seed, names, judge } = order
  return styles.flatMap((style): Candidate[] => {
    const chance = openChance(seed, form.id, form.styles.indexOf(style))
    const bench = openBench({ wish, names, servings: wish.servings ?? USUAL_SERVINGS, chance })
    const draft = style.make(bench)
    if (!draft) return []
    const plate = toPlate(draft, bench.servings)
    const score = judge(form, style, plate) + chance.next() * LUCK
    return [{ form, style, plate, score }]
  })
}

/** The styles of a form nobody asked for by name: those that suit, at most so many mere variants. */
function pickStyles(form: Form, wish: Wish, seed: Seed): Style[] {
  const suiting = form.styles.filter((style) => style.liking !== 0 && suitsCuisine(style, wish))
  const variants = suiting.filter(({ id }) => id === undefined)
  const picked = openChance(seed, form.id).shuffle(variants).slice(0, VARIANTS)
  return suiting.filter((style) => style.id !== undefined || picked.includes(style))
}

/** Sweet wishes get sweet forms; breakfast and snacks may be either. */
function suitsTaste(form: Form, wish: Wish): boolean {
  if (wish.sweet) return form.sweet
  const open = wish.asked.every((name) => name.loose === true)
  const either = open && (wish.meal === 'breakfast' || wish.meal === 'snack')
  return either || !form.sweet
}

function byScore(candidates: readonly Candidate[]): Candidate[] {
  return [...candidates].sort((a, b) => b.score - a.score)
}
