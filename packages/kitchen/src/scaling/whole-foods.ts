import type { UnitId } from '../units/unit-id.ts'

/** Whether a name means eggs, or their yolks or whites: 'large eggs', 'egg yolk'. */
export function isEgg(name: string, unit: UnitId | undefined): boolean {
  return (unit === undefined || unit === 'piece') && EGG.test(name)
}

const EGG =
  /^(?:(?!chocolate|easter|scotch|salted|boiled)[\p{L}-]+ ){0,4}eggs?(?: (?:yolk|white)s?)?$/iu

/** Whether only whole ones are used: bay leaves, tortillas, sprigs. */
export function staysWhole(name: string, unit: UnitId | undefined): boolean {
  return unit === undefined || unit === 'piece'
    ? WHOLE.test(name)
    : WHOLE_UNITS.has(unit) || WHOLE.test(name)
}

const WHOLE =
  /\b(?:bay lea(?:f|ves)|star anise|cinnamon sticks?|cardamom pods?|tortillas?|wraps?|taco shells?|buns?|bread rolls?|pitt?as?(?: breads?)?|naans?|sausages?|lasagn[ae] sheets?|wonton wrappers?|rice papers?|tea ?bags?|gelatine? lea(?:f|ves))$/i

const WHOLE_UNITS: ReadonlySet<UnitId> = new Set([
  ...(['leaf', 'sprig', 'sheet', 'rasher', 'strip', 'ear', 'fillet', 'serving'] as const),
])
