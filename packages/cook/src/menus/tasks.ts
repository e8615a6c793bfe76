import type { Dish } from '@potluck/cookbook'

/** A step of a dish as the timeline needs it, with its minutes of work, waiting and oven. */
export type Task = {
  text: string
  active: number
  wait: number
  oven: number
  /** Of the oven, in degrees Celsius; undefined when the step changes it or none was named. */
  heat: number | undefined
  needsBurner: boolean
  /** It is done while the step before it goes on by itself. */
  isMeanwhile: boolean
}

/** FDA Food Code 2022: reheated food has to reach 74 °C (165 °F) throughout. */
export const WARM_AGAIN: Task = {
  text: 'Warm it again, covered, on the stove or in the oven, until it is 74 °C in the middle.',
  active: 5,
  wait: 30,
  oven: 0,
  heat: undefined,
  needsBurner: false,
  isMeanwhile: false,
}

const OVEN_HEAT = /(\d{2,3}) ?°C/g
const ON_STOVE =
  /\b(?:simmer|boil|fry|frying|saut[ée]|saucepan|skillet|wok|medium heat|low heat|high heat|heat the (?:oil|butter|fat)|poach|steam|brown)/i
const SPEAKS_OF_OVEN = /\boven\b|\bbak(?:e|ing)\b|\broast\b/i

/** The steps of a dish with their minutes. `steps` are their texts for the number of people. */
export function toTasks(dish: Dish, steps: readonly string[]): Task[] {
  let heat: number | undefined
  return dish.steps.map(({ text, minutes }, at) => {
    const heats = SPEAKS_OF_OVEN.test(text) ? heatsOf(text) : []
    heat = heats.at(-1) ?? heat
    const words = steps.length === dish.steps.length ? (steps[at] ?? text) : text
    return {
      text: shorten(words),
      ...minutes,
      heat: minutes.oven > 0 && heats.length < 2 ? heat : undefined,
      needsBurner: ON_STOVE.test(text),
      isMeanwhile: at > 0 && /^(?:meanwhile|in the meantime|while )/i.test(text),
    }
  })
}

/** The oven temperatures in a text. Lower figures are those of a thermometer in the food. */
function heatsOf(text: string): number[] {
  const degrees = Array.from(text.matchAll(OVEN_HEAT), ([, figure]) => Number(figure))
  return [...new Set(degrees.filter((heat) => heat >= 100))]
}

const LONGEST = 140

/** The first sentences, as many as fit; at least one. */
function shorten(text: string): string {
  const sentences = text.split(/(?<=[.!])\s+(?=[A-Z])/)
  const [first = text, ...more] = sentences
  let short = first
  for (const sentence of more) {
    if (short.length + sentence.length + 1 > LONGEST) break
    short = `${short} ${sentence}`
  }
  return short
}
