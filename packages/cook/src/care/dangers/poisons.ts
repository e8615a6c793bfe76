import type { Danger } from './danger.ts'

/** Plants and mushrooms that are poisonous, or are unless they are cooked in a certain way. */
export const POISONS: readonly Danger[] = [
  {
    when: /\b(?:forag\w+|picked|found|gather\w*|from (?:the|my|our|a) (?:woods?|forest|garden|yard|lawn|field|park))\b[^.]*\bmushrooms?\b|\bmushrooms?\b[^.]*\b(?:forag\w+|(?:i|we) (?:\w+ )?(?:picked|found)|from (?:the|my|our|a) (?:woods?|forest|garden|yard|lawn|field|park)|growing (?:in|on))\b|\bwild mushrooms?\b[^.]*\b(?:identif\w+|safe|edible|which|picked)/,
    say: 'I do not cook mushrooms that somebody picked unless an expert has had each of them in hand: deadly ones (death cap, destroying angel, deadly webcap) look like good ones, taste fine, and neither cooking, drying nor a silver spoon changes that (CDC, North American Mycological Association; in Germany BfR). Mycological societies and many pharmacies check a basket. Bought chanterelles, oyster or cremini mushrooms do for any such dish; whoever feels sick after eating wild ones calls poison control at once.',
    choices: ['Sautéed mushrooms', 'Mushroom risotto', 'Mushroom sauce'],
    isRefused: true,
  },
  {
    when: /\b(?:forag\w+|picked|found|wild)\b[^.]*\b(?:plants?|berries|berry|roots?|greens|carrots?|parsnips?|garlic|onions?|herbs?|leaves|ramps?|acorns?|seaweed)\b|\b(?:plants?|berries|roots?|greens|herbs|leaves)\b[^.]*\b(?:picked|forag\w+|found)\b|\b(?:dandelions?|nettles|clover|chickweed|ramps|berries|weeds)\b[^.]*\bfrom (?:the|my|a) (?:lawn|woods?|forest|roadside|field|park)\b/,
    unless:
      /\bgarden\b|\bwild (?:rice|salmon|blueberr\w+|boar|strawberr\w+|garlic (?:pesto|soup|butter))\b|\b(?:in (?:the|my) (?:fridge|store|freezer|pantry|cupboard)|at the (?:store|market))\b/,
    say: 'I do not cook what was picked in the wild unless somebody who knows plants has had it in hand: hemlock looks like wild carrot and parsnip, lily of the valley and autumn crocus like wild garlic, and a leaf of them can kill (BfR, US poison centers). Smelling is no test once your fingers smell of garlic. Tell me its name and I cook the bought kind.',
    choices: ['Trofie al pesto genovese', 'Leek and potato soup', 'Sautéed spinach'],
    isRefused: true,
  },
  {
    when: /\b(?:raw|uncooked|undercooked|sprouted) (?:red |white )?kidney beans?\b|\bkidney beans? sprout\w*|\bkidney beans?\b[^.]*\b(?:raw|uncooked|without (?:soaking|boiling|cooking))\b|\b(?:dried|dry|uncooked|soaked) (?:red |white )?(?:kidney|cannellini)? ?beans?\b[^.]*\b(?:slow[- ]cooker|crock ?-?pot)\b|\b(?:slow[- ]cooker|crock ?-?pot)\b[^.]*\b(?:dried|dry|uncooked|raw) (?:red |white )?(?:kidney )?beans?\b|\bbeans?\b[^.]*\b(?:slow[- ]cooker|crock ?-?pot)\b[^.]*\bfrom (?:dry|dried|scratch|raw)\b|\bkidney beans?\b[^.]*\bfrom (?:dry|dried)\b[^.]*\b(?:slow[- ]cooker|crock ?-?pot)\b/,
    say: 'Dried kidney beans, and less so white ones, hold a poison (phytohemagglutinin) that a slow cooker makes stronger, for it never boils; five raw beans make a person ill. Soak them 5 hours or more, pour the water away, boil them hard in fresh water for 30 minutes, and only then put them into the slow cooker (FDA, Bad Bug Book). Canned beans are cooked and can go in as they are.',
    choices: ['Dried beans, cooked', 'Chili con carne in the slow cooker', 'Red beans and rice'],
  },
  {
    when: /\brhubarb\b[^.]*\b(?:leaf|leaves|tops|greens)\b/,
    unless: /\bwithout (?:the )?(?:leaf|leaves)\b/,
    say: 'Rhubarb leaves are poisonous: they are full of oxalic acid and more, and cooking does not take it out (US poison centers). Cut them off whole and eat the stalks alone; for greens take chard or spinach.',
    choices: ['Sautéed spinach', 'Spanakopita'],
    isRefused: true,
  },
  {
    when: /\b(?:green|sprouted|sprouting|greenish) (?:\w+ )?potato(?:es)?\b|\bpotato(?:es)?\b[^.]*\b(?:(?:are|is|went|gone|turned|turning|have gone|look) (?:\w+ )?green|sprout\w*|bitter)\b/,
    unless:
      /\bgreen (?:beans?|onions?|peas|curry|salad|olives|sauce|chil\w+|salsa|goddess)\b|\bgreens\b|\bbrussels? sprouts?\b|\bbean sprouts?\b/,
    say: 'Green skin and sprouts mean solanine, which cooking does not destroy. A small green patch or eye: peel the potato, cut it away generously, and do not give it to small children; a potato that is green beneath, full of sprouts or bitter goes into the bin (BfR, USDA). Keep potatoes dark and cool.',
    choices: ['Roast potatoes', 'Mashed potatoes'],
  },
  {
    when: /\bbitter\b[^.]{0,25}\b(?:zucchinis?|courgettes?|squash|cucumbers?|pumpkins?)\b|\b(?:zucchinis?|courgettes?|squash|cucumbers?|pumpkins?)\b[^.]{0,40}\bbitter\b/,
    unless: /\bbitter (?:melon|gourd|chocolate|orange|greens|leaves|lettuce)\b|\bnot bitter\b/,
    say: 'Spit it out and throw the whole dish away: a zucchini, squash or cucumber that tastes bitter holds cucurbitacins, a poison that neither salting nor cooking removes and that has killed (BfR). It comes from crossed garden seeds and from ornamental gourds; taste a raw crumb of any homegrown one before you cook it.',
    choices: ['Zucchini bread', 'Ratatouille'],
    isRefused: true,
  },
  {
    when: /\b(?:raw|uncooked|grated fresh|juice\w*) (?:cassava|yuca|manioc|tapioca root)\b|\b(?:cassava|yuca|manioc)\b[^.]*\b(?:raw|uncooked|juice|smoothie|without cooking)\b/,
    say: 'Never raw: cassava gives off cyanide until it is cooked. Peel it thickly, cut it up, soak it in water, boil it in plenty of fresh water for 25 minutes or more until it is tender, and pour the water away (FSANZ, WHO); that is for sweet cassava as shops sell it, bitter kinds need days of soaking.',
    choices: ['Pão de queijo'],
  },
  {
    when: /\belder ?berr(?:y|ies)\b/,
    say: 'Elderberries are not eaten or juiced raw: seeds, stems and leaves give off cyanide, and raw juice has sent people to hospital (CDC). Strip the ripe black berries off their stems, boil them at least 15 minutes and strain them: 500 g berries, 250 ml water, then 200 g sugar and 2 tbsp lemon juice to a liter of juice for a syrup that keeps 2 weeks in the fridge.',
  },
  {
    when: /\bbitter almonds?\b|\b(?:apricot|peach|cherry) (?:kernels?|pits?|stones?|seeds?)\b/,
    unless:
      /\b(?:remove|without|pitted|take out|discard\w*)\b|\bbitter almond (?:extract|flavou?r)/,
    say: 'No: bitter almonds and apricot, peach or cherry kernels give off cyanide; more than three small raw apricot kernels are above the safe amount for an adult, and one for a small child (EFSA), and one cannot taste how much is in them. A few drops of almond extract give the same taste without it.',
    choices: ['Almond biscotti', 'Bakewell tart'],
    isRefused: true,
  },
  {
    when: /\b(?:lima|butter) beans?\b[^.]*\braw\b|\braw (?:lima|butter) beans?\b|\braw (?:lupin|lupini)\b|\blupini?\b[^.]*\b(?:raw|bitter|from dried)\b/,
    say: 'Not raw: lima beans give off cyanide until they are boiled, bitter lupins hold alkaloids until they were boiled and soaked in changed water for days. Soak lima beans overnight, pour the water away and boil them open in fresh water for an hour until creamy (FSANZ, BfR); buy lupins ready in brine.',
    choices: ['Dried beans, cooked'],
  },
  {
    when: /\b(?:moonshine|distill?\w*|home[- ]?made (?:vodka|whisk\w+|rum|spirits?|liquor|brandy))\b/,
    unless: /\bdistilled (?:white )?(?:vinegar|water)\b|\bvinegar\b/,
    say: 'I do not help with distilling spirits: it is against the law at home in most countries, the vapor burns, and methanol blinds. A bought spirit can be steeped with fruit or herbs at home.',
    choices: ['Vanilla extract'],
    isRefused: true,
  },
  {
    when: /\bpoppy (?:seed )?(?:tea|pods?|straw)\b|\b(?:pennyroyal|comfrey|mistletoe|wormwood oil|tansy)\b|\bnutmeg\b[^.]*\b(?:high|trip|whole|spoons?|get)\b|\bdandelion root cure\b/,
    unless: /\bgrated|pinch|a little nutmeg|get (?:the|a|some)\b/,
    say: 'I leave that out of my kitchen: it poisons at amounts that nobody can dose at home (FDA, US poison centers). Tell me the taste you are after and I will find a safe herb.',
    isRefused: true,
  },
]
