import { toPlural } from '../text/plural.ts'

/** A food's name as a line says it: '200 g chickpeas', '2 eggplants', but '200 g eggplant'. */
export function nameInLine(name: string, isCounted: boolean): string {
  const last = name.split(' ').at(-1) ?? ''
  return isCounted || SEVERAL.has(last) ? toPlural(name) : name
}

/** Foods too small to be used singly, named in the plural by weight too. */
const SEVERAL: ReadonlySet<string> = new Set(
  (
    'bean lentil chickpea pea seed nut almond walnut pecan cashew pistachio hazelnut peanut mushroom ' +
    'olive caper noodle breadcrumb crumb flake nib cracker cookie tomato raisin date apricot chive ' +
    'radish marshmallow'
  ).split(' '),
)
