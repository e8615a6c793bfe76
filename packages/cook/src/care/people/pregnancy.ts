import { findRaw } from './find-raw.ts'
import { type Keeping, no } from './keeping.ts'

const WHO =
  '(?:wife|girlfriend|woman|women|sister|daughter|friend|partner|lady|ladies|mom|mother|guest|people|person)'
const FISH_WITH_MOST = 'swordfish, shark, marlin, king mackerel, tilefish'
const SOFT_CHEESES = 'brie, camembert, blue cheese, gorgonzola, roquefort, stilton'
const COLD_MEATS = 'prosciutto, salami, chorizo, pâté, smoked salmon, deli meat'

/** What the FDA ('Advice about Eating Fish') and the NHS say of tuna, in portions of 113 g. */
export const TUNA =
  'Tuna, yes, with a limit: of canned light tuna 2 to 3 portions of 113 g (4 oz) a week, of albacore (white) or yellowfin tuna 1 and no other fish that week, no bigeye (FDA); the NHS says at most 4 cans or 2 fresh steaks a week.'

/** People whom listeria, toxoplasma, salmonella and alcohol hurt most. */
export const PREGNANCY: readonly Keeping[] = [
  {
    called: 'a pregnancy',
    words: new RegExp(
      `\\b(?:for )?(?:(?:my|our|a|the|i am|im|shes|she is) )?(?:heavily |newly )?(?:pregnant(?: ${WHO})?|pregnancy(?:[- ](?:safe|friendly))?|expecting (?:a baby|a child|mother|mom|mum)|(?:first|second|third) trimester|mom[- ]to[- ]be)\\b`,
    ),
    ways: [
      [
        'no alcohol',
        ...no(FISH_WITH_MOST),
        ...no(SOFT_CHEESES),
        ...no(COLD_MEATS),
        ...no('liver, alfalfa sprouts, bean sprouts'),
      ],
    ],
    say: 'Chosen for a pregnancy by the lists of FDA and NHS: no raw or half-cooked fish, meat or egg, no mold-ripened cheese, no cold cuts or smoked fish, no liver, no alcohol, none of the large predatory fish. Wash salad and herbs well, buy pasteurized dairy; what your midwife or doctor told you goes before this.',
    findUnfit: findRaw,
  },
  {
    called: 'breastfeeding',
    words:
      /\b(?:for )?(?:(?:my|a|the|i am|im|while) )?(?:breast[- ]?feeding|nursing|lactating|lactation)(?: (?:mom|mother|mum|wife|woman|cookies?))?\b/,
    ways: [['no alcohol', ...no(FISH_WITH_MOST)]],
    say: 'While breastfeeding next to everything may be eaten: this is without alcohol and without the large predatory fish (CDC, FDA). No food is proven to make more milk.',
  },
  {
    called: 'frail health',
    words:
      /\b(?:for )?(?:(?:my|our|a|an|the|someone|somebody|people|who is|who has|with|i am|im|has|have) )*(?:immuno?[- ]?(?:compromised|suppressed|deficien\w+)|immune[- ](?:weak\w*|compromised|suppressed)|weak(?:ened)? immun\w+(?: system)?|neutropeni[ac]|chemo(?:therapy)?|cancer(?: (?:patient|treatment))?|transplant(?: (?:patient|recipient))?|hiv|elderly|frail|(?:7\d|8\d|9\d|seventy|eighty|ninety)[- ]?years?[- ]?old)(?: (?:patient|person|people|mother|father|mom|dad|mum|man|woman|parents?|grandmother|grandfather|grandma|grandpa|grandparents|relative|neighbou?r|aunt|uncle|folks))*\b/,
    ways: [[...no(SOFT_CHEESES), ...no(COLD_MEATS), ...no('alfalfa sprouts, bean sprouts')]],
    say: 'Chosen for somebody whom an infection would hurt: all of it cooked through, no raw sprouts, no mold-ripened cheese, no cold cuts or smoked fish (FDA, USDA). Serve it hot, chill what is left within the hour and reheat it until it steams; what the clinic says goes before this.',
    findUnfit: findRaw,
  },
]
