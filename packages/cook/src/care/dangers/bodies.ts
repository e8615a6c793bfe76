import type { Danger } from './danger.ts'

const BABY =
  '(?:bab(?:ys?|ies)|infants?|newborns?|(?:[1-9]|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven)[- ]?months?[- ]?olds?)'
const TODDLER =
  '(?:toddlers?|(?:one|two|three|four|[1-4])[- ]?years?[- ]?olds?|pre-?schoolers?|small child(?:ren)?)'
const CHOKING =
  '(?:whole (?:nuts?|grapes?|almonds?|peanuts?|cashews?|cherry tomato(?:es)?|hot ?dogs?|blueberries)|popcorn|hard cand(?:y|ies)|(?<!peanut |nut |almond )\\bnuts\\b|peanuts(?! butter)|grapes?|marshmallows?|raw carrots?|hot ?dogs?)'

/** What people of a certain age, or anybody, must not be given. */
export const BODIES: readonly Danger[] = [
  {
    when: new RegExp(`\\bhoney\\b.*\\b${BABY}\\b|\\b${BABY}\\b.*\\bhoney\\b`),
    unless: /\bbaby (?:carrots?|spinach|back|corn|potato|bok)/,
    say: 'No honey before the first birthday, not baked or cooked either: it can carry spores of botulism that an infant’s gut cannot hold down (CDC, WHO, NHS). Ripe banana, pear or date puree sweetens whatever you had in mind.',
    choices: ['Oat porridge for babies', 'Banana pancakes for babies'],
    isRefused: true,
  },
  {
    when: new RegExp(
      `\\b(?:peanuts?|peanut butter|nut butter|almond butter|allergens?)\\b.*\\b${BABY}\\b|\\b${BABY}\\b.*\\b(?:peanuts?|peanut butter|nut butter|almond butter|allergens?)\\b`,
    ),
    unless: /\ballerg(?:ic|y)\b/,
    say: 'From about six months, once other food goes down well, peanut may and should be given early, never as nuts or thick from the jar, which choke: stir 2 tsp smooth unsweetened peanut butter into 2 tbsp warm water or fruit puree until it runs, begin with a tip of the spoon by day and wait ten minutes. With severe eczema or an egg allergy ask the doctor first, who may test (NIAID guidelines 2017, American Academy of Pediatrics).',
    choices: ['Oat porridge for babies', 'Pear puree for babies'],
  },
  {
    when: /\b(?:homemade|home[- ]made|make|making|diy|recipe|own|dilut\w+|water down|stretch)\b[^.]*\b(?:infant|baby|newborn|toddler)s? (?:milk )?formula\b|\b(?:infant|baby) formula\b[^.]*\b(?:recipe|homemade|at home|dilut\w+|goat|almond|cow|coconut)/,
    say: 'I do not write infant formula, nor thin the bought one: homemade formula has made babies gravely ill and some have died, for what it lacks or has too much of cannot be seen (FDA, American Academy of Pediatrics). Until there is formula, your pediatrician, a milk bank or the WIC office helps the same day.',
    isRefused: true,
  },
  {
    when: new RegExp(`\\b${CHOKING}\\b.*\\b${TODDLER}\\b|\\b${TODDLER}\\b.*\\b${CHOKING}`),
    unless: /\b(?:allerg|without|no (?:nuts|peanuts))|\bnut[- ]free\b/,
    say: 'So that nobody chokes: whole nuts and popcorn come after the fourth or fifth birthday; until then nuts are ground, or a smooth nut butter is spread thinly. Cut grapes and cherry tomatoes lengthwise into quarters, hot dogs into thin strips, steam or grate raw carrot and apple, and leave out hard candy and marshmallows; eat sitting, with somebody by (NHS, American Academy of Pediatrics).',
    choices: ['Oatmeal', 'Banana bread', 'Banana pancakes for babies'],
  },
  {
    when: /\balcohol\b[^.]*\b(?:cook(?:s|ed|ing)?|burn(?:s|t|ed)?|boil(?:s|ed)?|evaporat\w+|bake[sd]?)\b[^.]*\b(?:off|out|away)\b|\b(?:does|will|is|has)\b[^.]*\b(?:wine|alcohol|beer|rum|bourbon|brandy)\b[^.]*\b(?:cook|burn|boil|evaporat\w+)\w*\b[^.]*\b(?:off|out|away|all)\b|\b(?:wine|beer|rum|brandy|bourbon)\b[^.]*\bcooks? (?:off|out)\b/,
    say: 'Not all of it: of the alcohol in a dish about 75 % is left after flaming, 85 % when it is stirred into something hot, 40 % after 15 minutes of simmering, 35 % after 30 minutes, 25 % after 1 hour, 10 % after 2 hours and 5 % after 2 1/2 (USDA Table of Nutrient Retention Factors). For children, in pregnancy, for who does not drink by faith or is in recovery, and with some medicines, cook without: stock with a spoon of vinegar stands in for wine.',
    choices: ['Beef bourguignon without wine', 'Coq au vin without alcohol'],
  },
  {
    when: /\b(?:[1-7]\d\d|under 800|zero|0) ?-?(?:k?cal(?:orie)?s?) ?(?:a|per|each|every|-)? ?(?:day|daily|diet|in a day)\b|\b(?:eat|diet|live|day|daily)\b[^.]{0,25}\b(?:[1-7]\d\d) ?k?cal(?:orie)?s?\b[^.]*\b(?:a|per) day\b|\b(?:water|dry|juice) (?:fast|fasting|cleanse)\b|\bfast(?:ing)? (?:for )?(?:\d+|three|four|five|seven|ten) days\b|\blose (?:\d+|ten|five|twenty) ?(?:kg|kilos?|lbs?|pounds|kilograms?) in (?:a|one|two|\d+) (?:weeks?|days?)\b|\bhcg diet\b|\b(?:tape ?worm|cotton ball|ice cube) diet\b|\bhow little can i eat\b/,
    unless: /\bfasting ramadan\b/,
    say: 'I do not plan days like that: under about 800 kcal a day, or with nothing but water or juice, a body loses muscle and minerals, and heart and gallbladder can suffer; such diets are for some weeks under a doctor’s eye (NHS, NIDDK). A steady way is some 500 kcal a day less than you use. If eating has become a fight, a doctor or a helpline for eating disorders is the better ear. I gladly cook you something filling and light.',
    choices: [
      'a filling dinner under 500 kcal',
      'lentil soup',
      'a high-protein lunch under 400 kcal',
    ],
    isRefused: true,
  },
]
