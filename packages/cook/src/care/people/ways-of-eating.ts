import { type Keeping, no } from './keeping.ts'

const SEA: ReadonlySet<string> = new Set([
  'Greek',
  'Italian',
  'Spanish',
  'Lebanese',
  'Turkish',
  'Tunisian',
  'Moroccan',
])

/** Diets with a list of foods that people keep to without being ill. */
export const WAYS_OF_EATING: readonly Keeping[] = [
  {
    called: 'Whole30',
    words: /\bwhole ?-?(?:30|thirty)(?:[- ](?:compliant|friendly|approved))?\b/,
    ways: [
      [
        'paleo',
        'no alcohol',
        ...no(
          'honey, maple syrup, agave syrup, sugar, grain, corn, rice, quinoa, beans, artificial sweetener, stevia, cheese, cream',
        ),
      ],
    ],
    say: 'By the Whole30’s own rules: no sugar of any kind, grain, pulses, soy, dairy or alcohol. Read the labels of stock, sausage and mustard, and no treat is rebuilt from allowed things.',
  },
  {
    called: 'AIP',
    words:
      /\b(?:aip|auto-?immune (?:protocol|paleo|diet))(?:[- ](?:compliant|friendly|diet|approved))?\b/,
    ways: [
      [
        'paleo',
        'no alcohol',
        'egg-free',
        'nut-allergy',
        ...no(
          'grain, corn, rice, beans, tomato, potato, eggplant, bell pepper, chili pepper, paprika, cayenne pepper, black pepper, mustard, cumin, coriander seed, sesame, coffee, chocolate, sugar',
        ),
      ],
    ],
    say: 'By the elimination list of the autoimmune protocol: no grain, pulses, dairy, egg, nuts, seeds, nightshades, coffee or alcohol. It is a diet for some weeks, best with a dietitian.',
  },
  {
    called: 'the Mediterranean diet',
    words: /\b(?:the )?mediterranean(?:[- ]style)? (?:diet|way of eating)(?:[- ]friendly)?\b/,
    ways: [['no red meat', ...no('bacon, ham, sausage, butter, cream, salami')]],
    from: ({ cuisine, course }) => SEA.has(cuisine) && course === 'main',
    say: 'As the Mediterranean diet has it: plants, fish or poultry and olive oil, no red or processed meat and no butter.',
  },
  {
    called: 'carnivore',
    words: /\bcarnivore(?: diet)?\b/,
    ways: [
      [
        'keto',
        ...no('vegetable, fruit, grain, rice, corn, beans, lentils, nuts, sugar, honey, bread'),
      ],
    ],
    say: 'With animal foods alone. No health body recommends that for long: fiber, vitamin C and folate are missing, and cholesterol is high.',
  },
]
