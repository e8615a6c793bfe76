import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'

/**
 * What is ruled out in German, French, Spanish, Italian, Portuguese or Dutch, in English words, which bind:
 * 'crêpes sans lait' are crêpes without milk, 'glutenfreie Waffeln' gluten-free ones. The rest stays as it is,
 * and so does what is part of a dish's own name ('fondant au chocolat sans farine').
 */
export function withPlainRefusals(text: string, book: Cookbook): string {
  if (!MAY_REFUSE.test(text)) return text
  const tokens = toTokens(text)
  const names = book
    .findNamed(tokens.map(({ word }) => word))
    .map(({ start, end }) => tokens.slice(start, end).map(({ typed }) => typed))
    .filter((name) => name.some((word) => OPENER.test(word)))
  const said = text.replace(REFUSAL, (whole, opener: string, list: string) => {
    const typed = list.split(BETWEEN)
    if (names.some((name) => typed.every((word) => name.includes(word.toLowerCase())))) return whole
    const foods = typed.map(toEnglish)
    const isSurely = foods.every(({ isKnown }) => isKnown)
    // 'Sin' and 'sem' are words of other languages as well.
    if (!isSurely && SHORT.test(opener)) return whole
    return foods
      .map(({ food }) => (food === 'gluten' ? 'gluten-free' : `without ${food}`))
      .join(' ')
  })
  const left = KINDS.reduce((rest, [words, english]) => rest.replace(words, english), said)
  return DIETS.reduce((rest, [words, english]) => rest.replace(words, english), left).replace(
    FREE,
    (whole, food: string) => {
      const { food: english, isKnown } = toEnglish(food)
      return isKnown ? `${english}-free` : whole
    },
  )
}

/** A bare kind of dish before what is ruled out; with more around it the words are a dish's own name. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\W*(?:soupe|suppe|zuppa|sopa|soep)(?= without )/iu, 'soup'],
  [/^\W*(?:salade|salat|insalata|ensalada|salada)(?= without )/iu, 'salad'],
  [/^\W*(?:auflauf|gratin)(?= without )/iu, 'casserole'],
  [/^\W*(?:kuchen|g[aâ]teau|torta|bolo|taart)(?= without )/iu, 'cake'],
  [/^\W*(?:eintopf|rago[uû]t|estofado|stufato|stoofpot)(?= without )/iu, 'stew'],
  [/^\W*(?:nachtisch|postre|dolce|sobremesa|nagerecht)(?= without )/iu, 'dessert'],
]

const OPENERS = 'ohne|sans|senza|sin|sem|zonder'
const OPENER = new RegExp(`^(?:${OPENERS})$`, 'i')
const SHORT = /^(?:sin|sem)$/i
const ARTICLE =
  "(?:(?:de|du|des|le|la|les|el|los|las|il|lo|gli|i|o|os|as|nada de|jegliche) |[dl]['’])?"
const JOINED = 'und|oder|noch|et|ou|ni|y|o|e|né|nem|en|of'
const REFUSAL = new RegExp(
  `(?<![\\p{L}])(${OPENERS}) ${ARTICLE}(\\p{L}+(?:(?: ?, ?| (?:${JOINED}) (?:(?:${OPENERS}) )?)${ARTICLE}\\p{L}+)*)`,
  'giu',
)
const BETWEEN = new RegExp(` ?, ?| (?:${JOINED}) (?:(?:${OPENERS}) )?`, 'iu')
const FREE = /(?<![\p{L}])(\p{L}{2,})freie?[snrm]?(?![\p{L}])/giu
const MAY_REFUSE = new RegExp(
  `(?<![\\p{L}])(?:${OPENERS})(?![\\p{L}])|frei(?:e[snrm]?)?(?![\\p{L}])|v[eé]g[eéè]ta|vegan[oae]|vegetarisch`,
  'iu',
)

const DIETS: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\p{L}])(?:vegetarische?[snrm]?|végétarien(?:ne)?s?|vegetarian[oaie]s?)(?![\p{L}])/giu,
    'vegetarian',
  ],
  [
    /(?<![\p{L}])(?:vegane[snrm]?|végétalien(?:ne)?s?|végane?s?|vegan[oaie]s?|veganistische?)(?![\p{L}])/giu,
    'vegan',
  ],
]

function toEnglish(typed: string): { food: string; isKnown: boolean } {
  const word = typed
    .toLowerCase()
    .replace(new RegExp(`^${ARTICLE}`, 'i'), '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  const found = FOODS.get(word)
  return { food: found ?? word, isKnown: found !== undefined }
}

/** English | what it is called in the others, without accents. */
const FOODS: ReadonlyMap<string, string> = new Map(
  `
gluten | gluten glutine
dairy | laktose lactose lattosio lactosa milchprodukte milcheiweiss latticini laitages lacteos laticinios zuivel
milk | milch kuhmilch lait latte leche leite melk
butter | butter beurre burro mantequilla manteca manteiga boter
cream | sahne rahm creme panna nata crema natas slagroom
cheese | kase kaese fromage formaggio queso queijo kaas
yogurt | joghurt jogurt yaourt yogur iogurte
eggs | ei eier oeuf oeufs uovo uova huevo huevos ovo ovos eieren
meat | fleisch viande carne vlees
pork | schwein schweinefleisch porc maiale cerdo porco
beef | rind rindfleisch boeuf manzo ternera
chicken | huhn hahnchen huhnchen haehnchen poulet pollo frango kip
fish | fisch poisson pesce pescado peixe vis
shellfish | meeresfruchte meeresfruechte mariscos marisco schalentiere
shrimp | garnelen krabben crevettes gamberi gambas camarones camarao
nuts | nuss nusse nuesse noix noci nueces nozes noten
peanuts | erdnusse erdnuesse cacahuetes arachidi cacahuates amendoim pindas
almonds | mandeln amandes mandorle almendras amendoas
sugar | zucker sucre zucchero azucar acucar suiker
honey | honig miel miele mel
flour | mehl farine farina harina farinha
wheat | weizen ble grano trigo tarwe
yeast | hefe levure lievito levadura fermento gist
onion | zwiebel zwiebeln oignon oignons cipolla cipolle cebolla cebollas cebola cebolas ui uien
garlic | knoblauch ail aglio ajo alho knoflook
tomatoes | tomate tomaten tomates pomodoro pomodori
mushrooms | pilze champignons funghi setas hongos champinones cogumelos
bell pepper | paprika poivron poivrons peperoni pimiento pimientos pimentao
celery | sellerie celeri sedano apio aipo
carrots | karotten mohren moehren carottes carote zanahoria zanahorias cenouras
potatoes | kartoffeln patate patatas papas batatas
rice | reis riz riso arroz
beans | bohnen haricots fagioli frijoles judias alubias feijao feijoes bonen
lentils | linsen lentilles lenticchie lentejas lentilhas linzen
peas | erbsen piselli guisantes ervilhas erwten
chickpeas | kichererbsen ceci garbanzos kikkererwten
lamb | lamm lammfleisch agneau agnello cordero cordeiro lamsvlees
turkey | pute putenfleisch truthahn dinde tacchino pavo
ham | schinken jambon prosciutto jamon presunto
sausage | wurst wurstchen saucisse saucisses salsiccia salchicha salchichas worst
bread | brot pain pane pao brood
pasta | nudeln
eggplant | aubergine auberginen aubergines melanzana melanzane berenjena berinjela
spinach | spinat epinards spinaci espinacas espinafre spinazie
cabbage | kohl chou cavolo repollo couve
pepper | pfeffer poivre pepe pimienta peper
lemon | zitrone zitronen citron limone limoni limon limao citroen
vinegar | essig vinaigre aceto vinagre azijn
sesame | sesam sesamo
parsley | petersilie persil prezzemolo perejil peterselie
alcohol | alkohol alcool alcohol
wine | wein vin vino vinho
salt | salz sel sale sal
oil | ol oel huile olio aceite oleo
bacon | speck lardons pancetta tocino
soy | soja soia
mustard | senf moutarde senape mostaza mostarda
cinnamon | zimt cannelle cannella canela
raisins | rosinen uvetta pasas passas
coconut | kokos kokosnuss coco cocco
chocolate | schokolade chocolat cioccolato
chili | chili piment peperoncino pimenta
cilantro | koriander coriandre coriandolo coentro
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', others = ''] = line.split(' | ')
      return others.split(' ').map((word) => [word, english] as const)
    }),
)
