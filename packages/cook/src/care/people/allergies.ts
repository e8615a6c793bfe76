import { type Keeping, no, STOCKS } from './keeping.ts'

const ALLERGY =
  '(?:[- ](?:allerg(?:y|ies|ic)|intoleran(?:ce|t)|sensitiv(?:ity|e)|free|syndrome|fruit syndrome|food syndrome))'
const TO =
  '(?:(?:is|am|im|are|was|be|has|have|an?|with|severely|very|badly|highly|who|whos|because|since|my|our|for|someone|somebody) )*(?:(?:my|our) )?(?:(?:son|daughter|kid|child|wife|husband|partner|mother|father|mom|dad|friend|guest|boyfriend|girlfriend|brother|sister) )?(?:(?:is|was|has) )?(?:(?:an |a )?(?:severe )?allerg(?:ic|y|ies) (?:to|against)|intolerant (?:to|of)|sensitive to|cant (?:eat|have|tolerate)|react(?:s|ing)? to) (?:all |any |the )?'

/** A pattern for an allergy: 'birch pollen allergy', 'is allergic to birch pollen'. */
function allergy(words: string): RegExp {
  return new RegExp(
    `\\b${TO}(?:${words})\\b|(?<=\\ballerg(?:ic|y) to [^.]*)(?:\\band |\\bor )?\\b(?:${words})\\b|\\b(?:with (?:an? )?)?(?:${words})${ALLERGY}`,
  )
}

/** Allergies that are not named after a food, or that rule out more foods than their name says. */
export const ALLERGIES: readonly Keeping[] = [
  {
    called: 'a birch pollen allergy',
    words: allergy('birch(?: pollen)?|oral allergy|pollen food|pollen|tree pollen|hay ?fever'),
    ways: [
      no(
        'apple, pear, cherry, peach, plum, apricot, nectarine, kiwi, strawberry, hazelnut, almond, walnut, carrot, celery, parsley, peanut, soybeans',
      ),
    ],
    say: 'Without the foods that often cross-react with birch pollen (apple, stone fruit, hazelnut, almond, carrot, celery, soy and their like, AAAAI). Many bear most of them cooked; which ones, your allergist knows.',
  },
  {
    called: 'a ragweed or mugwort allergy',
    words: allergy('ragweed|mugwort|ambrosia'),
    ways: [
      no(
        'melon, watermelon, cantaloupe, banana, cucumber, zucchini, sunflower seed, celery, carrot, parsley, coriander seed, fennel, anise, caraway, mustard, chamomile',
      ),
    ],
    say: 'Without the foods that cross-react with ragweed and mugwort (melon, banana, cucumber, zucchini, celery, carrot, mustard and spices of their family, AAAAI). Your allergist knows which of them are yours.',
  },
  {
    called: 'a latex allergy',
    words: allergy('latex'),
    ways: [
      no(
        'banana, avocado, kiwi, chestnut, papaya, mango, passion fruit, fig, melon, tomato, potato, bell pepper, celery, carrot, apple',
      ),
    ],
    say: 'Without the foods that cross-react with latex (banana, avocado, kiwi and chestnut above all, AAAAI); cook without latex gloves. Which of them concern you, your allergist knows.',
  },
  {
    called: 'a nickel allergy',
    words: allergy('nickel'),
    ways: [
      [
        'soy-free',
        'nut-allergy',
        ...no(
          'chocolate, cocoa, beans, lentils, chickpeas, peas, oats, buckwheat, millet, sunflower seed, sesame, spinach, kale, shellfish, licorice, whole wheat flour, canned tomatoes',
        ),
      ],
    ],
    say: 'Without the foods richest in nickel: chocolate, nuts, pulses, soy, oats, seeds, shellfish and cans (American Contact Dermatitis Society). Nickel is in all plants, so it is low, not free; cook acid food in glass or enamel, not in cheap steel.',
  },
  {
    called: 'a corn allergy',
    words: allergy('corn|maize'),
    ways: [
      no(
        'corn, cornstarch, cornmeal, polenta, corn syrup, popcorn, hominy, masa harina, baking powder, powdered sugar, corn oil',
      ),
    ],
    say: 'Without corn and what is commonly made of it: starch, syrup, baking powder and powdered sugar too. Dextrose, vinegar, vanilla extract and additives can come from corn, which only the maker can say.',
  },
  {
    called: 'an allium allergy',
    words: allergy('alliums?'),
    ways: [
      no(
        'onion, garlic, leek, shallot, scallion, chives, ramps, onion powder, garlic powder, ' +
          STOCKS,
      ),
    ],
    say: 'Without onion, garlic, leek, shallot, scallion and chives. Stock, spice mixes and sausages mostly have some: read the label.',
  },
  {
    called: 'alpha-gal syndrome',
    words: new RegExp(
      `${allergy('red meat|mammal(?:ian)? meat|mammal(?:ian)?s?(?: products)?|alpha[- ]?gal').source}|\\b(?:with )?alpha[- ]?gal\\b|\\btick bite (?:meat )?allergy\\b`,
    ),
    ways: [no('beef, veal, pork, lamb, goat, game, rabbit, gelatin, lard, tallow, suet')],
    say: 'Without the meat, gelatin and fat of mammals, as for alpha-gal syndrome (CDC). Some who have it react to milk as well: say dairy-free if that is you.',
  },
  {
    called: 'a stone fruit allergy',
    words: allergy('stone ?fruits?|drupes?'),
    ways: [no('peach, nectarine, plum, cherry, apricot, almond, prune')],
    say: 'Without peach, nectarine, plum, cherry, apricot and their dried forms, and without almond, their cousin.',
  },
  {
    called: 'a salicylate-poor diet',
    words: new RegExp(
      `${allergy('(?:low[- ])?salicylates?|aspirin').source}|\\bsalicylate-poor diet\\b`,
    ),
    ways: [
      no(
        'berry, strawberry, raspberry, orange, pineapple, grape, raisin, dried fruit, apricot, cherry, plum, tomato, bell pepper, cucumber, almond, honey, mint, curry powder, paprika, cumin, thyme, rosemary, oregano, turmeric, wine, vinegar, tea, olives',
      ),
    ],
    say: 'Without the foods that are commonly called high in salicylates: berries, dried fruit, tomato, pepper, honey and most dried herbs and spices. Lists differ much, so go by that of your allergist.',
  },
  {
    called: 'MSG',
    words: allergy('msg|glutamate|monosodium glutamate'),
    ways: [
      no('msg, stock cube, bouillon powder, soy sauce, oyster sauce, fish sauce, yeast extract'),
    ],
    say: 'Without added glutamate and the sauces and stocks that mostly have it. Tomato, mushrooms and aged cheese have it by nature.',
  },
  {
    called: 'a dust mite allergy',
    words: allergy('(?:house )?dust mites?|dust'),
    ways: [['shellfish-free', 'no snail']],
    say: 'Without crustaceans, molluscs and snails, which cross-react with dust mites in some (AAAAI).',
  },
  {
    called: 'a nightshade allergy',
    words: allergy('nightshades?'),
    ways: [['no nightshade']],
    say: 'Without tomato, potato, eggplant, peppers, chili and paprika. Spice mixes often hide paprika or chili: read the label.',
  },
  {
    called: 'no sulfites',
    words: new RegExp(
      `${allergy('sul(?:f|ph)ites?').source}|\\b(?:no|without|avoid(?:ing)?|free of) (?:added )?sul(?:f|ph)ites?\\b`,
    ),
    ways: [['sulphites']],
    say: 'Without what is sulfited as a rule: wine, vinegar of wine, dried fruit, bottled lemon juice and some shrimp (EU labels name sulfites from 10 mg/kg on). Read the label of the rest.',
  },
]
