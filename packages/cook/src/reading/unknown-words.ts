import { ALL_WORDS, EVERYDAY, toUnits } from '@potluck/kitchen/composer'
import { findFoodNames } from '@potluck/kitchen/knowledge'
import type { Span, Words } from './words.ts'

/**
 * The unknown words of a request that matter: those beside the name of a dish or food ('zhoosh chicken') or after
 * 'with'. Words that only tell about the cook's day do not.
 * @param taken the words already understood
 * @param named the names of dishes
 */
export function findUnknownWords(
  { tokens }: Words,
  taken: readonly Span[],
  named: readonly Span[],
): string[] {
  const isTaken = tokens.map((_, at) => taken.some(({ start, end }) => start <= at && at < end))
  const foods = findFoodNames(tokens.map(({ word }) => word)).map(({ from, to }) => ({
    start: from,
    end: to,
  }))
  const isFood = tokens.map((_, at) => foods.some(({ start, end }) => start <= at && at < end))
  const isMeant = meantWords(tokens)
  const isStrange = tokens.map(
    ({ word }, at) =>
      !isTaken[at] &&
      !isFood[at] &&
      !isMeant[at] &&
      !PARTS.has(word) &&
      /^[a-z]{4,}$/.test(word) &&
      !isProse(word),
  )
  const anchors = [...named, ...foods]
  const groups = groupsOf(isStrange)
  return groups
    .filter(({ start, end }) => {
      const before = tokens[start - 1]?.word ?? ''
      if (DEGREE.test(before)) return false
      const beside = anchors.some((one) => one.start === end || one.end === start)
      return beside || (INTRODUCES.test(before) && end === tokens.length)
    })
    .map(({ start, end }) =>
      tokens
        .slice(start, end)
        .map(({ typed }) => typed)
        .join(' '),
    )
}

/** Parts of foods: 'with crispy skin' asks for nothing unknown. */
export const PARTS: ReadonlySet<string> = new Set([
  'skin',
  'bone',
  'crust',
  'rind',
  'crumb',
  'peel',
])

/** A sentence for an unknown word: a way of cooking without a recipe, or something unknown. */
export function tellUnknownWord(word: string): string {
  return COOKING.test(word)
    ? `I have no recipe for ‘${word}’ here: this is made in another way.`
    : `I do not know what ‘${word}’ is, so there is nothing of it in here.`
}

const COOKING =
  /^(?:stuffed|poach(?:ed)?|blanch(?:ed)?|confit|smoked?|sous vide|braised?|candied|glazed|pulled|steam(?:ed)?|deep fried|pan fried|stir fried|sauteed|saute|cured|fermented|dried|dry|dehydrated|spatchcocked|flambe(?:ed)?|roll(?:ed|s)?|turnovers?|pickle[ds]?)$/

/** Words before a quality, which is not a thing. */
const DEGREE = /^(?:less|more|too|very|so|not|extra|really)$/

const INTRODUCES = /^(?:with|and|plus|using|featuring|add|called)$/

/** Which words belong to a phrase that the composer knows: a mood, a cuisine, a meal. */
function meantWords(tokens: Words['tokens']): boolean[] {
  return toUnits(tokens, ALL_WORDS).flatMap(({ word, meaning }) =>
    word.split(' ').map(() => meaning !== undefined),
  )
}

function groupsOf(isStrange: readonly boolean[]): Span[] {
  const groups: Span[] = []
  for (const [at, strange] of isStrange.entries()) {
    const last = groups.at(-1)
    if (strange && last?.end === at) last.end = at + 1
    else if (strange) groups.push({ start: at, end: at + 1 })
  }
  return groups
}

/** Whether a word is known: as a food, a form of dish, or a word for nothing to eat. */
export function isKnownWord(word: string): boolean {
  return isProse(word) || ALL_WORDS.has(word) || findFoodNames([word]).length > 0
}

/** Whether a word names nothing to eat. */
export function isProse(word: string): boolean {
  return EVERYDAY.has(word) || PROSE.has(word) || QUALIFIES.test(word)
}

/** Endings of adverbs and participles, which hardly any dish has. */
const QUALIFIES = /(?:ly|ing|ful|less|able|ible|ness|tion)$/

/** Words for nothing to eat that stand around a wish, in the languages people ask in. */
const PROSE: ReadonlySet<string> = new Set(
  `strict glut surplus laws eater tonight sweat feel has did could should also overnight prepared prepare advance ahead according actual actually anniversary around aunt auntie uncle cousin abuela nonna oma mama papa mamma babushka
  boyfriend girlfriend buddy busy cafe canteen celebrate childhood christmas easter thanksgiving company copycat cozy
  craving date deli diner dinner doctor dozen elegant entire event exactly expert extra fail failproof famous fantastic
  foolproof freezer gathering gluten guest healthy hearty homestyle house impress instruction legendary lovely
  lunchbox maximum method minimum moist must night normal occasion original ordinary party perfect personal place plain
  popular portion potluck pretty professional quality question regular restaurant romantic scratch secret serious
  servings special standard street student such teenager toddler true typical ultimate unique valentine variation
  version vegetarian visit wedding whatever wonderful world would yearly yummy does please bed lunch wife mum everyone wherever overripe
  underripe allergy allergies intolerance bruised wilted mouldy leftover knead kneading avoid avoids
  rezept recette receta ricetta receita einfach einfache schnell schnelle mein meine fuer machen mache faire comment
  como hacer fazer fare come voglio quiero quero möchte mochte moechte haben eine einen einem para pour avec sans
  senza ohne oder para pela pelo della delle degli dello dalla casa casera caseira maison hausgemacht traditionell
  rise rises risen wie bei chez comme nonna grandma grandmas grandmother grandmothers ancienne lancienne reteta acasa eaten centrepiece centerpiece proper
  facile facil rapide rapido veloce echte echter echtes omas recept przepis tarif resep opskrift oppskrift`.split(
    /\s+/,
  ),
)
