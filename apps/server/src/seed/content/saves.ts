import type { SeedSave } from './types.ts'

/** Days since each chef saved a recipe: by the recipe's slug, then by username. */
const savedDaysAgo: Record<string, Record<string, number>> = {
  'cacio-e-pepe': {
    kanazawa_naoko: 0.67,
    weilin_zhao: 63.3,
    bigpan_dwayne: 63.6,
    'camille.au.four': 150.9,
  },
  'sunday-ragu-bolognese': {
    casa_rosalba: 33.7,
  },
  'potato-gnocchi-sage-butter': {
    bigpan_dwayne: 6.56,
    'camille.au.four': 22.4,
  },
  'end-of-week-minestrone': {
    'linh.quach': 28,
    weilin_zhao: 41.9,
    'minji.table': 53.5,
  },
  'overnight-rosemary-focaccia': {
    'camille.au.four': 0.34,
    'greta.grows': 13.9,
  },
  'chicken-saltimbocca': {
    'camille.au.four': 2.94,
  },
  'burst-tomato-bruschetta': {
    'arjun.tadka': 35.7,
  },
  'sicilian-caponata': {
    'greta.grows': 0.05,
    'leila.zaatar': 0.12,
    'ploy.krok': 0.68,
  },
  'orange-olive-oil-cake': {
    'arjun.tadka': 0.16,
    'leila.zaatar': 5.95,
  },
  'weeknight-dal-tadka': {
    'ploy.krok': 51.6,
  },
  'oven-chicken-tikka': {
    weilin_zhao: 13.5,
  },
  'bombay-masala-omelette': {
    bigpan_dwayne: 41.8,
  },
  'chicken-dum-biryani': {
    'giulia.ferrante': 0.16,
    bigpan_dwayne: 0.34,
    'minji.table': 0.69,
    kanazawa_naoko: 8.35,
  },
  oyakodon: {
    'minji.table': 2.97,
  },
  'nasu-dengaku': {
    'linh.quach': 29.7,
    weilin_zhao: 84.5,
  },
  'hojicha-purin': {
    casa_rosalba: 0.05,
    'camille.au.four': 12.7,
    'giulia.ferrante': 14.3,
  },
  'kimchi-jjigae': {
    weilin_zhao: 86,
  },
  'yangnyeom-chicken-wings': {
    'giulia.ferrante': 5.87,
    weilin_zhao: 28,
    'arjun.tadka': 63.6,
  },
  'walnut-hotteok': {
    'camille.au.four': 0.05,
    'giulia.ferrante': 0.67,
  },
  'chilaquiles-verdes': {
    'minji.table': 111.4,
  },
  'orange-carnitas': {
    weilin_zhao: 1.52,
    'giulia.ferrante': 17.1,
    'camille.au.four': 31.4,
    'ploy.krok': 96.5,
  },
  'esquites-in-a-cup': {
    bigpan_dwayne: 0.05,
    'giulia.ferrante': 31.4,
  },
  'black-bean-soup-pasilla': {
    'minji.table': 0.1,
    'linh.quach': 2.53,
  },
  'comte-gougeres': {
    'arjun.tadka': 4.22,
  },
  'dark-caramel-tarte-tatin': {
    kanazawa_naoko: 142.2,
    'giulia.ferrante': 189.1,
  },
  'patient-french-onion-soup': {
    'arjun.tadka': 8.63,
    bigpan_dwayne: 9.74,
  },
  'lacy-buttermilk-pancakes': {
    weilin_zhao: 0.07,
    'minji.table': 3.49,
  },
  'cast-iron-ribeye': {
    weilin_zhao: 25.7,
    kanazawa_naoko: 104.9,
  },
  'preserved-lemon-shakshuka': {
    'camille.au.four': 3.5,
    weilin_zhao: 56.9,
  },
  'silk-smooth-hummus': {
    'greta.grows': 26.3,
    'camille.au.four': 78.9,
  },
  mujaddara: {
    kanazawa_naoko: 0.05,
    'camille.au.four': 6.15,
  },
  'pad-kra-pao-crisp-egg': {
    'minji.table': 5.08,
    bigpan_dwayne: 13.2,
    weilin_zhao: 25.7,
  },
  'pounded-green-curry': {
    weilin_zhao: 0.05,
    'minji.table': 56.9,
  },
  'mango-sticky-rice': {
    'giulia.ferrante': 6.05,
    'camille.au.four': 8.5,
    bigpan_dwayne: 17.1,
  },
  'mapo-tofu': {
    'camille.au.four': 1.48,
  },
  'lacy-skirt-potstickers': {
    'arjun.tadka': 54.8,
  },
  'clear-pho-ga': {
    bigpan_dwayne: 3.58,
    'arjun.tadka': 6.29,
    weilin_zhao: 16.1,
  },
  'tofu-summer-rolls': {
    kanazawa_naoko: 34,
    'leila.zaatar': 43,
  },
  'turmeric-dill-cha-ca': {
    'arjun.tadka': 0.4,
    kanazawa_naoko: 1.14,
    casa_rosalba: 2.55,
    'camille.au.four': 5.22,
  },
  'one-bowl-chocolate-cake': {
    'camille.au.four': 1.35,
    'leila.zaatar': 7.3,
    'arjun.tadka': 9.32,
    'minji.table': 50.1,
  },
  'peanut-butter-granola': {
    'giulia.ferrante': 0.05,
    'leila.zaatar': 0.1,
    'arjun.tadka': 0.45,
  },
}

export const saves: SeedSave[] = Object.entries(savedDaysAgo).flatMap(([recipe, byChef]) =>
  Object.entries(byChef).map(([by, daysAgo]) => ({ recipe, by, daysAgo })),
)
