import { sayTemperature } from '@potluck/kitchen/review'
import type { Danger } from './danger.ts'

const POULTRY = sayTemperature('poultry')
const GROUND = sayTemperature('ground meat')
const CUTS = sayTemperature('meat')
const FISH = sayTemperature('fish')
const EGGS = sayTemperature('egg')

const RARE = '(?:rare|medium[- ]rare|pink|bloody|blue(?! cheese)|undercooked|underdone|half[- ]raw)'

/** Meat, fish, eggs and dough eaten before they are safe. */
export const UNDERCOOKED: readonly Danger[] = [
  {
    when: /\b(?:chicken|turkey|poultry|duck|pork)\b[^.]{0,12}\b(?:sashimi|tartare?|carpaccio|sushi|crudo|tataki)\b|\btorisashi\b|\braw (?:chicken|turkey|pork|poultry)\b[^.]*\b(?:eat|dish|recipe|sashimi|appetizer|sushi)\b/,
    unless: /\b(?:cooked|smoked) (?:chicken|duck)\b/,
    say: `No: raw poultry and pork carry salmonella, campylobacter and parasites, and no marinade or freshness makes them safe; poultry is done at ${POULTRY}, pork at ${CUTS} (USDA).`,
    choices: ['Simple roast chicken', 'Karaage', 'Oyakodon'],
    isRefused: true,
  },
  {
    when: /\b(?:steak|beef|veal|venison|horse|bison) (?:tartare?|carpaccio|tataki|crudo)\b|\b(?:tartare?|carpaccio|tataki) (?:of|with|from) (?:beef|veal|steak)\b|\braw (?:beef|mince|minced beef|ground beef|steak|kibbeh)\b|\bkitfo\b|\bkibbeh nayy?eh\b/,
    unless: /\btartar sauce\b|\bcooked\b/,
    say: `I write no raw beef: the safe figure is ${CUTS} for a whole cut and ${GROUND} for mince (USDA), and it is never for children, in pregnancy or for frail people. Who eats it all the same takes one whole fresh piece for it and no ready mince, sears it outside for a minute, trims that off, cuts it with clean things on ice and eats it within the hour. Seared in a hot pan a steak can be red inside, for its bacteria sit outside.`,
    choices: ['Pan-seared steak', 'Reverse-seared steak'],
  },
  {
    when: new RegExp(`\\b${RARE}\\b[^.]{0,20}\\bpork\\b|\\bpork\\b[^.]{0,30}\\b${RARE}\\b`),
    unless: /\b(?:ground|minced?|mince|patt\w+|burgers?|pulled|pink (?:salt|sauce|peppercorns?))\b/,
    say: `Whole cuts of pork are safe from ${CUTS} inside and 3 minutes of rest, which leaves them faintly pink and juicy; I go no lower (USDA).`,
    instead: 'pan-seared pork chops',
  },
  {
    when: /\bmett\b|\bhackepeter\b|\bmettbr\w+|\braw (?:minced |ground )?pork\b/,
    say: `I do not write raw pork mince: minced meat is safe from ${GROUND} inside (USDA), and the German institute BfR warns children, pregnant and older people of Mett. Frikadellen have the same onion and pepper, cooked through.`,
    choices: ['Frikadellen'],
    isRefused: true,
  },
  {
    when: new RegExp(
      `\\b${RARE}\\b[^.]{0,20}\\b(?:turkey|chicken) (?:burgers?|patt(?:y|ies))\\b|\\b(?:turkey|chicken) (?:burgers?|patt(?:y|ies))\\b[^.]{0,40}\\b${RARE}\\b`,
    ),
    say: `Not rare: ground poultry is safe from ${POULTRY} in the middle (USDA), for its bacteria sit all through it. Grated zucchini and onion keep it juicy all the same.`,
    instead: 'turkey burgers',
  },
  {
    when: new RegExp(
      `\\b${RARE}\\b[^.]{0,30}\\b(?:burgers?|hamburgers?|cheeseburgers?|patt(?:y|ies)|smash ?burgers?)\\b|\\b(?:burgers?|hamburgers?|cheeseburgers?|patt(?:y|ies))\\b[^.]{0,40}\\b(?:${RARE}|medium)\\b|\\bmedium burgers?\\b`,
    ),
    unless: /\bmedium[- ](?:heat|size\w*|hot|high|low)\b|\bpink (?:sauce|pickled|onions?)\b/,
    say: `Cooked through and not pink: grinding brings what was on the surface (E. coli) into the middle, so ground meat is safe from ${GROUND} inside, which a steak need not reach (USDA). With 20 % fat and a thumbprint in the middle it stays juicy.`,
    instead: 'hamburger',
  },
  {
    when: new RegExp(
      `\\b(?:${RARE}|medium(?! (?:heat|hot|size|spic|curry|high|low)))\\b[^.]{0,30}\\b(?:ground|minced?|mince|meatballs?|meatloaf|sausages?|bratwurst|kebabs?|kofta)\\b|\\b(?:minced?|ground (?:beef|pork|meat|turkey|chicken)|meatballs?|meatloaf|sausages?|bratwurst)\\b[^.]{0,30}\\b(?:${RARE}|medium(?! (?:heat|hot|size|spic|curry|high|low)))\\b`,
    ),
    unless: /\bpink (?:sauce|peppercorns?|salt)\b|\bpink lemonade\b/,
    say: `Minced meat and sausages have to be cooked through: grinding carries bacteria from the surface into the middle, and it is safe from ${GROUND}, of poultry from ${POULTRY} inside (USDA). Rare is for a whole cut such as a steak, whose inside never met the knife.`,
    choices: ['Spaghetti and meatballs', 'Frikadellen', 'Pan-seared steak'],
  },
  {
    when: new RegExp(
      `\\b${RARE}\\b[^.]{0,25}\\b(?:chicken|turkey|poultry|goose|quail|guinea fowl)\\b|\\b(?:chicken|turkey|poultry|goose|quail)\\b[^.]{0,25}\\b(?:${RARE}|medium(?! (?:heat|hot|size|spic|curry|high|low)))\\b`,
    ),
    unless: /\bpink (?:sauce|peppercorns?|salt)\b|\bjuices? run/,
    say: `Not rare: salmonella and campylobacter sit all through poultry, so it is done at ${POULTRY} in the thickest part (USDA). Brined, taken off at that figure and rested for 5 minutes it is juicy all the same.`,
    choices: ['Pan-fried chicken breast', 'Poached chicken', 'Simple roast chicken'],
  },
  {
    when: new RegExp(`\\b${RARE}\\b[^.]{0,20}\\bduck\\b|\\bduck\\b[^.]{0,25}\\b${RARE}\\b`),
    say: `Restaurants serve duck breast pink; the safe figure for duck is that of all poultry, ${POULTRY} inside (USDA), and I write no lower one. Started skin down in a cold pan and cooked slowly, it is crisp and still juicy at that.`,
    instead: 'duck breast with crisp skin',
  },
  {
    when: /\b(?:wash|washing|rinse|rinsing)\b[^.]{0,25}\b(?:raw )?(?:chicken|turkey|poultry|meat|beef|pork)\b/,
    unless: /\b(?:dishes|hands|board|knife|pan|rice|beans)\b/,
    say: `Do not wash it: water spreads salmonella and campylobacter over sink, board and salad, and does not take them off the meat. Pat it dry with paper, wash your hands, and cook poultry to ${POULTRY}; that is what kills them (USDA).`,
    choices: ['Simple roast chicken', 'Pan-fried chicken breast'],
  },
  {
    when: /\bmarinade\b[^.]*\b(?:sauce|reuse|re-use|leftover|left over|again|glaze|baste|gravy|drizzle|save|use the rest)\b|\b(?:reuse|re-use|leftover|left over|use the)\b[^.]*\bmarinade\b/,
    say: 'Marinade that raw meat lay in holds its bacteria: keep some apart before the meat goes in, or bring the used one to a full rolling boil before it touches cooked food (USDA). Best is the part you kept; never use the rest for another piece of meat.',
  },
  {
    when: /\bsous[- ]?vide\b[^.]*\b(?:4\d|5[0-3])(?:[.,]\d)? ?(?:°|deg\w*)? ?c?\b(?! ?(?:min|hour|h\b))|\bsous[- ]?vide\b[^.]*\b(?:10\d|11\d|12[0-8]) ?(?:°|deg\w*)? ?f\b|\b(?:4\d|5[0-3]) ?(?:°|deg\w*)? ?c?\b[^.]*\bsous[- ]?vide\b/,
    say: 'Not for hours at that heat: below 54.4 °C (130 °F) bacteria grow in the bag instead of dying. At 54.4 °C beef is made safe by about 2 hours at the center, at 60 °C (140 °F) by 12 minutes (USDA FSIS, Appendix A); poultry is better at 63 °C (145 °F) for an hour or more, and chill or sear it at once after. A fillet of fish at 50 °C stays a raw fish dish: less than an hour, for healthy adults, from fish sold for eating raw.',
    choices: ['Reverse-seared steak', 'Pan-seared steak'],
  },
  {
    when: /\b(?:stuff\w*)\b[^.]*\b(?:night before|day before|ahead|overnight|in advance|frozen)\b[^.]*\bturkey\b|\bturkey\b[^.]*\bstuff\w*\b[^.]*\b(?:night before|day before|ahead|overnight|in advance)\b|\b(?:stuffed|stuff a|stuff the|stuff my|stuffing (?:in|inside)) (?:the |a |my |whole )?(?:turkey|bird|chicken)\b/,
    unless: /\b(?:breast|pepper|thighs?)\b/,
    say: `Stuffing inside a bird soaks up raw juices: fill it loosely with hot stuffing just before it goes into the oven, never the night before, and roast until bird and middle of the stuffing both have ${POULTRY} (USDA). Safer, and crisper, is to bake the stuffing in a dish of its own.`,
    choices: ['Roast turkey with gravy', 'Cornbread stuffing', 'Simple roast chicken'],
  },
  {
    when: /\bfrozen\b[^.]*\b(?:chicken|beef|pork|meat|turkey|roast)\b[^.]*\b(?:slow cooker|crock ?pot)\b|\b(?:slow cooker|crock ?pot)\b[^.]*\bfrozen (?:chicken|beef|pork|meat|turkey|roast)\b/,
    say: `Thaw it first, in the fridge or in cold water: in a slow cooker frozen meat stays for hours at heats where bacteria grow (USDA). An oven, a pot or a pressure cooker can take it frozen, with half as long again, until poultry has ${POULTRY} inside.`,
    choices: ['Pulled chicken', 'Pulled pork in the slow cooker'],
  },
  {
    when: /\bdeep[- ]?fr\w+\b[^.]*\bfrozen\b[^.]*\bturkey\b|\bfrozen turkey\b[^.]*\bfr(?:y|ied|yer)\b/,
    say: 'Never a frozen or half-thawed turkey into hot oil: the ice turns to steam, throws the oil out and burns down houses (USDA, US Consumer Product Safety Commission). Thaw it in the fridge for a day for each 2 kg and dry it well, or roast it.',
    choices: ['Roast turkey with gravy', 'Spatchcocked chicken'],
  },
  {
    when: /\b(?:raw|edible|safe|no[- ]bake) (?:\w+ ){0,3}(?:cookie|brownie|cake|bread)? ?(?:dough|batter)\b|\b(?:eat|eating|lick\w*|spoon)\b[^.]*\b(?:cookie|brownie|cake)? ?(?:dough|batter)\b|\b(?:cookie|brownie|cake) (?:dough|batter)\b[^.]*\b(?:eat|spoon|lick)|\bcookie dough\b[^.]*\b(?:raw|to eat|unbaked|by the spoon|ice cream|bites|edible)\b/,
    say: 'Ordinary dough is not for eating raw: flour is a raw food that can carry E. coli and salmonella, and so can eggs; warming flour in your oven or microwave is not a sure way to make it safe (FDA, CDC). To eat by the spoon: beat 60 g soft butter with 70 g brown sugar, 1 tbsp milk, vanilla and a pinch of salt, then stir in 80 g flour sold as heat-treated (ready to eat) and 60 g chocolate chips; no egg. Keep it 3 days in the fridge. Or bake it.',
    choices: ['Chocolate chip cookies', 'Blondies'],
  },
  {
    when: /\b(?:sushi|sashimi|poke|ceviche|tartare?|carpaccio|crudo|raw)\b[^.]*\b(?:supermarket|grocery|store[- ]bought|aldi|walmart|fresh[- ]caught|caught|river|lake|freshwater|trout|frozen|farmed|wild salmon|not sushi grade|regular|normal|ordinary|fishmonger|cod)\b|\b(?:supermarket|grocery|store[- ]bought|aldi|walmart|fresh[- ]caught|caught|freshwater|regular|ordinary)\b[^.]*\b(?:fish|tuna|salmon|trout)\b[^.]*\b(?:raw|sushi|sashimi|poke|ceviche|tartare?|crudo)\b/,
    unless: /\b(?:beef|vegan|vegetarian|cooked|avocado|cucumber)\b/,
    say: `Only fish sold for eating raw ('sushi grade'), kept on ice and eaten that day. Other fish can have worms that only deep cold kills: 7 days at −20 °C (−4 °F) or 15 hours at −35 °C (−31 °F), colder than most home freezers; farmed Atlantic salmon and large tuna are the known exceptions (FDA Food Code). Lemon juice does not kill them. Cold does not kill bacteria, so cook it to ${FISH} for children, in pregnancy and for frail people.`,
    choices: ['Grilled salmon', 'Pan-fried white fish', 'Fish and chips'],
  },
  {
    when: /\braw oysters?\b|\boysters? (?:on the half shell|raw)\b|\boyster shooters?\b|\bshuck\w*\b[^.]*\boysters?\b|\boysters?\b[^.]*\b(?:months? with|hot sauce|lemon) \w*\s*(?:kill|safe)/,
    say: 'Raw oysters can carry Vibrio and norovirus, which neither freshness, lemon, hot sauce nor an R in the month takes away (CDC, FDA); people with liver disease, diabetes or weak immunity have died of them. Cooked they are safe: steam or boil them in the shell until they open and 3 to 5 minutes more, fry shucked ones 3 minutes at 190 °C (375 °F), or bake them 10 minutes at 230 °C (450 °F).',
    choices: ['Garlic shrimp', 'Moules marinières'],
  },
  {
    when: /\braw[- ]milk\b|\bunpasteuri[sz]ed (?:milk|cream|dairy|cheese)\b|\braw (?:cow|goat|sheep)s? milk\b/,
    unless: /\b(?:without|no|avoid|not) (?:raw|unpasteuri)/,
    say: 'I make cheese, yogurt and cream only from pasteurized milk: raw milk can carry listeria, E. coli and salmonella, and fresh cheese keeps them alive (FDA, CDC). Heat raw milk to 72 °C (161 °F) for 15 seconds, or 63 °C (145 °F) for 30 minutes, cool it, and use it like bought milk; ricotta and paneer reach such heat anyway.',
    choices: ['Fresh ricotta', 'Paneer', 'Homemade yogurt'],
  },
  {
    when: /\b(?:home[- ]?cur\w+|dry[- ]?cur(?:e|ed|ing)|(?:bacon|ham|sausages?|meat|pork|beef) cured? at home|cur(?:e|ing) (?:my own |a |some |pork |whole )*(?:meat|pork|ham|sausages?|belly|beef)|(?:make|making|hang|hanging|dry|drying) (?:my |your |our )?(?:own |homemade )*(?:salami|prosciutto|pancetta|bresaola|coppa|capicola|chorizo|soppressata|dry sausages?|dried sausages?))\b|\b(?:sausages?|salami|bacon|ham|cured meat)\b[^.]*\b(?:without|no|skip\w*|instead of) (?:nitrit|nitrat|curing salt|pink salt|prague)/,
    unless: /\b(?:salmon|gravlax|egg yolks?|trout|fish|pasta|pizza)\b/,
    say: `Not without curing salt: air-dried meat gives botulism just what it needs, and nitrite is what holds it back; celery powder or plain salt cannot be dosed at home. Dry sausages and hams take weighed nitrite and nitrate (cure no. 2), a starter culture, 12–15 °C, controlled damp and a scale for what they lose; learn it from a tested course (NCHFP, your state's extension service). Fresh sausages need none of it: cook them to ${GROUND}.`,
    choices: ['Cevapi', 'Bangers and mash', 'Pulled pork'],
  },
  {
    when: /\bjerky\b|\bbiltong\b/,
    unless: /\b(?:with|use|using) (?:beef )?jerky\b|\bjerk\b|\bmushroom|\bvegan/,
    say: `Heat the meat before you dry it: cut 1 kg lean beef into strips of 5 mm, marinate them in the fridge, steam or roast them to ${sayTemperature('ground meat')} (poultry ${POULTRY}), then dry at 60 °C (140 °F) for 4 to 8 hours until they crack and do not break; in a dryer alone bacteria survive the slow warm-up (USDA). Keep it 1 to 2 months closed. Biltong, dried without heat, I do not write.`,
  },
  {
    when: /\b(?:raw|uncooked|cured|runny) (?:egg|yolk)s?\b[^.]*\b(?:safe|drink|smoothie|eat|shake|protein)\b|\bdrink\w*\b[^.]*\braw eggs?\b|\brocky\b[^.]*\beggs?\b/,
    say: `Raw eggs can carry salmonella: take pasteurized eggs for what stays raw, or cook them until white and yolk are firm, egg dishes to ${EGGS} (USDA, FDA). A cooked egg also gives you about twice as much of its protein as a raw one.`,
    choices: ['Boiled eggs', 'Scrambled eggs'],
  },
]
