import type { Form, Style } from './forms/form.ts'
import { FORMS } from './forms/forms.ts'
import type { Cuisine, Wish } from './wish.ts'
import { capitalize, joinWords } from './words/join.ts'
import { formatMinutes } from './write-up/minutes.ts'
import type { Plate } from './write-up/write-up.ts'

/** The most names in one note: a pantry of eighty is not listed. */
const MOST_NAMES = 4

/** Sentences that tell the cook where the dish differs from the request. */
export function toNotes(
  wish: Wish,
  { form, style, plate }: { form: Form; style: Style; plate: Plate },
): string[] {
  return [
    dishNote(wish, form, style),
    wish.near ? 'This is a new recipe along the lines of the last one.' : undefined,
    cuisineNote(wish, style.cuisines),
    timeNote(wish, plate),
    leftOutNote(wish, plate),
    unknownNamesNote(wish),
  ].filter((note) => note !== undefined)
}

function dishNote(wish: Wish, form: Form, style: Style): string | undefined {
  if (wish.dishWord !== undefined)
    return `A real ${wish.dishWord} is not in my book yet: this is ${form.called}, the nearest thing I can stand behind.`
  const meant = namedDish(wish)
  if (!meant || (meant.form === form && (meant.style ?? style) === style)) return undefined
  const called = style.called ?? form.called
  const thisIs = /^\S+s$/.test(called) ? 'These are' : 'This is'
  return `${thisIs} ${called} rather than ${meant.called}, which I could not make with the rest of what you asked.`
}

/** The dish a cook named, or its style, if that has a name of its own. */
export function namedDish({ form: asked, style: named }: Wish) {
  const form = FORMS.find(({ id }) => id === asked)
  const style = form?.styles.find(({ id, called }) => called && id === named)
  return form && { form, style, called: style?.called ?? form.called }
}

/** What to do about an unknown word that may be a dish or a food. */
export function toStrangeWordTip({ strangeWord }: Wish): string | undefined {
  if (strangeWord === undefined) return undefined
  return `I do not know “${strangeWord}”: if it is a dish or a food, tell me what goes into it.`
}

function cuisineNote(wish: Wish, cuisines: readonly Cuisine[]): string | undefined {
  if (wish.cuisineWord) {
    return `${capitalize(wish.cuisineWord)} cooking is not in my book yet, so the seasoning is that of its neighbors.`
  }
  if (wish.cuisines.length === 0 || cuisines.length === 0) return undefined
  if (wish.cuisines.some((cuisine) => cuisines.includes(cuisine))) return undefined
  const [wished] = wish.cuisines
  return (
    wished &&
    `It is seasoned after another kitchen than the ${capitalize(wished)} one, which makes no such dish in my book.`
  )
}

function timeNote({ maxMinutes }: Wish, { minutes }: Plate): string | undefined {
  const total = minutes.prep + minutes.cook
  if (maxMinutes === undefined || total <= maxMinutes) return undefined
  return `It takes ${formatMinutes(total)}: I have nothing honest that is done in ${formatMinutes(maxMinutes)}.`
}

function leftOutNote(wish: Wish, { parts }: Plate): string | undefined {
  const unused = wish.asked
    .filter(
      (name) => !(name.loose || name.stocked) && name.foods.some((id) => !wish.banned.has(id)),
    )
    .filter(({ foods }) => !parts.some((part) => foods.includes(part.id)))
  const names = unused.map(({ word }) => word)
  if (names.length === 0 || names.length > MOST_NAMES) return undefined
  return `I left out the ${joinWords(names)}.`
}

function unknownNamesNote({ unknownNames }: Wish): string | undefined {
  if (unknownNames.length === 0) return undefined
  const names = unknownNames.slice(0, MOST_NAMES)
  const isOne = names.length === 1
  return `I do not know how to cook with ${joinWords(names)} yet, so ${isOne ? 'it is' : 'they are'} not in it.`
}
