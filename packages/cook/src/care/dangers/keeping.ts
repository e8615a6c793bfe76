import type { Danger } from './danger.ts'

const SHELF =
  '(?:pantry|shel(?:f|ves)|cupboard|larder|cellar|room temp\\w*|counter|unrefrigerated|gifts?|months?|years?|(?:without|no|out of the) (?:a )?(?:fridge|refrigerat\\w+))'
const IN_OIL =
  '(?:(?:garlic|herbs?|basil|rosemary|chil+i(?:e?s)?|peppers?|mushrooms?|vegetables|eggplants?|tomato(?:es)?|shallots?|onions?|lemon)\\b[^.]*\\b(?:oil|confit)|(?:oil|confit)\\b[^.]*\\b(?:garlic|herbs?|basil|rosemary|chil+i(?:e?s)?|peppers?|mushrooms?|vegetables|eggplants?|tomato(?:es)?|shallots?|onions?|lemon)|pesto|infused oil)'
const TO_CAN =
  '(?:canning|home[- ]cann(?:ing|ed)|(?:to|i|we|you|and|do|home) can(?= (?:my |our |some |fresh |dried |dry |green |the |a batch |homemade |raw |cooked )*(?:\\w+ ){0,2}(?:bean|meat|chicken|beef|pork|fish|salmon|tuna|corn|carrot|pumpkin|squash|potato|soup|stock|broth|chili|stew|vegetable|asparagus|mushroom|pea|beet|okra|spinach|tomato|salsa|pesto|sauce|peach|pear|jam)\\w*(?: (?:at home|myself|safely|in|for|from|without|with)\\b|\\s*$|[?.,!]))|water[- ]bath\\w*|(?:put|put up|seal|sealed|bottle|preserve|preserved|preserving|keep|store|process)\\b[^.]* in (?:\\w+ ){0,2}(?:mason )?jars|jarred|jar(?:ring)? up|shelf[- ]stable|seal(?:ed|ing)? with (?:paraffin|wax|fat|lard))'
const LOW_ACID =
  '(?:beans?|lentils|chickpeas|hummus|meat|chicken|beef|pork|venison|fish|salmon|tuna|corn|carrots?|pumpkin|squash|potato(?:es)?|soup|stock|broth|chili|stew|vegetables|veggies|asparagus|mushrooms|peas|beets|okra|spinach|pesto|curry|bolognese|meat sauce|ragu|pulled pork|banana|milk|butter)'

const COOLED = '\\b(?:fridge|freezer|refrigerator|ice ?box)\\b'
/** A fridge that fails or stands open; 'the last of the fridge' only empties it. */
const FAILED =
  '\\b(?:broke|broken(?: down)?|died|stopped (?:working|cooling)|failed|unplugged|switched off|turned off|(?:left|was|been|stood) (?:\\w+ )?open|not closed|warm|defrosted|lost power|power (?:cut|outage|failure|loss|(?:(?:was|is|went|has been) )?(?:out|off))|outage|blackout|thawed)\\b'
const NO_POWER =
  '\\b(?:power|electricity) (?:cut|outage|failure|(?:was|is|went|has been|had been) (?:out|off|gone|down))\\b[^.]*\\b(?:safe|good|ok|okay|eat|keep|throw|fine)\\b'

/** Botulism in jars and oil, and food that was kept too warm or went bad. */
export const KEEPING: readonly Danger[] = [
  {
    when: /\b(?:garlic)\b[^.]*\bconfit\b|\bconfit\b[^.]*\bgarlic\b/,
    unless: /\b(?:chicken|duck|pasta|toast|bread|soup|with)\b/,
    say: 'It does not keep in the pantry: garlic in oil has no acid and no air, where botulism grows without any smell. This one goes into the fridge within 2 hours and is used within 4 days, or frozen for months (National Center for Home Food Preservation).',
    instead: 'confit garlic',
  },
  {
    when: new RegExp(`${IN_OIL}[^.]*\\b${SHELF}|\\b${SHELF}\\b[^.]*${IN_OIL}`),
    unless: /\b(?:dried|dry) (?:chil|herb|flake|spice)|chil+i flakes|crisp/,
    say: 'Not at room temperature: fresh garlic, herbs, chilies and vegetables under oil have no acid and no air, and botulism grows there without smell or bubbles; cooking them first does not help, for its spores survive. Keep such a jar in the fridge and use it within 4 days, or freeze it in small portions for some months; for the shelf, steep dried herbs or dried chilies, or give away a jar of vinegar pickles (National Center for Home Food Preservation).',
    choices: ['Confit garlic', 'Quick pickled cucumbers', 'Pickled red onions'],
  },
  {
    when: /\binfus\w+\b[^.]*\boil\b|\boil\b[^.]*\binfus\w+\b|\b(?:garlic|basil|rosemary|herb) oil\b/,
    unless: /\b(?:pasta|with|salad|bread|chicken|fish|shrimp|potato\w*|pizza)\b/,
    say: 'For now and the next days: warm 250 ml olive oil with 6 crushed garlic cloves, or a handful of dry herbs, over the lowest heat for 10 minutes without browning, strain it, cool it and put it into the fridge at once. Use it within 4 days or freeze it: at room temperature botulism can grow in it without any smell (National Center for Home Food Preservation).',
    choices: ['Confit garlic', 'Herb butter'],
  },
  {
    when: /\b(?:oven|dishwasher|microwave|sun|open kettle)[- ]cann(?:ing|ed)|\bcann(?:ing|ed)\b[^.]*\b(?:in (?:the|my|an) (?:oven|dishwasher|microwave|instant pot|air fryer|slow cooker)|without (?:a )?(?:pressure|canner))|\b(?:seal|process|sterili[sz]e)\b[^.]*\bjars\b[^.]*\bin (?:the|my|an) (?:oven|dishwasher|microwave)/,
    unless: /\b(?:a|one|two|\d) cans? of\b|(?<!home[- ])\bcanned\b/,
    say: 'No: an oven, dishwasher, microwave or electric multicooker does not heat the middle of a jar enough to kill the spores of botulism, and jars burst in dry heat. Acid food (fruit, jam, pickles, tomatoes with lemon juice) goes into a boiling-water canner by a tested recipe; beans, vegetables, meat and soup need a pressure canner with a gauge, or the freezer (USDA Complete Guide to Home Canning, NCHFP).',
    choices: ['Strawberry jam', 'Quick pickled cucumbers'],
  },
  {
    when: /\b(?:pumpkin|squash|banana|sweet potato) butter\b/,
    unless: /\b(?:fridge|freez\w+|toast|cookie|cake|pasta)\b/,
    say: 'Pumpkin, squash and banana butter cannot be canned safely at home, by no method: they are low in acid and too thick for heat to reach the middle (USDA, NCHFP). Cook 800 g pumpkin puree with 200 g brown sugar, 60 ml apple cider, 2 tsp lemon juice, 1 tsp cinnamon and a pinch of ginger and cloves for 30 minutes over low heat, stirring, until a spoon leaves a track; keep it a week in the fridge or 6 months in the freezer.',
    choices: ['Apple butter', 'Pumpkin pie'],
  },
  {
    when: new RegExp(
      `\\b${TO_CAN}\\b[^.]*\\b(?:tomato(?:es)?|salsa|tomato sauce|passata)\\b|\\b(?:tomato(?:es)?|salsa|passata)\\b[^.]*\\b${TO_CAN}`,
    ),
    unless:
      /\b(?:a|one|two|\d) cans? of\b|(?<!home[- ])\bcanned\b|\b(?:meat|beef|bolognese|rag[uù]|chicken)\b/,
    say: 'Tomatoes are on the border of what acid protects, so each jar gets acid: 1 tbsp bottled lemon juice or 1/4 tsp citric acid for 500 ml, twice that for 1 liter, before it is filled hot and boiled by the time of a tested recipe (crushed tomatoes: 35 minutes for 500 ml, 45 for 1 liter, more above 300 m). Salsa and sauce with onions, peppers or meat only by a tested recipe to the gram, or from the freezer (USDA Complete Guide to Home Canning).',
    choices: ['Tomato passata', 'Tomato sauce'],
  },
  {
    when: new RegExp(
      `\\b${TO_CAN}\\b[^.]*\\b(?:${LOW_ACID})\\b|\\b(?:${LOW_ACID})\\b[^.]*\\b${TO_CAN}`,
    ),
    unless:
      /\b(?:a|one|two|\d|the|this) (?:can|jar|tin)s? of\b|(?<!home[- ])\bcanned\b|\bpickl|\bvinegar\b|\bjam\b|\bferment/,
    say: 'Only in a pressure canner: vegetables, beans, meat, fish and soup are low in acid, and boiling water does not get hot enough (it takes 116 °C / 240 °F) to kill the spores of botulism. Dried beans: soak, boil 30 minutes, fill hot with their liquid 2.5 cm below the rim, and process 75 minutes for 500 ml, 90 for 1 liter, at 11 psi (dial gauge, below 600 m); meat in pieces takes as long, green beans 20 and 25 minutes; nothing thickened, no noodles, rice or cream. Follow the tested table for your jar and altitude (USDA Complete Guide to Home Canning, NCHFP); without such a canner, freeze it.',
    choices: ['Dried beans, cooked', 'Quick pickled cucumbers'],
  },
  {
    when: /\b(?:rice|pasta|noodles|potato(?:es)?|chicken|beef|pork|meat|turkey|fish|shrimp|pizza|soup|stew|chili|curry|leftovers?|lasagn\w|casserole|eggs?|milk|cream|mayo\w*|food|sushi|dinner|stock|broth)\b[^.]*\b(?:(?:left|sat|sitting|been|was|were|stood|forgot\w*|lying)(?: it| them| my)?(?: \w+){0,4} (?:out|counter|stove|table|car|room temp\w*|overnight|all (?:day|night))|out of the (?:fridge|refrigerator) (?:all|over)|out (?:all|over)(?: ?night| day)?)\b|\b(?:left|forgot)\b[^.]*\b(?:rice|pasta|potato(?:es)?|chicken|beef|pork|meat|turkey|fish|shrimp|pizza|soup|stew|chili|curry|leftovers?|eggs?|milk)\b[^.]*\b(?:out|overnight|counter|all (?:day|night)|car)\b/,
    unless:
      /\b(?:dough|batter|starter|sourdough|soak\w*|marinat\w*|bread|butter|yogurt|kefir|left ?over (?:rice|chicken|pasta)\b(?![^.]*\b(?:out|counter)))/,
    say: 'Please throw it away: cooked food may stand warm for 2 hours, in heat above 32 °C (90 °F) for one (USDA). After that bacteria such as Bacillus cereus in rice, pasta and potatoes leave a poison that no reheating destroys. Next time cool it in a shallow dish and put it into the fridge within the hour.',
    choices: ['Fried rice', 'White rice'],
  },
  {
    when: /\b(?:leav(?:e|ing)|keep|let|store)\b[^.]*\b(?:on the (?:stove|hob|counter|table|side|worktop|stovetop)|out|at room temp\w*)\b[^.]*\b(?:overnight|over night|all (?:day|night)|(?:until|till) (?:morning|tomorrow))\b/,
    unless:
      /\b(?:dough|batter|starter|sourdough|soak\w*|bread|butter|yogurt|kefir|cake|cookies|pie crust|fruit|keep warm|slow cooker)\b/,
    say: 'No: cooked food may stand for 2 hours, in heat above 32 °C (90 °F) for one (USDA). In a big pot it stays warm for half a night, and bacteria that survived the boiling leave a poison that reheating does not destroy. Divide it into shallow dishes, or cool the pot in a sink of cold water, and put it into the fridge within 2 hours.',
  },
  {
    when: /\bmarinat\w+\b[^.]*\b(?:counter|room temp\w*|worktop|unrefrigerated|out of the fridge)\b/,
    unless:
      /\b(?:olives|tofu|cucumbers?|onions?|vegetables|fruit|strawberries|(?:for )?(?:1[05]|[1-4]\d) min)/,
    say: 'Marinate in the fridge, however long: at room temperature raw meat and fish grow bacteria within 2 hours, and the acid of a marinade does not stop them (USDA). Overnight in the fridge is fine for chicken and beef, 30 minutes for fish; take it out half an hour before it goes into the pan, no longer.',
    choices: ['Chicken shawarma', 'Teriyaki chicken'],
  },
  {
    when: /\b(?:thaw|defrost)\w*\b[^.]*\b(?:counter|room temp\w*|worktop|sink|hot water|warm water|kitchen table|in the sun|overnight on)\b|\b(?:counter|hot water|warm water)\b[^.]*\b(?:thaw|defrost)/,
    unless: /\b(?:bread|dough|cake|pastry|croissants?|butter|berries|fruit)\b/,
    say: 'Not on the counter or in warm water: the outside is warm enough for bacteria long before the middle is thawed. Thaw it in the fridge (a day for 2 kg), in a leakproof bag in cold water that you change every 30 minutes (an hour for 500 g) and cook it at once, or in the microwave and cook it at once; most things can also be cooked frozen in half as long again (USDA).',
    choices: ['Simple roast chicken'],
  },
  {
    when: new RegExp(`${COOLED}[^.]*${FAILED}|${FAILED}[^.]*${COOLED}|${NO_POWER}`),
    unless: /\b(?:recipes?|dinner|cook|lunch|no[- ]bake|without|camping)\b/,
    say: 'By the hours that it was warm (USDA). Fridge: food keeps for 4 hours behind a closed door; after that throw away meat, fish, milk, eggs, soft cheese, leftovers and all that is cooked, and keep butter, hard cheese, whole fruit and vegetables, jam and mustard. Freezer: unopened it holds 48 hours when full, 24 when half full. What still has ice crystals, or is at most 4 °C (40 °F), may be frozen again or cooked; what is warmer goes, and so does what thawed and stood so for more than 2 hours. Go by hours and a thermometer, never by smell or taste.',
    choices: ['Simple roast chicken', 'Beef stew'],
  },
  {
    when: /\brefre[ei]z\w*\b|\bfreez\w*\b[^.]*\b(?:again|twice|a second time|already (?:been )?(?:thawed|frozen)|previously frozen)\b/,
    say: 'What thawed in the fridge may be frozen again, raw or cooked; it only loses juice. What thawed in cold water or in the microwave has to be cooked first, and what stood warm for more than 2 hours is thrown away (USDA).',
  },
  {
    when: /\b(?:bulging|swollen|blown|leaking|hissing|rusted through)\b[^.]*\b(?:cans?|tins?|jars?|lids?)\b|\b(?:cans?|tins?|jars?|lids?)\b[^.]*\b(?:bulg\w+|swollen|leak\w*|hiss\w*|spurt\w*|dented at the seam)\b/,
    say: 'Do not open or taste it: a can or jar that bulges, leaks or spurts may hold the poison of botulism, which neither smells nor tastes. Put it into a bag, throw it away where nobody gets at it, and clean what it touched (USDA, CDC).',
    isRefused: true,
  },
  {
    when: /\b(?:mou?ld(?:y|ed)|gone mou?ld\w*|(?:has|have|with|got|grew|growing|some|fuzzy|white|green|black) (?:\w+ ){0,3}mou?ld\b|(?:kimchi|sauerkraut|pickles|kombucha|ferment\w*|kefir|sourdough|starter)\b[^.]*\b(?:white film|kahm|fuzz\w*|pink streaks|slimy)|mou?ld (?:on|in|growing))/,
    unless: /\bmou?ld (?:in(?:to)?|on) (?:a|the) (?:tin|pan)|blue cheese|cake mou?ld|silicone/,
    say: 'Soft or wet food with mold goes into the bin whole: bread, jam, yogurt, soft cheese, cooked food, fruit, nuts, and a ferment with its culture, kombucha and scoby too, for threads and poison reach deeper than the eye. Only of hard cheese and firm vegetables may you cut away 2.5 cm all around and keep the rest (USDA, Molds on Food). A flat white film on sauerkraut or pickles is mostly kahm yeast: skim it; what is fuzzy, pink or black is mold.',
    choices: ['Sauerkraut', 'Fermented dill pickles'],
  },
  {
    when: /\b(?:baby food|baby s? ?puree|baby s? ?jar)\b[^.]*\b(?:leftover|left over|half[- ]eaten|from the spoon|again|next day|keep the rest|save the rest)\b|\b(?:leftover|left over|half[- ]eaten)\b[^.]*\b(?:baby food|baby s? ?puree)\b/,
    unless: /\btomato\b|\bpumpkin puree\b/,
    say: 'What the spoon touched after it was in the mouth is thrown away: saliva brings bacteria into it. Take a portion out with a clean spoon and warm only that; the rest of an opened jar or a fresh puree keeps 1 to 2 days in the fridge, 1 to 2 months in the freezer (USDA).',
  },
]
