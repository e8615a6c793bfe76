import { countServings } from '@potluck/kitchen'
import { readMinutes } from '../fields/minutes.ts'
import type { ImportedRecipe } from '../recipe.ts'
import type { Block } from './block.ts'
import { saysServings } from './lines.ts'

export type Facts = Pick<ImportedRecipe, 'servings' | 'minutes'>

/** For how many a recipe is and how long it takes, as short lines around it say ('Serves: 4'). */
export function findFacts(blocks: readonly Block[], start: number, end: number): Facts {
  const near = blocks
    .slice(Math.max(0, start - LOOKED_BEFORE), end + LOOKED_BEHIND)
    .flatMap(({ text }, at, all) => [
      ...(saysFact(text) ? partsOf(text) : [text]),
      ...withValue(text, all[at + 1]?.text ?? ''),
    ])
    .filter((text) => text.length <= LONGEST)
  const servings = near.find((text) => saysServings(text) && countServings(text) !== undefined)
  return {
    servings: {
      text: servings ?? null,
      count: servings ? (countServings(servings) ?? null) : null,
    },
    minutes: {
      prep: minutesIn(near, PREP),
      cook: minutesIn(near, COOK),
      total: minutesIn(near, TOTAL),
    },
  }
}

/** A title apart from the facts behind it: 'Noodles (serves 4, 20 mins)'. */
export function partTitle(text: string): { title: string; facts: Facts | undefined } {
  const [, title = '', behind = ''] = /^(.*\p{L}\S*)\s*\(([^()]+)\)$/u.exec(text) ?? []
  const parts = behind.split(/\s*[,;|/•·–-]\s+/)
  const servings = parts.find((part) => saysServings(part) && countServings(part) !== undefined)
  const times = parts.filter((part) => part !== servings)
  const minutes = times.map((part) => (/^\p{N}.*\p{L}/u.test(part) ? readMinutes(part) : undefined))
  const isFacts = title !== '' && minutes.length <= 1 && minutes.every((one) => one !== undefined)
  if (!isFacts) return { title: text, facts: undefined }
  const count = servings === undefined ? null : (countServings(servings) ?? null)
  return {
    title,
    facts: {
      servings: { text: servings ?? null, count },
      minutes: { prep: null, cook: null, total: minutes[0] ?? null },
    },
  }
}

/** 'Prep Time:' and '15 mins' in a line each. */
function withValue(label: string, value: string): string[] {
  if (label.length > 25 || value.length > 25 || !/^\p{N}/u.test(value)) return []
  const isLabel = [PREP, COOK, TOTAL].some((it) => it.test(`${label} `)) || SERVES_ALONE.test(label)
  return isLabel && !/\p{N}/u.test(label) ? [`${label} ${value}`] : []
}

const SERVES_ALONE =
  /^(?:serves|servings|yields?|makes|portionen|personen|portions|porzioni|porciones)\W*$/i

/** 'Serves 4', 'Prep: 10 min | Cook: 20 min': for how many, or how long, and nothing else. */
export function saysFact(text: string): boolean {
  return (
    text.length <= 120 &&
    partsOf(text).every(
      (part) => saysServings(part) || [PREP, COOK, TOTAL].some((label) => saysTime(part, label)),
    )
  )
}

/** 'Cook: 20 min', and not 'Cook for 20 min'. */
const saysTime = (text: string, label: RegExp) =>
  label.test(text) && /^[\s:–-]*\p{N}/u.test(text.replace(label, '').replace(ABOUT, ''))

const ABOUT = /^[\s:–-]*(?:ca|circa|env|about|approx)\.?\s+/i

/** Facts that stand in one line with a sign between. */
const partsOf = (text: string) =>
  text.split(
    /\s*[|•·;\t]\s*|\s[-–—]\s+(?=\p{L})|\s*,\s+(?=\p{Lu})|(?<=\p{N}\s?(?:min(?:ut\p{L}+)?|hours?|h|stunden?|std)\.?)\s+(?=\p{Lu})/u,
  )

const LOOKED_BEFORE = 60
const LOOKED_BEHIND = 10
const LONGEST = 60

function minutesIn(lines: readonly string[], label: RegExp): number | null {
  for (const line of lines) {
    if (!label.test(line)) continue
    const minutes = readMinutes(
      line
        .replace(label, '')
        .replace(/^[\s:–-]+/, '')
        .replace(ABOUT, ''),
    )
    if (minutes !== undefined) return minutes
  }
  return null
}

const PREP =
  /^(?:prep(?:aration)?(?: time)?|vorbereitung(?:szeit)?|(?:temps de )?préparation|preparación|preparazione|voorbereiding|arbeitszeit|zubereitungszeit)(?=[\s:–-])/iu
const COOK =
  /^(?:cook(?:ing)?(?: time)?|bake time|koch-?\/?(?:-?backzeit|zeit)|backzeit|(?:temps de )?cuisson|cocción|cottura|kooktijd)(?=[\s:–-])/iu
const TOTAL =
  /^(?:total(?: time)?|ready in|gesamtzeit|temps total|tiempo total|tempo totale|totale tijd)(?=[\s:–-])/iu
