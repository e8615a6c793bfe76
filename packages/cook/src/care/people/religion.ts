import type { Dish } from '@potluck/cookbook'
import { type Keeping, no, STOCKS } from './keeping.ts'

/** Forbidden animals, among them fish without fins and scales. */
const KOSHER = [
  ...no('pork, lard, gelatin, rabbit, hare, horse, frog, snail, blood sausage'),
  'shellfish-free',
  ...no('eel, catfish, monkfish, swordfish, shark, sturgeon, caviar'),
]
/** Two ways for a dish to be kosher: without milk, or without meat. */
const WITHOUT_MEAT_OR_MILK = [['dairy-free'], ['no meat']] as const
const CHAMETZ = no(
  'oats, yeast, beer, bread, breadcrumbs, tortilla, pasta, couscous, semolina, all-purpose flour, wheat flour, baking powder, soy sauce, malt',
)
/** Matzo is made of wheat, so only dishes that were written for Passover may contain wheat. */
const NO_WHEAT = ['gluten-free', 'no vinegar']
/** What the Ashkenazi custom forbids at Passover, and oils pressed from it; customs differ about spices. */
const KITNIYOT = no(
  'rice, corn, beans, green beans, lentils, chickpeas, peas, snow peas, sugar snap peas, edamame, tofu, miso, tempeh, soy milk, soybean oil, vegetable oil, margarine, dairy-free margarine, peanut oil, sesame, mustard, poppy seeds, sunflower seeds, sunflower oil, canola oil, flaxseed, millet, buckwheat, buckwheat flour',
)
/**
 * Kitniyot, and foods that contain them in some brands. Dishes written for Passover may have the latter: their
 * chocolate is bought certified.
 */
const SURELY_NO_KITNIYOT = ['soy-free', 'no peanuts', ...KITNIYOT]
const HALAL = ['no alcohol', ...no('pork, gelatin, lard, blood sausage, frog')]
const GROWN_BELOW =
  'onion, garlic, leek, shallot, scallion, chives, potato, sweet potato, carrot, beet, radish, turnip, parsnip, celery root, ginger, turmeric root, yam, cassava'
const PUNGENT = `onion, garlic, leek, shallot, scallion, chives, asafoetida, ${STOCKS}`

const PASSOVER = /\b(?:passover|pesach|seder)(?: (?:seder|dinner|meal|plate))?\b/.source
const WITH_KITNIYOT =
  /(?:\b(?:sephardi[cm]?|mizrahi|with kitniyot|kitniyot (?:are |is )?(?:ok(?:ay)?|allowed|fine)|(?:we )?eat kitniyot|rice (?:is |are )?(?:ok(?:ay)?|allowed|fine))\b)/
    .source

const JEWISH_FEASTS = [
  jewishFeast('Purim', /\bpurim\b/),
  jewishFeast('Hanukkah', /\b(?:hanukkah|chanukah)\b/),
  jewishFeast('Rosh Hashanah', /\brosh hashanah?\b/),
  jewishFeast('Shavuot', /\bshavuot\b/),
  jewishFeast('Sukkot', /\bsukkot\b/),
  jewishFeast('Sabbath', /\b(?:shabbat|shabbos|sabbath)\b/),
  jewishFeast('holiday', /\byom kippur\b|\bjewish holidays?\b/),
]

/** The keeping for a Jewish feast: dishes for that feast come before other Jewish dishes. */
function jewishFeast(occasion: string, words: RegExp): Keeping {
  return {
    called: occasion === 'holiday' ? 'kosher, for a Jewish holiday' : `kosher, for ${occasion}`,
    words,
    ways: WITHOUT_MEAT_OR_MILK.map((way) => [...KOSHER, ...way]),
    from: (dish) => dish.cuisine === 'Jewish' || isFor('Sabbath', 'Rosh Hashanah')(dish),
    isBest: isFor(occasion),
    say: 'For the holiday, and kosher by its ingredients: no pork or shellfish, and no meat with milk. Meat, cheese and wine have to be bought kosher.',
  }
}

/**
 * Religious food laws as they are commonly kept, as far as ingredients tell. No religious authority has reviewed them,
 * and the label says what is certified. The first that a request names applies.
 */
export const LAWS: readonly Keeping[] = [
  {
    called: 'kosher for Passover with kitniyot',
    words: new RegExp(
      `${WITH_KITNIYOT}.*${PASSOVER}(?:.*${WITH_KITNIYOT})?|${PASSOVER}.*${WITH_KITNIYOT}`,
    ),
    ways: WITHOUT_MEAT_OR_MILK.map((way) => [...KOSHER, ...CHAMETZ, ...NO_WHEAT, ...way]),
    waysOfFrom: WITHOUT_MEAT_OR_MILK.map((way) => [...KOSHER, ...CHAMETZ, ...way]),
    say: 'For Passover by the Sephardi custom: without wheat, rye, barley, oats and all that is raised or fermented of them; rice and pulses are allowed. Whether each product is certified for Passover is on its label.',
    from: isFor('Passover'),
  },
  {
    called: 'kosher for Passover',
    words: new RegExp(`${PASSOVER}(?:[- ](?:friendly|safe))?|\\bkosher for ${PASSOVER}`),
    ways: WITHOUT_MEAT_OR_MILK.map((way) => [
      ...KOSHER,
      ...CHAMETZ,
      ...NO_WHEAT,
      ...SURELY_NO_KITNIYOT,
      ...way,
    ]),
    waysOfFrom: WITHOUT_MEAT_OR_MILK.map((way) => [...KOSHER, ...CHAMETZ, ...KITNIYOT, ...way]),
    findUnfit: findMix,
    say: 'For Passover by the stricter Ashkenazi custom: without grain, rice, corn and pulses, and without their oils and those of seeds; say Sephardi where rice and pulses are eaten. Whether each product is certified for Passover is on its label.',
    from: isFor('Passover'),
  },
  ...JEWISH_FEASTS,
  {
    called: 'kosher',
    titled: 'Kosher',
    words:
      /\bkosher\b(?! salt| pickle| dill)(?:[- ]style)?|\bjewish (?:dietary )?laws?\b|\bjews?\b|\bjewish (?:friends?|guests?|family|in-laws|people)\b/,
    ways: WITHOUT_MEAT_OR_MILK.map((way) => [...KOSHER, ...way]),
    say: 'Kosher by its ingredients: no pork or shellfish, and no meat with milk. Meat, cheese, wine and gelatin have to be bought kosher, and pots for meat and milk are kept apart.',
  },
  {
    called: 'halal, for Ramadan',
    words:
      /\b(?:ramadan|iftar|suhoor|sehri|eid(?: (?:al|ul)[- ](?:fitr|adha))?)\b(?: (?:friendly|party|feast))?/,
    ways: [HALAL],
    from: isFor('Ramadan', 'Eid'),
    say: 'For Ramadan, and halal by its ingredients: no pork, gelatin or alcohol. Meat has to be bought halal.',
  },
  {
    called: 'halal',
    words: /\b(?:halal|zabiha|muslims?|islamic)(?: (?:friends?|guests?|family|friendly))?\b/,
    ways: [HALAL],
    say: 'Halal by its ingredients: no pork, gelatin or alcohol. Meat has to be bought halal, and vanilla, stock and sauces without alcohol.',
  },
  {
    called: 'Jain',
    words: /\bjain(?:ism)?\b|\bparyushan\b/,
    ways: [
      [
        'vegetarian',
        'egg-free',
        ...no(`${GROWN_BELOW}, mushroom, honey, alcohol, yeast, ${STOCKS}`),
      ],
    ],
    from: isIndian,
    say: 'Jain by its ingredients: no meat, fish or egg, and nothing that grows below the ground. Strict days and Chaturmas leave out leafy greens and more: that you see to.',
  },
  {
    called: 'a Hindu fast',
    words:
      /\b(?:vrat|upvas|upwas|ekadashi|navratri|navaratri|phalahari?|farali|(?:hindu|maha shivaratri|shivratri|janmashtami) fast(?:ing)?(?: day)?)(?: (?:ka|fasting|fast|food|recipe|friendly|dish))*\b/,
    ways: [
      [
        'vegetarian',
        'egg-free',
        'gluten-free',
        ...no(
          'rice, corn, oats, beans, lentils, chickpeas, peas, soybeans, onion, garlic, leek, scallion, mushroom, mustard, turmeric, asafoetida, alcohol, vinegar, couscous, semolina, sesame, ' +
            STOCKS,
        ),
      ],
    ],
    from: ({ id }) => id === 'sabudana-khichdi',
    say: 'For a Hindu fast as it is commonly kept: no grain, pulses, onion or garlic; use rock salt (sendha namak). Families and days differ in what they allow.',
  },
  {
    called: 'sattvic',
    words:
      /\b(?:satt?vik|satt?vic|vaishnav\w*|iskcon|hare krishna|krishna prasad\w*|prasad(?:am)?|swaminarayan|no onion,? no garlic indian)\b/,
    ways: [['vegetarian', 'egg-free', ...no(`${PUNGENT}, mushroom, alcohol, coffee, tea`)]],
    from: isIndian,
    say: 'Sattvic by its ingredients: no meat, fish, egg, onion, garlic or mushrooms.',
  },
  {
    called: 'Hindu',
    words: /\b(?:hindus?)(?: (?:friends?|guests?|family|in-laws|neighbou?rs?|dinner))?\b/,
    ways: [['no beef', 'no veal']],
    from: isIndian,
    say: 'Without beef; many Hindus eat no meat, fish or egg at all: say vegetarian and egg-free if that is so.',
  },
  {
    called: 'Buddhist',
    words:
      /\bbuddhists?(?: (?:monks?|temple|vegetarian|friends?|guests?|monastery|cuisine|food))*\b|\b(?:shojin ryori|temple food|five pungent\w*(?: vegetables)?)\b/,
    ways: [['vegan', ...no(`${PUNGENT}, alcohol`)]],
    from: ({ cuisine, course }) => EAST_ASIAN.has(cuisine) && MEALS.has(course),
    say: 'As Buddhist temples of East Asia cook: without animals and without the five pungent vegetables (onion, garlic, scallion, leek, chives). Many Buddhists elsewhere keep no such rule.',
  },
  {
    called: 'an Orthodox fast',
    words:
      /\b(?:(?:greek |russian |serbian |eastern |coptic |romanian )?orthodox(?: christian)?(?: great)? (?:lent(?:en)?|fast(?:ing)?)(?: (?:day|food|recipe))?|great lent|(?:nativity|apostles|dormition|advent) fast|lenten orthodox|nistisim[ao]|nistisimo|postn\w+|coptic(?: fast(?:ing)?)?)\b/,
    ways: [['vegan', 'no alcohol']],
    from: (dish) => isFor('Lent')(dish) && dish.cuisine !== 'Ethiopian',
    say: 'For the Orthodox fast in its strict form: no meat, fish, egg, milk or wine. Shellfish is allowed, and on many days oil and wine; the calendar of your church says which. On days without oil cook it in water.',
  },
  {
    called: 'an Ethiopian fast',
    words:
      /\b(?:ethiopian|eritrean|tewahedo|habesha) (?:orthodox )?(?:fast(?:ing)?|tsom|lent)(?: (?:food|day|dish))?\b|\btsom\b|\byetsom\b/,
    ways: [['vegan']],
    from: ({ cuisine }) => cuisine === 'Ethiopian',
    say: 'For the fast of the Ethiopian church: nothing from animals (fish is disputed, so there is none); on fasting days the first meal is after three in the afternoon.',
  },
  {
    called: 'Lent',
    words: /\b(?:lent(?:en)?|good friday|ash wednesday|meatless friday)\b/,
    ways: [['pescatarian']],
    from: isFor('Lent'),
    say: 'For Lent without meat, as the Roman Catholic church keeps it on Ash Wednesday and Fridays; fish, egg and milk are allowed. For the Orthodox fast say so.',
  },
  {
    called: 'Seventh-day Adventist',
    words: /\b(?:seventh[- ]day )?adventists?\b/,
    ways: [['vegetarian', ...no('alcohol, coffee, tea')]],
    say: 'Vegetarian and without alcohol, coffee or tea, as many Seventh-day Adventists eat; others eat the meat that Leviticus calls clean.',
  },
  {
    called: 'Rastafari (ital)',
    words: /\b(?:rasta(?:fari(?:an)?)?s?|ital(?= |$))(?: (?:food|diet|dish))?\b/,
    ways: [['vegan', 'no alcohol']],
    say: 'Ital by its ingredients: nothing from animals and no alcohol. Many Rastafari leave out salt and all that is canned as well: season with herbs, thyme and chili, and cook beans and coconut milk from fresh.',
  },
  {
    called: 'Sikh',
    words: /\b(?:sikhs?|langar|gurdwara)(?: (?:friends?|guests?|family|wedding))?\b/,
    ways: [['vegetarian', 'egg-free', 'no alcohol']],
    from: isIndian,
    say: 'Vegetarian and without egg or alcohol, as in the langar, which everybody may eat. Sikhs who eat meat take none that was slaughtered by rite (halal or kosher).',
  },
  {
    called: 'the Word of Wisdom',
    words: /\b(?:mormons?|latter[- ]day saints?|lds|word of wisdom)\b/,
    ways: [no('alcohol, coffee, tea')],
    say: 'Without alcohol, coffee and tea, as the Word of Wisdom has it.',
  },
]

const EAST_ASIAN: ReadonlySet<string> = new Set(['Japanese', 'Chinese', 'Korean', 'Vietnamese'])
const MEALS: ReadonlySet<string> = new Set(['main', 'soup', 'side'])

/** Finds products that are gluten-free by name, which are mostly made of rice and corn. Undefined if there are none. */
function findMix({ ingredients }: { ingredients: readonly string[] }): string | undefined {
  return ingredients.some((line) => /gluten-free/i.test(line)) ? 'rice or corn' : undefined
}

function isFor(...occasions: readonly string[]): (dish: Dish) => boolean {
  return (dish) => dish.occasions.some((occasion) => occasions.includes(occasion))
}

function isIndian({ cuisine, course }: Dish): boolean {
  return cuisine === 'Indian' && course === 'main'
}
