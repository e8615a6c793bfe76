import { isAllergen } from './allergen-names.ts'
import type { DietAnswer } from './kitchen-answers.ts'
import { type LineToCheck, toLinesToCheck } from './lines-to-check.ts'

/** Lines that conflict with all of these restrictions in the same way. */
export type Objected = { diets: DietAnswer[]; findings: Pick<Finding, 'line' | 'reason'>[] }

export type DietGroups = {
  /** The reader's restrictions that the recipe breaks, or may break. */
  warnings: DietAnswer[]
  /** Diets it is free for and that no other of them implies; the reader's own first. */
  seals: DietAnswer[]
  /** Every diet it is free for. */
  suits: DietAnswer[]
  /** Allergens it contains. */
  contains: Objected[]
  /** Diets it breaks for another reason than an allergen above. */
  breaks: Objected[]
  toCheck: LineToCheck[]
  /** Restrictions that no label decides, since too little is known about the recipe. */
  untold: LineToCheck[]
  /** Allergens that nothing listed contains. */
  absent: DietAnswer[]
  /** All allergens are absent. */
  isClear: boolean
}

type Finding = DietAnswer['findings'][number]

/** Sorts the kitchen's verdicts for a reader who keeps to `preferences`, given by label or id. */
export function toDietGroups(
  answers: readonly DietAnswer[],
  preferences: readonly string[] = [],
): DietGroups {
  const allergens = answers.filter(({ restriction }) => isAllergen(restriction))
  const diets = answers.filter(({ restriction }) => !isAllergen(restriction))
  const own = diets.filter((diet) => preferences.some((text) => names(diet, text)))
  const suits = diets.filter(isFree)
  const undecided = toLinesToCheck(answers.filter(({ verdict }) => verdict === 'unknown'))
  const held = allergens.filter(isContained)
  return {
    warnings: own.filter((diet) => !isFree(diet)),
    seals: toSeals(suits, own),
    suits,
    contains: held.map((allergen) => ({ diets: [allergen], findings: sureFindings(allergen) })),
    breaks: groupByFindings(diets.filter(isContained).filter((diet) => !isSaidBy(diet, held))),
    toCheck: undecided.filter(({ line }) => line !== ''),
    untold: undecided.filter(({ line }) => line === ''),
    absent: allergens.filter(isFree),
    isClear: allergens.every(isFree),
  }
}

const isFree = ({ verdict }: DietAnswer) => verdict === 'free'
const isContained = ({ verdict }: DietAnswer) => verdict === 'contains'

function names({ restriction, label }: DietAnswer, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return wanted === restriction || wanted === label.toLowerCase()
}

/** Diets worth showing, the most informative first, and the diets each one implies. */
const SEALS: readonly (readonly [diet: string, implied: readonly string[]])[] = [
  ['vegan', ['vegetarian', 'pescatarian', 'dairy-free', 'lactose-free', 'egg-free']],
  ['vegetarian', ['pescatarian']],
  ['pescatarian', []],
  ['paleo', ['gluten-free', 'dairy-free', 'lactose-free', 'soy-free']],
  ['gluten-free', []],
  ['dairy-free', ['lactose-free']],
  ['lactose-free', []],
  ['nut-allergy', []],
  ['keto', ['low-carb']],
  ['low-carb', []],
  ['low-sodium', []],
  ['heart-healthy', []],
  ['diabetic-safe', []],
]

/** More than these are no longer read. */
const MOST_SEALS = 5

function toSeals(suits: readonly DietAnswer[], own: readonly DietAnswer[]): DietAnswer[] {
  const said = new Set(
    SEALS.flatMap(([diet, implied]) =>
      suits.some(({ restriction }) => restriction === diet) ? implied : [],
    ),
  )
  const telling = SEALS.flatMap(
    ([diet]) => suits.find(({ restriction }) => restriction === diet) ?? [],
  )
    .filter(({ restriction }) => !said.has(restriction))
    .filter((diet) => !own.includes(diet))
  return [...own.filter(isFree), ...telling].slice(0, Math.max(MOST_SEALS, own.length))
}

/** Diets that only concern one or two allergens. */
const SAME_AS: Readonly<Record<string, readonly string[]>> = {
  'gluten-free': ['gluten'],
  'dairy-free': ['milk'],
  'egg-free': ['eggs'],
  'soy-free': ['soybeans'],
  'shellfish-free': ['crustaceans', 'molluscs'],
}

function isSaidBy({ restriction }: DietAnswer, allergens: readonly DietAnswer[]): boolean {
  const same = SAME_AS[restriction] ?? []
  return allergens.some((allergen) => same.includes(allergen.restriction))
}

/** A line that breaks several diets is listed once. */
function groupByFindings(diets: readonly DietAnswer[]): Objected[] {
  const groups = new Map<string, Objected>()
  for (const diet of diets) {
    const findings = sureFindings(diet)
    const key = findings.map(({ line, reason }) => `${line}\n${reason}`).join('\n')
    const group = groups.get(key)
    if (group) group.diets.push(diet)
    else groups.set(key, { diets: [diet], findings })
  }
  return [...groups.values()]
}

function sureFindings({ findings }: DietAnswer): Finding[] {
  return findings.filter(({ verdict }) => verdict === 'contains')
}
