import type { Subject } from '../subject.ts'

/** The sort of a dish, as far as it matters for keeping, reheating and serving. */
export type Sort =
  | 'salad'
  | 'soup'
  | 'stew'
  | 'curry'
  | 'pasta'
  | 'rice'
  | 'baked'
  | 'crumble'
  | 'bread'
  | 'custard'
  | 'fried'
  | 'eggs'
  | 'fish'
  | 'roast'
  | 'casserole'
  | 'sandwich'
  | 'sauce'
  | 'vegetables'

/** The sort of a dish, by its kind and course in the book or by the words of its title. */
export function sortOf({ title, dish }: Pick<Subject, 'title' | 'dish'>): Sort | undefined {
  const words = [dish?.kind ?? '', dish?.course ?? '', title].join(' ').toLowerCase()
  return SORTS.find(([pattern]) => pattern.test(words))?.[1]
}

const SORTS: readonly (readonly [RegExp, Sort])[] = [
  // These have a crisp top, whatever kind the book gives them.
  [/\b(?:crumbles?|cobblers?|brown betty|crisp)$/, 'crumble'],
  [/\b(?:salad|slaw|raw fish|ceviche|poke)\b/, 'salad'],
  [
    /\b(?:custard|mousse|frozen|pudding|cheesecake|tiramisu|panna cotta|ice cream|meringue|pavlova)\b/,
    'custard',
  ],
  [/\b(?:soup|chowder|bisque|broth|stock|ramen|pho|borscht)\b/, 'soup'],
  [/\b(?:curry|dal|masala|korma)\b/, 'curry'],
  [/\b(?:stew|braise|chili|goulash|tagine|beans|hotpot|ragù|bourguignon)\b/, 'stew'],
  [/\b(?:casserole|gratin|lasagna|lasagne|moussaka|bake|stuffed)\b/, 'casserole'],
  [/\b(?:pasta|noodles?|spaghetti|gnocchi|penne|linguine|macaroni|dumplings)\b/, 'pasta'],
  [/\b(?:rice|risotto|pilaf|paella|grains|biryani)\b/, 'rice'],
  [
    /\b(?:cake|cookies?|pastry|pie|tart|muffins?|brownies|scones|batter|pancakes?|waffles?|candy|baking)\b/,
    'baked',
  ],
  [/\b(?:bread|flatbread|pizza|dough|rolls|focaccia)\b/, 'bread'],
  [/\b(?:eggs|omelet|frittata|quiche)\b/, 'eggs'],
  [/\b(?:fried|tempura|schnitzel|fritters?)\b/, 'fried'],
  [/\b(?:seafood|fish|salmon|shrimp|cod|tuna)\b/, 'fish'],
  [
    /\b(?:roast|poultry|steak|grill|meat|meatballs|skewers|sausages|chicken|beef|pork|lamb)\b/,
    'roast',
  ],
  [/\b(?:sandwich|wrap|burger|tacos|toast)\b/, 'sandwich'],
  [/\b(?:sauce|dip|spread|jam|pickle)\b/, 'sauce'],
  [/\b(?:vegetables|stir-fry|tray)\b/, 'vegetables'],
]
