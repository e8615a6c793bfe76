import type { Subject } from '../subject.ts'
import { type Sort, sortOf } from './sort.ts'

/** Answers questions on keeping, freezing, preparing ahead and reheating. The general rules are the USDA's (FSIS). */
export function tellLater(plain: string, subject: Subject): string | undefined {
  if (/\bunchilled\b/.test(plain))
    return 'No longer than 2 hours, 1 hour above 32 °C (90 °F): then it belongs in the fridge, covered. What stood out overnight goes into the bin. Source: USDA FSIS.'
  if (
    /\breheat|\b(?:warm|heat)\b.*\b(?:up|again)\b|\bmicrowave\b.*\b(?:it|leftovers)\b/.test(plain)
  )
    return tellReheating(subject)
  if (
    /\bahead\b|\bin advance\b|\b(?:day|night|morning) before\b|\bprep(?:are)?\b.*\b(?:before|earlier|early)\b|\bovernight\b/.test(
      plain,
    )
  )
    return tellAhead(subject)
  if (/\bfreez|\bfrozen\b/.test(plain)) return tellFreezing(subject)
  const isKeeping =
    /\bhow long\b.*\b(?:keeps?|lasts?|good|stay|store|fridge|hold|safe)\b|\b(?:keep|store|stored|save|leftovers?|fridge)\b|\bgo(?:es)? bad\b|\btomorrow\b|\bnext day\b/
  return isKeeping.test(plain) ? tellKeeps(subject) : undefined
}

function remarksWith({ remarks }: Subject, words: RegExp): string[] {
  return remarks.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((one) => words.test(one))
}

function sourceOf({ dish }: Subject): string {
  return dish ? 'Source: our cookbook.' : 'Source: the recipe.'
}

function tellKeeps(subject: Subject): string {
  const said = remarksWith(subject, /\b(?:keeps?|freez\w*|leftovers?)\b/i)
  if (said.length > 0) return `${said.slice(0, 3).join(' ')} ${sourceOf(subject)}`
  return 'The recipe does not say. As a rule, cool what is left within 2 hours, keep it covered in the fridge for 3 to 4 days, and reheat it until it steams, 74 °C (165 °F) inside. Source: USDA FSIS.'
}

const FREEZES: Partial<Record<Sort, string>> = {
  soup: 'Yes: it freezes well for 3 months. Cool it quickly, leave 2 cm of room in the box, and hold back cream, pasta and fresh herbs until you warm it.',
  stew: 'Yes: it freezes well for 3 months. Cool it quickly, freeze it flat in portions, and thaw it in the fridge overnight.',
  curry:
    'Yes: the sauce freezes well for 3 months. Potatoes in it turn mealy and yogurt may separate, which is no fault but a pity.',
  casserole:
    'Yes, baked and cold, in portions, for 2 to 3 months. Thaw it in the fridge overnight and heat it covered at 180 °C (350 °F) until it is hot in the middle.',
  crumble:
    'Yes, baked and cold, for 2 to 3 months. Bake it uncovered from frozen at 180 °C (350 °F) for 30 to 40 minutes, until the fruit bubbles and the top is crisp.',
  bread:
    'Yes: sliced and well wrapped it keeps 3 months frozen. Toast slices from frozen, or warm the loaf for 10 minutes at 180 °C (350 °F).',
  baked:
    'Without cream or frosting yes: well wrapped for 2 to 3 months. Thaw it wrapped at room temperature, so that the water settles on the wrapping.',
  rice: 'Yes, if it is cooled within 1 hour: flat in bags for 1 month. Heat it from frozen until it steams all through.',
  roast:
    'The cooked meat yes, sliced and covered with its juices, for 2 to 3 months. Crisp skin and crust are lost.',
  salad:
    'No: what is raw and crisp thaws limp and watery. Keep the dressing apart in the fridge and dress what you eat.',
  fried:
    'Only without regret for the crust: freeze it flat, and bake it from frozen at 200 °C (400 °F) until crisp and hot.',
  eggs: 'I would not: cooked egg turns rubbery and weeps in the freezer. It keeps 3 to 4 days in the fridge.',
  custard:
    'I would not: what is set with egg, gelatin or cream weeps when it thaws, unless it is a frozen dessert.',
  pasta:
    'The sauce yes, for 3 months; the cooked pasta turns soft. Cook it fresh to the thawed sauce.',
  sandwich: 'The filling at most, if it is cooked; bread with fresh things in it thaws wet.',
  fish: 'I would not: cooked fish turns dry and strong. It keeps 2 days in the fridge.',
}

function tellFreezing(subject: Subject): string {
  const said = remarksWith(subject, /\bfreez\w*|\bfrozen\b/i).filter(
    (one) => !/\bfrozen (?:peas|berries|spinach|corn)/.test(one),
  )
  if (said.length > 0) return `${plainlySo(said.slice(0, 2).join(' '))} ${sourceOf(subject)}`
  const sort = sortOf(subject)
  const known = sort && FREEZES[sort]
  return known
    ? `The recipe does not say; of its sort I can tell. ${known} Source: our own rule.`
    : 'The recipe does not say, and I have not tested it. As a rule what is cooked and moist freezes well for 2 to 3 months, what is crisp, creamy or raw does not. Source: our own rule.'
}

/** The sentences, with 'Yes' or 'No' put before them for a dish that freezes well or does not. */
function plainlySo(said: string): string {
  if (/^(?:yes|no)\b/i.test(said)) return said
  const isNot =
    /\b(?:not|never|no)\b[^.]*\b(?:freez\w*|frozen)\b|\bfreez\w*\b[^.]*\b(?:not|badly)\b/i
  return `${isNot.test(said) ? 'No' : 'Yes'}: ${said.replace(/^(?:It|The|Leftovers|Wrapped|Cooked)\b/, (word) => word.toLowerCase())}`
}

/** Whether a dish freezes, known only by its name. Undefined when the name does not say what sort of dish it is. */
export function tellFreezingOf(title: string): string | undefined {
  const sort = sortOf({ title, dish: undefined })
  const known = sort && FREEZES[sort]
  return known && `${known} Reheat it to 74 °C (165 °F). Source: our own rule; USDA FSIS.`
}

/** Whether a dish can be made ahead: by what its recipe says, else by its sort. */
export function tellAhead(subject: Subject): string {
  const said = remarksWith(
    subject,
    /\bahead\b|\bday before\b|\bnext day\b|\bin advance\b|\bovernight\b/i,
  )
  if (said.length > 0) return `${said.slice(0, 2).join(' ')} ${sourceOf(subject)}`
  const kept = remarksWith(subject, /\bkeeps?\b/i)[0]
  const sort = sortOf(subject)
  const rule = sort && AHEAD[sort]
  if (rule) return `${rule}${kept ? ` ${kept}` : ''} Source: our own rule.`
  return `The recipe does not say, and I have not tested it.${kept ? ` ${kept}` : ''} Chopping, measuring and sauces can be done the day before and kept in the fridge.`
}

const AHEAD: Partial<Record<Sort, string>> = {
  soup: 'Yes, it is even better the next day: cool it within 2 hours, keep it in the fridge, and warm it gently.',
  stew: 'Yes, it is even better the next day: cool it within 2 hours, keep it in the fridge, and warm it slowly with a splash of water.',
  curry:
    'Yes, the spices settle overnight: cool it within 2 hours, and add fresh herbs only when you warm it.',
  casserole:
    'Yes: put it together the day before, keep it covered in the fridge, and bake it 10 to 15 minutes longer because it starts cold.',
  salad:
    'In parts: wash, cut and make the dressing the day before, and dress it only at the table.',
  pasta: 'The sauce yes, a day or two before; cook the pasta fresh.',
  fried:
    'Only up to the frying: bread or coat it some hours before and keep it in the fridge, then fry it fresh.',
  baked:
    'Yes: bake it the day before and keep it wrapped; cream, frosting and glaze come on the day.',
  crumble:
    'In parts: keep the fruit and the topping apart in the fridge, strew the one over the other on the day and bake it.',
  bread:
    'Yes: let the dough rise overnight in the fridge, or bake it the day before and warm it through.',
  custard:
    'Yes, it wants some hours in the fridge anyway: make it the day before and put on crisp things at the last moment.',
  roast:
    'In parts: season it the day before and keep it uncovered in the fridge, which helps the crust; cook it on the day.',
  fish: 'No: fish is cooked when it is eaten. Sauces and vegetables can be ready before.',
  rice: 'Rather not: rice must be cooled within 1 hour and is best fresh. Measure and chop before.',
  eggs: 'Rather not: eggs are best at once. Chop and grate what goes in the day before.',
}

const WARMS: Partial<Record<Sort, string>> = {
  soup: 'In a pot over medium heat, stirring, until it boils; with cream or egg in it only until it steams.',
  stew: 'In a covered pot over low heat with a splash of water, stirring now and then, about 15 minutes, until it bubbles in the middle.',
  curry:
    'In a covered pot over low heat with a splash of water, stirring, about 10 minutes, until it bubbles.',
  casserole:
    'Covered with foil in the oven at 180 °C (350 °F), 20 to 25 minutes, until the middle is hot; uncovered for the last 5.',
  crumble:
    'Uncovered in the oven at 180 °C (350 °F), 15 to 20 minutes, until the fruit bubbles and the top is crisp again; the microwave makes it soft.',
  pasta: 'In a pan with 2 to 3 tablespoons of water over medium heat, tossing, 3 to 5 minutes.',
  rice: 'With 1 tablespoon of water for each cup, covered, in the microwave or a pot until it steams all through. Only once, and only rice that was cooled within 1 hour.',
  roast:
    'Covered with a little stock in the oven at 150 °C (300 °F), 15 to 20 minutes; crisp the skin uncovered at the end.',
  fried: 'In the oven on a rack at 200 °C (400 °F), 8 to 12 minutes; the microwave makes it soft.',
  fish: 'Gently: covered in the oven at 140 °C (275 °F), about 15 minutes, or eat it cold.',
  bread: 'In the oven at 180 °C (350 °F), 5 to 10 minutes, sprinkled with a little water.',
  baked: 'If it is eaten warm, 5 to 10 minutes in the oven at 150 °C (300 °F).',
  vegetables: 'In a hot pan, tossing, 3 to 5 minutes.',
  eggs: 'In short turns in the microwave or over low heat, until it is hot all through.',
  salad: 'It is not to be reheated: eat it cold, or let it stand for 20 minutes out of the fridge.',
  custard: 'It is not to be reheated: it would separate.',
}

function tellReheating(subject: Subject): string {
  const said = remarksWith(
    subject,
    /\breheat\w*|\bwarm\b.*\b(?:again|up|through|gently)\b|\brewarm/i,
  )
  if (said.length > 0)
    return `${said.slice(0, 2).join(' ')} It is hot enough at 74 °C (165 °F) inside. Source: our cookbook; USDA FSIS.`
  const sort = sortOf(subject)
  const way =
    (sort && WARMS[sort]) ??
    'Covered, with a splash of water, over low heat or in the microwave, stirring once.'
  const isCold = /not to be reheated/.test(way)
  return isCold
    ? `${way} Source: our own rule.`
    : `${way} It is hot enough when it steams in the middle, 74 °C (165 °F). Source: USDA FSIS.`
}
