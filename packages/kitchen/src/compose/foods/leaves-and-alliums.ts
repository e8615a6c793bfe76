import type { Food } from './food.ts'

/** Leaves, cooked or raw. */
export const LEAVES = {
  spinach: {
    name: 'baby spinach',
    short: 'spinach',
    also: ['spinach leaf'],
    kind: 'leaf',
    per: [50, 'g'],
    ways: { fry: [2, ''], simmer: [2, ''], raw: [0, ''] },
    done: 'just wilted',
    good: 'Spinach is rich in vitamin K and folate.',
  },
  kale: {
    name: 'kale',
    also: ['curly kale'],
    like: ['cavolo nero', 'lacinato kale', 'collard greens', 'Swiss chard'],
    kind: 'leaf',
    per: [50, 'g'],
    ways: {
      fry: [4, 'stems removed, leaves shredded'],
      simmer: [6, 'stems removed, leaves shredded'],
      raw: [0, 'stems removed, leaves finely shredded'],
    },
    done: 'tender',
    good: 'Kale is rich in vitamins C and K.',
  },
  arugula: {
    name: 'arugula',
    also: ['rocket'],
    like: ['watercress'],
    kind: 'leaf',
    per: [25, 'g'],
    ways: { raw: [0, ''] },
    good: 'Arugula is a source of vitamin K.',
  },
  lettuce: {
    name: 'romaine lettuce',
    short: 'lettuce',
    also: ['romaine'],
    like: ['salad leaves', 'mixed leaves', 'little gem lettuce', 'iceberg lettuce', 'salad greens'],
    kind: 'leaf',
    per: [60, 'g'],
    ways: { raw: [0, 'torn into bite-size pieces'] },
    good: 'Leafy greens are a source of folate and vitamin K.',
  },
} satisfies Record<string, Food>

/** Onions and their kin: the base of a dish more often than its body. */
export const ALLIUMS = {
  onion: {
    name: 'yellow onion',
    plural: 'yellow onions',
    short: 'onion',
    shortPlural: 'onions',
    also: ['white onion', 'brown onion', 'spanish onion'],
    kind: 'allium',
    per: [0.25, 'piece'],
    ways: {
      fry: [7, 'finely chopped'],
      roast: [30, 'cut into wedges'],
      simmer: [15, 'finely chopped'],
    },
    done: 'soft and translucent',
  },
  'red-onion': {
    name: 'red onion',
    plural: 'red onions',
    kind: 'allium',
    per: [0.25, 'piece'],
    ways: {
      fry: [7, 'sliced'],
      roast: [28, 'cut into wedges'],
      raw: [0, 'very thinly sliced'],
      simmer: [15, 'finely chopped'],
    },
    done: 'soft and translucent',
  },
  shallot: {
    name: 'shallot',
    plural: 'shallots',
    kind: 'allium',
    per: [0.5, 'piece'],
    whole: true,
    ways: {
      fry: [5, 'finely chopped'],
      roast: [28, 'peeled and halved'],
      raw: [0, 'very finely chopped'],
    },
    done: 'soft and translucent',
  },
  scallion: {
    name: 'scallion',
    plural: 'scallions',
    also: ['spring onion', 'green onion', 'salad onion'],
    kind: 'allium',
    per: [1, 'piece'],
    whole: true,
    ways: { fry: [2, 'sliced'], raw: [0, 'thinly sliced'] },
  },
  leek: {
    name: 'leek',
    plural: 'leeks',
    kind: 'allium',
    per: [0.5, 'piece'],
    ways: {
      fry: [9, 'halved lengthwise, washed well and sliced'],
      simmer: [15, 'halved lengthwise, washed well and sliced'],
      roast: [25, 'washed well and cut into 3 cm lengths'],
    },
    done: 'soft but not browned',
    good: 'Leeks bring fiber and vitamin K.',
  },
  garlic: {
    name: 'garlic',
    also: ['garlic clove'],
    kind: 'allium',
    per: [0.75, 'clove'],
    ways: { fry: [1, 'finely chopped'], raw: [0, 'finely grated'] },
    done: 'fragrant',
  },
} satisfies Record<string, Food>
