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
    .map(({ text }) => text)
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

const LOOKED_BEFORE = 60
const LOOKED_BEHIND = 10
const LONGEST = 60

function minutesIn(lines: readonly string[], label: RegExp): number | null {
  for (const line of lines) {
    if (!label.test(line)) continue
    const minutes = readMinutes(line.replace(label, '').replace(/^[\s:–-]+/, ''))
    if (minutes !== undefined) return minutes
  }
  return null
}

const PREP =
  /^(?:prep(?:aration)?(?: time)?|vorbereitung(?:szeit)?|(?:temps de )?préparation|preparación|preparazione|voorbereiding)(?=[\s:–-])/iu
const COOK =
  /^(?:cook(?:ing)?(?: time)?|bake time|kochzeit|backzeit|(?:temps de )?cuisson|cocción|cottura|kooktijd)(?=[\s:–-])/iu
const TOTAL =
  /^(?:total(?: time)?|ready in|gesamtzeit|temps total|tiempo total|tempo totale|totale tijd)(?=[\s:–-])/iu
