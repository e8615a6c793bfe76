import { COURSES, KINDS } from '@potluck/cookbook'
import { toKey } from '@potluck/kitchen/knowledge'

/** A dish that is not in the book, with enough about it to find the nearest one that is. */
export type Elsewhere = {
  name: string
  kind: (typeof KINDS)[number]
  course: (typeof COURSES)[number]
  cuisine: string
  /** A phrase that says what it is, to follow its name: 'beef in sweet soy sauce with scallions'. */
  about: string
}

/**
 * Finds the dish from outside the book that some words name, the longest name first, and its place among them.
 * Undefined if they name none.
 */
export function findElsewhere(
  words: readonly string[],
): { dish: Elsewhere; start: number; end: number } | undefined {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const dish = BY_NAME.get(words.slice(start, start + length).join(' '))
      if (dish) return { dish, start, end: start + length }
    }
  }
  return undefined
}

/** A dish per line: names | kind, and the course unless it is a main | cuisine | what it is. */
const LINES = `
honey chicken | fried | Chinese | fried chicken in a sweet sauce
Chinese pepper steak | stir-fry | Chinese | beef with green peppers and black pepper
dim sum, har gow | dumplings, starter | Chinese | small steamed dumplings with pork or shrimp
ants climbing a tree, ma yi shang shu | noodles | Chinese | glass noodles with ground pork
scallion oil noodles, cong you ban mian | noodles | Chinese | noodles with fried scallions and soy sauce
salt and pepper squid, salt and pepper calamari | fried | Chinese | fried squid with salt and pepper
bo kho | stew | Vietnamese | beef stew with lemongrass and star anise
bun rieu | soup, soup | Vietnamese | noodle soup with crab and tomato
bun thit nuong | noodles | Vietnamese | rice noodles with grilled pork and herbs
sarawak laksa | soup, soup | Malaysian | noodle soup with coconut milk and spices
satay celup, satay beef, beef satay | skewers | Malaysian | beef skewers with peanut sauce
ayam goreng | fried | Indonesian | spiced fried chicken
ayam betutu, babi guling | roast | Indonesian | roast meat with Balinese spices
gudeg | stew | Indonesian | young jackfruit stewed with palm sugar and coconut
pempek | fried | Indonesian | fried fish cakes with a sour sauce
pork adobo | braise | Filipino | pork braised in vinegar and soy sauce
kaldereta, caldereta | stew | Filipino | beef or goat stew with tomato and liver
bicol express | curry | Filipino | pork in coconut milk with chilies
dinuguan | stew | Filipino | pork stew with blood
lok lak | stir-fry | Cambodian | beef with pepper and lime
khao pad, thai fried rice | rice | Thai | fried rice with egg and fish sauce
khao kha mu | braise | Thai | pork leg braised with star anise
jungle curry, kaeng pa | curry | Thai | hot curry without coconut milk
boat noodles | soup, soup | Thai | dark noodle soup with beef or pork
tantanmen | soup, soup | Japanese | ramen with sesame and ground pork
torikatsu | fried | Japanese | chicken cutlet in panko
hayashi rice | rice | Japanese | rice with an omelet or a beef sauce
oden | hotpot | Japanese | fish cakes, egg and radish in broth
unagi don, unadon | rice | Japanese | rice with glazed eel
hiyashi chuka | noodles | Japanese | cold noodles with egg and ham
melonpan, anpan | bread, baking | Japanese | sweet buns
gamjatang, gamja tang | stew | Korean | pork bone stew with potatoes
jjamppong | soup, soup | Korean | hot seafood noodle soup
hotteok | pancakes, dessert | Korean | pancakes filled with brown sugar
gyeran jjim | eggs, side | Korean | steamed eggs
seolleongtang | soup, soup | Korean | milky beef bone soup
chicken bhuna, bhuna, chicken madras, madras curry, chicken dopiaza, dopiaza | curry | Indian | chicken in a thick spiced sauce
dhansak, lamb dhansak | curry | Indian | lamb with lentils
fish biryani | rice | Indian | layered spiced rice
sheekh kebab | skewers | Pakistani | skewers of ground lamb with spices
paya, siri paya | stew | Pakistani | trotters stewed with spices
shahi paneer | curry | Indian | paneer in a creamy tomato sauce
pani puri, golgappa, bhel puri, sev puri, chaat, papdi chaat | fried, snack | Indian | crisp snacks with chutneys
dhokla | bread, snack | Indian | steamed chickpea cake
medu vada, dahi vada | fried, snack | Indian | fried lentil doughnuts
jalebi | fried, dessert | Indian | fried batter in syrup
rasmalai, ras malai, rasgulla | pudding, dessert | Indian | cheese balls in sweet milk or syrup
barfi, burfi, ladoo, laddu, besan ladoo, mysore pak | candy, dessert | Indian | milk or chickpea fudge
uttapam | pancakes, breakfast | Indian | rice batter pancakes
sel roti, thukpa | soup, soup | Nepali | noodle soup of the mountains
mandi | rice | Middle Eastern | spiced rice with meat
fish chermoula, chermoula | seafood | Moroccan | fish with herbs, garlic and cumin
rfissa, seffa | rice | Moroccan | chicken with lentils on torn bread
mrouzia | stew | Moroccan | lamb with honey, almonds and raisins
brik pastry, bourek | pastry, snack | Tunisian | thin pastry with a filling
lablabi | soup, soup | Tunisian | chickpea soup over bread
kitfo, gored gored | raw fish | Ethiopian | raw beef with spiced butter
key wat, sega wat, zilzil | stew | Ethiopian | hot beef stew
banga soup, ogbono soup, efo riro, okra soup | stew | West African | greens or okra stewed with palm oil
moi moi, moin moin, akara | beans, snack | West African | bean cakes
puff puff, mandazi, vetkoek, koeksister, koeksisters | fried, dessert | African | fried dough
potjiekos, boerewors | stew | South African | meat and vegetables from an iron pot
nyama choma | grill | African | grilled meat
kenyan pilau | rice | African | spiced rice with meat
lula kebab, shashlik, mtsvadi | skewers | Georgian | meat grilled on skewers
kharcho | soup, soup | Georgian | beef soup with rice and walnuts
churchkhela, pakhlava | candy, dessert | Georgian | nuts dipped in grape juice
dolma azerbaijani, plov azerbaijani | rice | Central Asian | rice with meat and fruit
samsa | pastry | Central Asian | baked pastries with meat
sirniki | pancakes, breakfast | Ukrainian | small pancakes of quark
fish paprikash | soup, soup | Hungarian | fish soup with paprika
dobos torte, dobos torta, esterhazy torte | cake, baking | Hungarian | layers of sponge and cream
somlói galuska, somloi | pudding, dessert | Hungarian | sponge with cream, nuts and rum
ciorba de burta, ciorbă, ciorba | soup, soup | Balkan | sour soup of Romania
mici, mititei | grill | Balkan | skinless grilled sausages
kutia, kutya | porridge, dessert | Ukrainian | wheat with honey and poppy seed
okroshka, kholodets, aspic | soup, soup | Russian | cold soup with kvass or jellied meat
rassolnik, ukha | soup, soup | Russian | soup with pickles or of fish
napoleon cake, bird's milk cake | cake, baking | Russian | thin layers with cream
kulich, paska | bread, baking | Russian | tall sweet Easter bread
zapiekanka | sandwich | Polish | baguette with mushrooms and cheese
kopytka, knedle, pyzy | dumplings | Polish | potato dumplings
makowiec, sernik, szarlotka | cake, baking | Polish | poppy seed roll, cheesecake or apple cake
trdelnik, kolache, kolaches, buchty, buchteln | bread, baking | Czech | sweet yeast buns
smažený sýr, smazeny syr | fried | Czech | fried cheese
vepřo knedlo zelo, vepro knedlo zelo | roast | Czech | roast pork with dumplings and cabbage
cepelinai, zeppelins, kugelis | dumplings | Polish | large potato dumplings with meat
Spätzle soup, Leberknödelsuppe, Flädlesuppe, Frittatensuppe | soup, soup | German | clear broth with dumplings or pancake strips
Eisbein, Schweinshaxe, pork knuckle | roast | German | pork knuckle
Himmel und Erde, Birnen Bohnen und Speck, Pfefferpotthast, Pannfisch | stew | German | a homely German dish
Apfelstrudel with vanilla sauce, Topfenstrudel, Germknödel | pancakes, dessert | Austrian | a sweet of the Austrian kitchen
papet vaudois, bündner nusstorte, nusstorte, capuns, pizokel | casserole | Swiss | a dish of the Swiss valleys
haggis, neeps and tatties | pudding | British | oats and offal with spices
black pudding, faggots, steak pudding, steak and kidney pudding | pudding | British | a savory pudding
jam roly poly, queen of puddings | pudding, dessert | British | a British pudding
cranachan, syllabub, gooseberry fool, knickerbocker glory | mousse, dessert | British | cream with fruit
parkin, eccles cakes, chelsea buns, battenberg, fat rascals | cake, baking | British | a British tea cake
ploughman's lunch | sandwich | British | bread with cheese or beans
pork pie, stargazy pie, homity pie | pie | British | a savory pie
barmbrack, champ, crubeens | bread, baking | Irish | a thing of the Irish kitchen
beef tartare, steak tartare, tartare, carpaccio, beef carpaccio, tuna tartare | raw fish | French | raw meat or fish, cut fine
garbure, bisque, lobster bisque, aligot | soup, soup | French | a dish of the French provinces
coquilles saint jacques, sole véronique, quenelles, lobster thermidor | seafood | French | fish or shellfish in a creamy sauce
confit byaldi, tian | vegetables | French | vegetables baked in slices
poulet à la crème | poultry | French | chicken with a sauce
far breton, mont blanc, opera cake, opéra, fraisier, saint honoré, religieuse, millefeuille, mille feuille, baba au rhum | cake, baking | French | a thing of the pâtisserie
zarzuela, suquet, marmitako, bacalao al pil pil, bacalao a la vizcaína | stew | Spanish | fish stewed with tomato and peppers
rabo de toro, callos, callos a la madrileña, potaje | stew | Spanish | a stew of the Spanish kitchen
pimientos de padrón, pimientos de padron, boquerones | vegetables, starter | Spanish | a tapa
leche frita | pudding, dessert | Spanish | a Spanish sweet
cozido, cozido à portuguesa, cataplana, feijoada transmontana | stew | Portuguese | a stew of Portugal
prego | sandwich | Portuguese | steak in a roll
spaghetti alla norma | pasta | Italian | pasta with fried eggplant, tomato and ricotta salata
pasta alla genovese, spaghetti alla nerano, tortellini in brodo, agnolotti | pasta | Italian | a pasta of Italy
veal marsala, veal piccata, veal scaloppine, chicken saltimbocca, chicken francese | poultry | Italian | thin meat fried in a pan with a sauce
bollito misto, brasato al barolo, trippa alla romana, peposo, coniglio alla ligure | braise | Italian | meat of the Italian kitchen
cacciucco, acqua pazza, fritto misto | seafood | Italian | fish or shellfish as on the coast
acquacotta, stracciatella | soup, soup | Italian | a soup of Italy
supplì, suppli, panelle, farinata, piadina, gnocco fritto | fried, snack | Italian | a snack of the street
cassata, zuppa inglese, pastiera, babà, sfogliatelle, zeppole, struffoli, amaretti, ricciarelli, pandoro, colomba | cake, baking | Italian | a sweet of Italy
gelato al limone | frozen, dessert | Italian | ice cream
kokkinisto, soutzoukakia, pastitsada, kotopoulo | braise | Greek | meat stewed with tomato and cinnamon
tirokafteri, taramasalata, fava dip | dip, starter | Greek | a dip of the Greek table
galaktoboureko, loukoumades, bougatsa, kataifi, melomakarona, kourabiedes | pastry, dessert | Greek | a Greek sweet
magiritsa, kakavia | soup, soup | Greek | a soup of Greece
mercimek köftesi, içli köfte, tantuni, kumpir, cağ kebabı | meat | Turkish | a dish of Turkey
sütlaç, kazandibi, aşure, revani, tulumba | pudding, dessert | Turkish | a Turkish sweet
kroppkakor, raggmunk, pytt i panna, pyttipanna, köttsoppa | casserole | Nordic | potatoes as in Sweden
smörgåstårta, smorgastarta, gravad lax toast, skagen, toast skagen | sandwich | Nordic | layers of bread with fish and cream
flæskesteg, stegt flæsk, tarteletter, æbleskiver, aebleskiver | roast | Nordic | a dish of Denmark
rakfisk, lutefisk, lutfisk, lapskaus, kjøttkaker | seafood | Nordic | a dish of Norway
kladdkaka, prinsesstårta, princess cake, pulla | bread, baking | Nordic | a bun or cake of the north
stroopwafels, oliebollen, poffertjes, appeltaart | cookies, baking | Dutch | a Dutch sweet
hutspot, hachee, witlof met ham en kaas | stew | Dutch | a Dutch pot
tim tams | cookies, baking | Australian | oat cookies with coconut and syrup
butter tarts, butter tart, beaver tails | cookies, baking | Canadian | a Canadian sweet
low country boil, crawfish boil, clam bake, crab boil | stew | Cajun | shellfish as on the American coast
brunswick stew, succotash, burgoo, cowboy beans | stew | American | a pot of the South
monte cristo, muffuletta | sandwich | American | a hot sandwich
Manhattan clam chowder, cioppino chowder | soup, soup | American | a thick soup
detroit pizza, new york pizza, hawaiian pizza, pepperoni pizza, white pizza | pizza | American | a pizza of America
jambalaya pasta, cajun pasta, cajun chicken pasta, hamburger helper, goulash american | pasta | American | pasta with meat
mississippi mud pie, chess pie, shoofly pie, grasshopper pie | pie, baking | American | a pie of America
hummingbird cake, lane cake, funfetti cake, ice cream cake | cake, baking | American | a layer cake
johnnycakes | bread, bread | American | cornbread in small pieces
funnel cake | fried, dessert | American | fried sweet yeast doughnuts
puppy chow, buckeyes | candy, dessert | American | a candy
seven layer dip | dip, snack | American | a dip for chips
ambrosia, jello salad | salad, salad | American | a salad for a party
feijão tropeiro, tutu de feijão, acarajé, bobó de camarão, xinxim, baião de dois, escondidinho | stew | Brazilian | a dish of Brazil
bolo de cenoura | cake, baking | Brazilian | carrot cake with chocolate
pastel, pastéis brasileiros, beijinho, quindim, pudim, bolo de rolo | pudding, dessert | Brazilian | a Brazilian sweet
chivito, choripán, choripan, matambre, humita, humitas, carbonada | grill | Argentine | a dish of the River Plate
chocotorta, facturas | cookies, baking | Argentine | a sweet with milk caramel
tallarines verdes, seco de res, seco de cabrito, papa rellena, rocoto relleno, chupe, chupe de camarones, carapulcra | stew | Peruvian | a dish of Peru
suspiro limeño, picarones, mazamorra, turrón de doña pepa | pudding, dessert | Peruvian | a Peruvian sweet
curanto, cazuela, charquicán, completo, porotos granados | stew | Latin American | a pot of Chile
hallacas, cachapas, tequeños, mondongo, asado negro | wrap | Latin American | a dish of Venezuela
baleadas, nacatamales, casamiento, vigorón, sopa de caracol | wrap | Latin American | a dish of Central America
menudo, birria ramen | soup, soup | Mexican | a Mexican soup
chile en nogada, chiles en nogada, pescado a la veracruzana, huachinango, aguachile, mixiotes, cecina, machaca | meat | Mexican | a dish of Mexico
sopes, gorditas, huaraches, tlayudas, molletes, torta ahogada | wrap | Mexican | masa or bread with a filling
arroz con leche mexicano, conchas, pan de muerto, buñuelos, capirotada | pudding, dessert | Mexican | a Mexican sweet
jerk pork, brown stew chicken, escovitch fish, pepper pot, pelau, cou cou, doubles, bake and shark, rundown | braise | Caribbean | a dish of the islands
griot, diri ak djon djon, soup joumou, tassot | fried | Caribbean | a dish of Haiti
arroz con gandules, alcapurrias, pasteles, bacalaitos, mangu, la bandera | rice | Caribbean | a dish of the Spanish islands
vegetable fritters, apple fritters | pancakes, side | American | grated vegetables in batter, fried flat
`

const MOST_WORDS = 6

const BY_NAME: ReadonlyMap<string, Elsewhere> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [names = '', sort = '', cuisine = '', about = ''] = line.split(' | ')
      const [kind, course] = sort.split(', ')
      const known = {
        kind: KINDS.find((one) => one === kind) ?? 'stew',
        course: COURSES.find((one) => one === course) ?? 'main',
        cuisine,
        about,
      }
      return names.split(', ').map((name) => [toKey(name), { name, ...known }] as const)
    }),
)
