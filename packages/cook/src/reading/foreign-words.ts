import { findLanguage } from '@potluck/kitchen/knowledge'
import { isKnownWord } from './unknown-words.ts'

/**
 * The English name of a food in German, French, Spanish, Italian, Portuguese or Dutch, with accents or without.
 * Undefined for other words.
 */
export function foodInEnglish(word: string): string | undefined {
  return FOODS.get(toPlain(word)) ?? foodOfKitchen(word)
}

/** Looks a word up in the kitchen's dictionaries of those languages. A word that is also English is left as it is. */
function foodOfKitchen(word: string): string | undefined {
  const key = toPlain(word)
  if (key.length < SHORTEST_FOOD || isKnownWord(key)) return undefined
  for (const code of CODES) {
    const meaning = findLanguage(code)?.findExactly([key])
    if (meaning?.kind === 'food') return meaning.ingredient.name
  }
  return undefined
}

const CODES = ['de', 'fr', 'es', 'it', 'pt', 'nl']
/** Letters. Shorter words occur in too many languages. */
const SHORTEST_FOOD = 4

/** Translates the foods of a text that the caller knows to be in another language. */
export function withEnglishFoods(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => foodInEnglish(word) ?? word)
}

/** Translates the diets of a text in another language. */
export function withEnglishDiets(text: string): string {
  return DIETS.reduce((left, [words, english]) => left.replace(words, english), text)
}

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

function toPlain(word: string): string {
  return word.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '')
}

/** English | names in the other languages, in lower case without accents. */
const FOODS: ReadonlyMap<string, string> = new Map(
  `
gluten | gluten glutine
dairy | laktose lactose lattosio lactosa milchprodukte milcheiweiss latticini laitages lacteos laticinios zuivel milchprodukt
milk | milch kuhmilch lait latte leche leite melk
butter | butter beurre burro mantequilla manteca manteiga boter
cream | sahne rahm creme panna nata crema natas slagroom
cheese | kase kaese fromage formaggio queso queijo kaas kas
yogurt | joghurt jogurt yaourt yogur iogurte
eggs | ei eier oeuf oeufs uovo uova huevo huevos ovo ovos eieren
meat | fleisch viande carne vlees
pork | schwein schweinefleisch porc maiale cerdo porco
beef | rind rindfleisch boeuf manzo ternera res
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
tomatoes | tomate tomaten tomates pomodoro pomodori tomata
mushrooms | pilze champignons funghi setas hongos champinones cogumelos pilz champignon champinon
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
apples | apfel apfeln pomme pommes mele mela manzanas manzana macas maca appel appels
pears | birne birnen poire poires pere pera peras peer
pumpkin | kurbis kuerbis potiron citrouille zucca calabaza abobora pompoen
leeks | lauch porree poireau poireaux porri puerro puerros prei
zucchini | zucchini courgette courgettes zucchine calabacin calabacines abobrinha
salmon | lachs saumon salmone salmon salmao zalm
tuna | thunfisch thon tonno atun atum tonijn
cod | kabeljau cabillaud merluzzo bacalao bacalhau kabeljauw
cauliflower | blumenkohl choufleur cavolfiore coliflor couveflor bloemkool
fennel | fenchel fenouil finocchio finocchi hinojo funcho venkel
asparagus | spargel asperge asperges asparagi esparragos espargos
strawberries | erdbeere erdbeeren fraise fraises fragole fresas morangos aardbeien
cherries | kirsche kirschen cerise cerises ciliegie cerezas cerejas kersen
plums | pflaume pflaumen zwetschge zwetschgen prune prunes prugne ciruelas ameixas pruimen
bananas | banane bananen bananes banana platanos
oats | haferflocken hafer avoine avena aveia haver
duck | ente canard anatra pato eend
veal | kalb kalbfleisch veau vitello kalfsvlees
ginger | ingwer gingembre zenzero jengibre gengibre gember
broccoli | brokkoli brocoli broccoli brocolis
ground meat | hackfleisch gehacktes picadillo macinato gehakt
veal liver | kalbsleber
rabbit | kaninchen lapin coniglio conejo coelho konijn
mussels | miesmuscheln muscheln moules cozze mejillones mexilhoes mosselen
clams | venusmuscheln palourdes vongole almejas ameijoas
squid | tintenfisch calamars calamari calamares lulas inktvis
octopus | pulpo polpo poulpe polvo krake oktopus tintenfische
coconut milk | kokosmilch kokosnussmilch kokosmelk
hake | merluza merlu colin nasello pescada seehecht
sea bass | lubina branzino robalo wolfsbarsch
sea bream | dorada orata dorade daurade
trout | forelle truite trota trucha truta forel
mackerel | makrele maquereau sgombro caballa cavala makreel
sardines | sardinen sardine sardinas sardinhas
anchovies | sardellen anchois acciughe alici anchoas anchovas ansjovis
olives | oliven olive aceitunas azeitonas olijven
capers | kapern capres capperi alcaparras kappertjes
corn | choclo elote milho
cucumber | gurke gurken concombre concombres cetriolo cetrioli pepino pepinos komkommer
beets | beten randen betterave betteraves barbabietola barbabietole remolacha beterraba bieten
radishes | radieschen radis ravanelli rabanos rabanetes radijsjes
turnips | rubchen navets rape nabos
kale | grunkohl federkohl boerenkool
brussels sprouts | rosenkohl spruitjes
artichokes | artischocken artichauts carciofi alcachofas alcachofras artisjokken
chard | mangold blettes bietole acelgas acelga snijbiet
green beans | fisolen fagiolini vainitas
lettuce | kopfsalat laitue lattuga lechuga alface
arugula | rucola rucula roquette
avocado | avocat aguacate abacate
sweet potatoes | susskartoffeln susskartoffel batata batatas boniato
quinoa | quinoa
bulgur | bulgur boulgour
barley | graupen gerste cebada cevada gort
buckwheat | buchweizen sarrasin boekweit
semolina | griess semoule semolino semola
polenta | polenta
raspberries | himbeeren framboises lamponi frambuesas framboesas frambozen
blueberries | heidelbeeren blaubeeren myrtilles mirtilli arandanos mirtilos
blackberries | brombeeren mures moras amoras bramen
currants | johannisbeeren groseilles ribes grosellas
apricots | aprikosen marillen abricots albicocche albaricoques damascos abrikozen
peaches | pfirsiche peches pesche melocotones duraznos pessegos perziken
oranges | orangen arance naranjas laranjas sinaasappels
figs | feigen figues fichi higos figos vijgen
grapes | trauben weintrauben uva uvas druiven
goat cheese | chevre ziegenkase ziegenkaese caprino geitenkaas
pineapple | ananas pina abacaxi ananasso
rhubarb | rhabarber rhubarbe rabarbaro ruibarbo rabarber
walnuts | walnusse walnuesse
hazelnuts | haselnusse haselnuesse noisettes nocciole avellanas avelas hazelnoten
poppy seeds | mohn pavot
quark | quark topfen
sour cream | schmand sauerrahm
sauerkraut | sauerkraut choucroute crauti zuurkool
pasta | pates
parsnips | pastinake pastinaken panais pastinaca pastinache chirivia chirivias pastinaak
rutabaga | steckrube steckruben rutabaga
celeriac | knollensellerie
caraway seeds | kummel kuemmel kummelsamen carvi alcaravea alcaravia karwij karwijzaad
cumin | kreuzkummel kreuzkuemmel cumin cumino comino cominho cominhos komijn
bay leaf | lorbeer lorbeerblatt lorbeerblatter laurier alloro laurel louro laurierblad
cloves | nelken nelke gewurznelken gewurznelke girofle garofano clavo clavos cravinho kruidnagel
marjoram | majoran marjolaine maggiorana mejorana manjerona marjolein
tarragon | estragon dragoncello estragao dragon
lovage | liebstockel liebstoeckel maggikraut liveche levistico apio-de-monte lavas
dill | dill dille
chervil | kerbel cerfeuil cerfoglio perifollo kervel
nutmeg | muskatnuss muscade
turmeric | kurkuma curcuma
saffron | safran zafferano azafran acafrao saffraan
allspice | nelkenpfeffer pimentkorner
juniper berries | wacholder wacholderbeeren genievre ginepro enebro jeneverbes
anise | anis anice anijs
star anise | sternanis badiane steranijs
savory | bohnenkraut sarriette santoreggia ajedrea bonenkruid
sage | salvia
seafood | fruits-de-mer
herbs | krauter kraeuter herbes erbe hierbas ervas kruiden
vegetables | gemuse gemuese legumes verdure verduras groenten
fruit | obst fruits frutta fruta
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', others = ''] = line.split(' | ')
      return others.split(' ').map((word) => [word, english] as const)
    }),
)
