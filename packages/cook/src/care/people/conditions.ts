import type { Dish } from '@potluck/cookbook'
import { type Keeping, no, STOCKS } from './keeping.ts'

/** Words for the person before the condition's name: 'for my father who has gout'. */
const WITH =
  '(?:for )?(?:(?:my|our|a|an|the|someone|somebody|people|person|who|is|has|have|had|with|suffering|suffers|from|because|since|i|we|he|she|got|ive|im|am|are|been|diagnosed|recently|just|newly|wife|husband|mother|mom|mum|father|dad|son|daughter|partner|friend|sister|brother|grandma|grandmother|grandpa|grandfather|aunt|uncle|guest|kid|child|woman|man) )*'
const FRIENDLY = '(?:[- ](?:friendly|safe|diet|patients?|sufferers?|compliant|flare(?:[- ]?up)?))*'

function named(words: string): RegExp {
  return new RegExp(`\\b${WITH}(?:${words})${FRIENDLY}\\b`)
}

/** Health conditions with a list of foods, or with limits that the kitchen can count. */
export const CONDITIONS: readonly Keeping[] = [
  {
    called: 'low FODMAP',
    titled: 'Low-FODMAP',
    words: named('(?:low[- ])?fod ?-?maps?|ibs|irritable bowel(?: syndrome)?'),
    ways: [
      [
        'gluten-free',
        'lactose-free',
        ...no(
          'onion, garlic, leek, shallot, scallion, honey, agave syrup, apple, pear, mango, watermelon, cherry, peach, plum, apricot, nectarine, blackberry, fig, cauliflower, mushroom, asparagus, artichoke, beans, chickpeas, lentils, peas, cashew, pistachio, celery, beet, dried fruit, brussels sprout, avocado, cabbage, soy milk, ' +
            STOCKS,
        ),
      ],
    ],
    say: 'Low in FODMAPs by the lists of Monash University, as far as ingredients go: without onion, garlic, wheat, lactose, pulses and the fruit and vegetables that are high. Amounts count too, so keep to the portion; garlic-infused oil and the green of scallions give the taste back. A dietitian leads through the weeks of testing.',
  },
  {
    called: 'diabetes',
    words: named(
      '(?:type (?:1|2|one|two) |gestational |pre-?)?diabet(?:es|ics?)(?: (?:father|mother|dad|mom|husband|wife|guest|friend|grandmother|grandfather|grandma|grandpa|son|daughter))?|low[- ](?:gi|glycemic)(?: index)?',
    ),
    ways: [['diabetic-safe']],
    say: 'Within 45 g of carbohydrate a portion, little of it sugar, as the American Diabetes Association gives for a start. Whoever takes insulin counts the carbohydrate of the real portion; the target is set with the doctor.',
  },
  {
    called: 'gout',
    words: named('gout|(?:high )?uric acid|hyperuric\\w+|low[- ]purines?'),
    ways: [
      [
        'no alcohol',
        'no red meat',
        ...no(
          'liver, kidney, sweetbread, anchovy, sardine, herring, mackerel, trout, tuna, mussel, scallop, shrimp, crab, lobster, bacon, corn syrup, yeast extract',
        ),
      ],
    ],
    say: 'Low in purines by the lists of NHS and the Arthritis Foundation: no offal, red meat, oily fish, shellfish or alcohol. Drink plenty of water with it; it goes beside your medicine, not in its place.',
  },
  {
    called: 'high blood pressure',
    words: named('(?:high )?blood pressure|hypertension|hypertensive|(?:the )?dash'),
    ways: [['low-sodium']],
    say: 'At most 500 mg of sodium a portion, a third of what the American Heart Association allows a day with high blood pressure. No salt substitute of potassium without asking the doctor.',
  },
  {
    called: 'a healthy heart',
    words: named(
      '(?:high |lower(?:ing)? |low[- ])?cholesterol|(?:a )?healthy heart|heart (?:disease|attack|condition|failure|patient|problems?)|cardiac',
    ),
    ways: [['heart-healthy']],
    say: 'Little saturated fat (under 10 % of its energy), at most 600 mg of sodium and 90 mg of cholesterol a portion (Dietary Guidelines for Americans, FDA). After a heart attack or with heart failure the clinic’s own limits go first.',
  },
  {
    called: 'celiac disease',
    words: named('co?eliacs?(?: disease)?'),
    ways: [['gluten-free']],
    say: 'Free of wheat, rye and barley by its ingredients. For celiac disease crumbs count: clean board, colander and pan, fresh oil, a toaster of its own, and oats, spices, stock and sauces labeled gluten-free (FDA: under 20 mg/kg).',
  },
  {
    called: 'low histamine',
    words: named('(?:low[- ])?histamines?(?: (?:intoleran(?:ce|t)|free))?|mcas|mast cell\\w*'),
    ways: [
      [
        'no alcohol',
        ...no(
          'aged cheese, blue cheese, brie, camembert, cured meat, sausage, bacon, ham, tuna, mackerel, sardine, anchovy, shellfish, vinegar, sauerkraut, kimchi, soy sauce, miso, fish sauce, tomato, spinach, eggplant, avocado, strawberry, raspberry, citrus, pineapple, banana, kiwi, papaya, chocolate, cocoa, walnut, cashew, peanut, mushroom, lentils, beans, chickpeas, yeast extract, mustard, chili pepper, sour cream, yogurt, stock cube',
        ),
      ],
    ],
    say: 'Low in histamine by the list of the Swiss interest group SIGHI: nothing aged, fermented, smoked or canned, no tomato, spinach, eggplant, citrus or chocolate. Cook meat and fish the day you buy them, freeze leftovers at once; lists differ and so do people, so test it with a dietitian.',
  },
  {
    called: 'reflux',
    words: named(
      'gerd|(?:acid )?reflux|heartburn|gastritis|(?:stomach |peptic )?ulcers?|acid stomach',
    ),
    ways: [
      [
        'no alcohol',
        ...no(
          'tomato, lemon, lime, orange, grapefruit, vinegar, chili pepper, cayenne pepper, black pepper, chocolate, mint, onion, garlic, coffee, bacon, sausage, ' +
            STOCKS,
        ),
      ],
    ],
    say: 'Without what most often brings on reflux: tomato, citrus, vinegar, chili, chocolate, mint, onion, garlic and alcohol (NIDDK). Eat a small portion three hours before bed; triggers differ, and what lasts belongs to a doctor.',
  },
  {
    called: 'an upset stomach',
    words: named(
      '(?:upset|sick|bad|sensitive) (?:stomach|tummy)|stomach (?:flu|bug|ache)|diarrh?o?ea|brat|nausea|nauseous|(?:that |which )?(?:goes?|is|are) (?:down eas(?:y|ily)|easy (?:to digest|on the stomach))|(?:gentle|easy) on the stomach|morning sickness|food poisoning|bland',
    ),
    ways: [
      [
        'no alcohol',
        'lactose-free',
        ...no('chili pepper, cayenne pepper, coffee, bacon, sausage, beans, lentils, cream'),
      ],
    ],
    say: 'Mild and without fresh milk, chili and alcohol, for a stomach that is coming back. Small portions and much to drink, best with some salt and sugar in it; blood, high fever, a dry baby or more than two days of it belong to a doctor (NIDDK).',
    from: isOneOf(
      'congee chicken-noodle-soup white-rice boiled-potatoes applesauce poached-chicken khichdi',
    ),
  },
  {
    called: 'soft food',
    words: named(
      '(?:after |following )?(?:(?:my|a|the|wisdom|recent) )*(?:(?:dental|tooth|teeth|gum|mouth) (?:surgery|work|operation|procedure|implants?)|root canal|(?:a |the )?dentist|wisdom (?:teeth|tooth)(?: (?:removal|extraction|surgery|out|pulled))?|tooth (?:extraction|removal|pulled|ache)|toothache|oral surgery|jaw surgery|mouth sores?|braces(?: tightened)?|new dentures|dentures|(?:no|few|bad|missing) teeth|toothless|without (?:any |his |her |their )?(?:teeth|dentures)|(?:cant|cannot|can not|trouble|hard to|unable to|doesnt|no) chew(?:ing)?|easy to chew|soft (?:foods?|diet|meals?|(?:dinners?|lunch(?:es)?|suppers?)(?! (?:rolls?|buns?))))',
    ),
    ways: [no('nuts, peanuts, sesame seed, popcorn, chili pepper, alcohol')],
    say: 'Soft enough to eat without chewing; serve it lukewarm, not hot, with a spoon and never through a straw in the first days, and keep what has crumbs, seeds or grains for later (American Association of Oral and Maxillofacial Surgeons).',
    from: isOneOf(
      'mashed-potatoes oatmeal scrambled-eggs rice-pudding applesauce congee leek-and-potato-soup vichyssoise egg-drop-soup panna-cotta chawanmushi hummus khichdi mercimek-corbasi dal-tadka',
    ),
    isRatherFrom: true,
  },
  {
    called: 'favism',
    words: named('favism|g6pd(?: deficiency)?'),
    ways: [no('fava beans')],
    say: 'Without fava beans (broad beans), which are never for somebody with G6PD deficiency (NIH); ask the doctor about medicines and tonic water too.',
  },
  {
    called: 'a tyramine-poor diet',
    words: named(
      '(?:low[- ])?tyramine(?:-poor diet)?|maois?|mao inhibitors?|monoamine oxidase\\w*',
    ),
    ways: [
      [
        'no alcohol',
        ...no(
          'aged cheese, blue cheese, cured meat, sausage, smoked salmon, anchovy, soy sauce, miso, fish sauce, sauerkraut, kimchi, tempeh, yeast extract, fava beans, tofu, sourdough bread, liver',
        ),
      ],
    ],
    say: 'Low in tyramine as is advised with MAO inhibitors (NHS): nothing aged, cured, fermented or from soybeans, no fava beans, no alcohol. Use all meat and fish fresh; the list your doctor gave you goes first.',
  },
]

/** A check whether a dish is one of these ids, which are separated by spaces. */
function isOneOf(ids: string): (dish: Dish) => boolean {
  const known = new Set(ids.split(' '))
  return ({ id }) => known.has(id)
}
