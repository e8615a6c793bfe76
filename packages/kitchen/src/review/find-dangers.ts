import { findDanger } from '../compose/understand/danger.ts'
import type { Aisle } from '../lexicon/aisles.ts'
import { toSegments } from '../recognition/segments.ts'
import { toTokens } from '../text/tokens.ts'
import { toSentences } from './foods-in-text.ts'
import type { ReadRecipe } from './read-for-review.ts'
import { safeForFood } from './safe-temperatures.ts'

/** A sentence of a recipe that could hurt who follows it, and why. */
export type Danger = { line: string; say: string }

/** What is poisonous, no food, or a dangerous way to cook or keep it. */
export function findDangers({ recipe, lines }: ReadRecipe): Danger[] {
  const { title, description, ingredients, instructions, tips } = recipe
  // For whom it is may stand in the title, and what is not for them in the list.
  const opening = [title, description, ...ingredients].join('. ')
  const inOpening = findDanger(opening)
  const said = [title, description, ...instructions, ...tips].flatMap((text) =>
    toSentences(text).map((sentence, index, sentences) => ({
      line: text,
      sentence,
      // What is kept is often named in one sentence and how long in the next.
      pair: `${sentence} ${sentences[index + 1] ?? ''}`,
    })),
  )
  const all = [title, ...ingredients, ...instructions].join(' ')
  const isPreserved = PRESERVED.test(all) || isDryStore(lines)
  return [
    ...(inOpening ? [{ line: guilty(ingredients) ?? title, say: inOpening }] : []),
    ...findRawBeans(all, lines),
    ...said.flatMap(({ line, sentence, pair }): Danger[] => {
      if (WARNING.test(sentence)) return []
      const named = line === title || line === description ? undefined : findDanger(sentence)
      const practice = PRACTICES.find(({ isIn }) => isIn(pair, isPreserved))
      const say = named ?? practice?.say
      return say ? [{ line, say }] : []
    }),
  ]
}

/** Spices, grain, nuts and sugar keep in jars for they are dry; what is fresh or wet does not. */
function isDryStore(lines: ReadRecipe['lines']): boolean {
  const foods = lines.flatMap(({ contents }) => contents.ingredients)
  return foods.length > 0 && foods.every(({ aisle }) => DRY_AISLES.has(aisle))
}

const DRY_AISLES: ReadonlySet<string> = new Set<Aisle>([
  'herbs-and-spices',
  'baking',
  'nuts-seeds-and-dried-fruit',
])

function guilty(ingredients: readonly string[]): string | undefined {
  return ingredients.find((line) => findDanger(line))
}

/** Who warns of a danger does not ask for it. */
const WARNING =
  /\b(?:never|do not|don[’']?t|avoid|discard|throw away|cut away|must not|should not|shouldn[’']?t|not safe|unsafe|toxic|poisonous)\b(?! worry)/i

type Practice = { say: string; isIn: (sentence: string, isPreserved: boolean) => boolean }

const KEPT_WARM =
  /\b(?:room temperature|on the (?:counter|worktop|countertop|bench)|in (?:the|a) (?:pantry|cupboard|larder)|on (?:the|a) shelf|unrefrigerated|out overnight)\b/i
const KEEP = /\b(?:keeps?|stores?|leave|last|stand|sit|rest|thaw|defrost|marinate)\b/i
const LONG =
  /\b(?:overnight|all (?:day|night)|(?:a|several|few|\d+|two|three) (?:days?|weeks?|months?)|(?:[3-9]|[1-4]\d|three|four|five|six|eight|ten|twelve)(?: ?(?:-|–|to) ?\d+)? hours)\b/i
const PRESERVED =
  /\b(?:pressure[- ]can|vinegar|lemon|lime|citric|sugar|brine|rum|brandy|vodka|ferment|pickl)/i

const PRACTICES: readonly Practice[] = [
  {
    say: 'Garlic, herbs and vegetables in oil can grow botulism at room temperature: keep it in the fridge and use it within four days (NCHFP).',
    isIn: (text) =>
      /\b(?:garlic|confit|infused oil|herb oil|chil[il]i? oil|in (?:the )?oil)\b/i.test(text) &&
      KEPT_WARM.test(text) &&
      KEEP.test(text) &&
      !/\b(?:fridge|refrigerat)/i.test(text),
  },
  {
    say: 'Jars of food without acid, salt or sugar can grow botulism unless they are canned under pressure: freeze it, or keep it in the fridge for a few days (USDA, Complete Guide to Home Canning).',
    isIn: (text, isPreserved) =>
      !isPreserved &&
      /\b(?:water[- ]bath|jars?)\b/i.test(text) &&
      (KEPT_WARM.test(text) || /\b(?:months?|years?)\b/i.test(text)) &&
      !/\b(?:fridge|refrigerat|freez)/i.test(text),
  },
  {
    say: 'Mushrooms from the woods can be mistaken for deadly ones: buy cultivated mushrooms.',
    isIn: (text) =>
      /\bmushrooms?\b/i.test(text) &&
      /\b(?:foraged?|foraging|wild-picked|(?:picked|gathered|found|pick|gather|find)\b.{0,30}\b(?:yourself|woods?|forest|wild|lawn|yard|garden)|from (?:the|your|a) (?:woods?|forest|garden|lawn|yard))\b/i.test(
        text,
      ),
  },
  {
    say: 'Raw or pink poultry and raw pork carry salmonella and worse: cook poultry to 74 °C / 165 °F and pork to 63 °C / 145 °F (USDA).',
    isIn: (text) => RAW_DISH.test(text) || (RARE.test(text) && !COOKED_OUT.test(text)),
  },
  {
    say: 'Meat, fish and cooked rice must not stand warm for more than two hours: keep, thaw and marinate them in the fridge (USDA).',
    isIn: (text) =>
      KEPT_WARM.test(text) && KEEP.test(text) && LONG.test(text) && namesPerishable(text),
  },
  {
    say: 'Raw cassava, elderberries and lima beans hold cyanide: cook them through before anybody eats them.',
    isIn: (text) => /\braw (?:cassava|elderberr(?:y|ies)|lima beans?|yuca)\b/i.test(text),
  },
]

const RAW_DISH =
  /\b(?:chicken|turkey|pork|poultry) (?:tartare?|sashimi|carpaccio|crudo|ceviche|sushi)\b|\b(?:tartare?|sashimi|carpaccio|crudo) of (?:chicken|turkey|pork)\b/i
const RARE =
  /\b(?:rare|medium[- ]rare|(?:still|slightly|a little|bit|nicely) pink|pink in(?:side| the (?:middle|cent(?:re|er)))|(?:serve|eat|served|eaten|enjoy) (?:it |them )?raw)\b[^.]*\b(?:chicken|turkey|poultry)\b|\b(?:chicken|turkey|poultry)\b[^.]*\b(?:rare|medium[- ]rare|(?:still|slightly|a little|bit|nicely) pink|pink in(?:side| the (?:middle|cent(?:re|er)))|(?:serve|eat|served|eaten) (?:it |them )?raw)\b|\b(?:rare|raw) pork\b[^.]*\b(?:serve|eat|enjoy)|\bserve the (?:pork|mince|ground \w+) (?:rare|raw|pink)\b/i
const COOKED_OUT = /\b(?:no|not|until|longer|isn[’']?t|if|any|check)\b/i

function namesPerishable(text: string): boolean {
  return toSegments(toTokens(text)).some(
    (segment) =>
      segment.kind === 'ingredient' &&
      (safeForFood(segment.ingredient) !== undefined || /\brice\b/.test(segment.words)),
  )
}

/** Dried kidney beans that no step boils: a slow cooker makes their poison worse. */
function findRawBeans(all: string, lines: ReadRecipe['lines']): Danger[] {
  const dried = lines.find(
    ({ line }) =>
      /\bkidney beans?\b/i.test(line.name) &&
      /\b(?:dried|dry|raw|soaked|uncooked)\b/i.test(line.raw) &&
      !/\b(?:can|cans|tins?|canned|tinned|cooked|boiled)\b/i.test(
        line.raw.replace(/uncooked/i, ''),
      ),
  )
  if (!dried || !/\bslow[- ]cook|\bcrock[- ]?pot/i.test(all) || /\bboil/i.test(all)) return []
  const say =
    'Dried kidney beans hold a poison that a slow cooker does not destroy: soak them and boil them hard for 30 minutes first (FDA, Bad Bug Book).'
  return [{ line: dried.line.raw, say }]
}
