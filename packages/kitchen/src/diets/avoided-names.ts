import type { Fact } from '../lexicon/facts.ts'
import { toKey } from '../text/tokens.ts'
import type { RESTRICTIONS, RestrictionId } from './restrictions.ts'

/** Restrictions that describe how somebody eats; the others name what is left out. */
export const WAYS_OF_EATING: ReadonlySet<RestrictionId> = new Set([
  ...(['vegan', 'vegetarian', 'pescatarian', 'paleo', 'keto'] as const),
])

/** Rules that no list of foods covers; alone they would forbid 'kosher salt'. */
export const NOT_COVERED: ReadonlySet<string> = new Set(['kosher', 'halal'])

/** A cook's words, as `toKey` writes them, for what the tables call differently. */
export const AVOIDED_BY_NAME: ReadonlyMap<string, keyof typeof RESTRICTIONS> = new Map(
  Object.entries({
    'animal product': 'vegan',
    'plant based': 'vegan',
    pescetarian: 'pescatarian',
    dairy: 'dairy-free',
    'dairy product': 'dairy-free',
    'milk product': 'dairy-free',
    'milk protein': 'dairy-free',
    egg: 'eggs',
    soy: 'soybeans',
    soya: 'soybeans',
    gluten: 'gluten-free',
    celiac: 'gluten-free',
    coeliac: 'gluten-free',
    nut: 'nut-allergy',
    'tree nut': 'nuts',
    peanut: 'peanuts',
    shellfish: 'shellfish-free',
    crustacean: 'crustaceans',
    mollusc: 'molluscs',
    mollusk: 'molluscs',
    lactose: 'lactose-free',
    sulfite: 'sulphites',
    sulphite: 'sulphites',
    lupine: 'lupin',
    diabetic: 'diabetic-safe',
    diabete: 'diabetic-safe',
    'low salt': 'low-sodium',
    'less salt': 'low-sodium',
    ketogenic: 'keto',
  } as const),
)

/** Kinds of food that are told by a fact wherever they are in. */
export const FACTS_BY_NAME: ReadonlyMap<string, readonly Fact[]> = new Map<string, readonly Fact[]>(
  Object.entries({
    meat: ['meat'],
    seafood: ['fish', 'crustaceans', 'molluscs'],
    gelatin: ['gelatin'],
    gelatine: ['gelatin'],
    wheat: ['wheat'],
    rye: ['rye'],
    barley: ['barley'],
    oat: ['oats'],
    grain: ['grain', 'wheat', 'rye', 'barley', 'oats', 'gluten'],
    legume: ['legume', 'soybeans', 'peanuts'],
    alcohol: ['alcohol'],
    'bee product': ['honey'],
    sugar: ['refined-sugar'],
    'added sugar': ['refined-sugar'],
    'refined sugar': ['refined-sugar'],
  } as const),
)

/** Who cooks 'without alcohol' means what is poured; the spoon of vanilla extract is for who set it as a rule. */
export const STRONG_DRINK = 'no wine, beer or spirits'

const HOT = 'chili pepper, cayenne pepper, chili flake, chili powder, hot sauce'

/** Who eats no bread eats none of these either, though the lexicon has each by itself. */
const BREADS =
  'bread, rye bread, pumpernickel, sourdough bread, crusty bread, focaccia, bolillo, Cuban bread, gluten-free bread, gluten-free bun, cornbread, pita bread, flatbread, Turkish bread, lavash, naan, crouton, breadstick, breadcrumb, panko'

/** Names for several foods that are not a group of the lexicon. */
export const FOODS_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'red meat': 'beef, veal, pork, lamb, goat, game',
    'processed meat': 'cured meat, sausage, bacon, ham',
    nightshade: `tomato, potato, eggplant, bell pepper, tomatillo, paprika, goji berry, ${HOT}`,
    spicy: HOT,
    'spicy food': HOT,
    'hot food': HOT,
    caffeine: 'caffeine, coffee, tea, matcha, cola',
    bacon: 'bacon, pancetta, guanciale, lardon, speck',
    bread: BREADS,
    wine: 'wine, fruit wine, sake, umeshu',
    beer: 'beer, gluten-free beer, rice lager, cider',
    spirit: 'spirit, liqueur, clear liqueur, cream liqueur, chocolate cream liqueur, advocaat',
    yeast: 'yeast, instant yeast, fresh yeast',
    cream: 'cream, sour cream, creme fraiche',
    'artificial sweetener': 'sucralose, saccharin',
  }),
)

/** Whether a cook's words name foods by their class: 'crustaceans', 'red meat'. */
export function isClassOfFoods(name: string): boolean {
  const key = toKey(name)
  return [AVOIDED_BY_NAME, FACTS_BY_NAME, FOODS_BY_NAME].some((names) => names.has(key))
}
