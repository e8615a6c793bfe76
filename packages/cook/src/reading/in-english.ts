import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { isFoodName } from '../find-names.ts'
import { isLongName, kindInEnglish } from './dishes-elsewhere.ts'
import { foodInEnglish, withEnglishDiets, withEnglishFoods } from './foreign-words.ts'

/**
 * Translates requests for menus and plans into English: numbers, days, courses, occasions, diets and foods. A word that
 * is in no table stays as it is.
 */
export function inEnglish(text: string): string {
  const plain = text.toLowerCase()
  const language = LANGUAGES.filter(({ marks }) => plain.match(marks) !== null)
    .map((one) => ({ ...one, known: one.words.filter(([words]) => plain.match(words)).length }))
    .toSorted((one, other) => other.known - one.known)[0]
  if (!language) return text
  return translated(plain, language)
}

/**
 * Translates a request for a dish into English: 'cena ligera con calabacín' asks for a light dinner with zucchini. It
 * does so when every word is known in one language and one of them is a food, or when the caller has seen (`isForeign`)
 * that the text is in another language. A dish's name stays as it is.
 */
export function wishInEnglish(text: string, book: Cookbook, isForeign: boolean): string {
  const plain = text.toLowerCase().normalize('NFC')
  const whole = LANGUAGES.find((one) => isWishIn(plain, one))
  if (!whole && !isForeign) return text
  const words = toTokens(text).map(({ word }) => word)
  const names = book
    .findNamed(words)
    .map(({ start, end }) => words.slice(start, end))
    .filter((name) => name.length > 1 || isLongName(name))
  if (whole) return names.length > 0 ? text : translated(plain, whole)
  const language = mostKnown(plain)
  // The words around a name are translated, and the name stays.
  return piecesAround(plain, names)
    .map(({ piece, isName }) => (isName ? piece : translated(piece, language)))
    .join(' ')
}

/** The language whose table matches most of a text. */
function mostKnown(plain: string): Language {
  const countOf = ({ words }: Language) => words.filter(([known]) => plain.match(known)).length
  return LANGUAGES.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? GERMAN
}

/** Splits a text into names and the pieces between them. */
function piecesAround(plain: string, names: readonly (readonly string[])[]) {
  const typed = plain.split(/\s+/).filter((word) => word !== '')
  const inNames = new Set(names.flat())
  const pieces: { piece: string; isName: boolean }[] = []
  for (const word of typed) {
    const isName = toTokens(word).some((token) => inNames.has(token.word))
    const last = pieces.at(-1)
    if (last?.isName === isName) last.piece += ` ${word}`
    else pieces.push({ piece: word, isName })
  }
  return pieces
}

function isWishIn(plain: string, { words }: Language): boolean {
  const besides = plain.replace(IN_ENGLISH, ' ')
  const left = words.reduce((now, [known]) => now.replace(known, ' '), besides)
  const foods = left.match(/\p{L}+/gu) ?? []
  const isKnown = foods.length > 0 && foods.every((word) => foodInEnglish(word) !== undefined)
  // 'Prunes' alone are English; they are plums only among French words.
  return isKnown && (left !== besides || foods.some((word) => !isFoodName(word)))
}

/** Refusals and diets, which are in English by the time a wish is read. */
const IN_ENGLISH = /\bwithout \p{L}+|\b\p{L}+-free\b|\bvegan\b|\bvegetarian\b/gu

function translated(plain: string, { words }: Pick<Language, 'words'>): string {
  const said = words.reduce((left, [known, english]) => left.replace(known, english), plain)
  const kinds = said.replace(/\p{L}+/gu, (word) => kindInEnglish(word) ?? word)
  return withEnglishFoods(withEnglishDiets(kinds))
}

type Language = { marks: RegExp; words: readonly (readonly [RegExp, string])[] }

/** The start and end of a word; `\b` does not know letters with accents. */
const [START, END] = ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])']

function toLanguage(marks: string, table: string): Language {
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(' = ').map((part) => part.trim()))
  return {
    marks: new RegExp(`${START}(?:${marks})${END}`, 'giu'),
    words: lines.map(([words = '', english = '']) => {
      return [new RegExp(`${START}(?:${words})${END}`, 'giu'), english] as const
    }),
  }
}

const GERMAN = toLanguage(
  '\\p{L}*menü|\\p{L}*menue|\\p{L}*gänge(?:n|-\\p{L}+)?|\\p{L}*wochen?plan|speiseplan|essensplan|plane (?:mir|uns|meine|unsere|die)|(?:der|die|diese|nächste|meine|unsere|ganze) woche|\\p{L}*feier|\\p{L}*abend(?:essen|e)?|grillparty|festessen|gartenfest|sommerfest|weihnachten|ostern|silvester|sonntagsessen|sonntagsbraten|\\p{L}*büf?fett?|fingerfood für',
  `
drei[- ]gänge[- ]?(?:menü|menue)?|drei gänge = three-course menu
zwei[- ]gänge[- ]?(?:menü|menue)?|zwei gänge = two-course menu
vier[- ]gänge[- ]?(?:menü|menue)?|vier gänge = four-course menu
fünf[- ]gänge[- ]?(?:menü|menue)?|fünf gänge = five-course menu
(\\d)[- ]gänge[- ]?(?:menü|menue)? = $1-course menu
weihnachts(?:menü|menue|essen|feier|fest)|weihnachten|heiligabend = christmas menu
oster(?:menü|menue|essen|brunch)|ostern = easter menu
silvester(?:menü|menue|essen|party|abend)?|silvester = new year's eve menu
grill(?:abend|party|fest|menü)?|grillen = barbecue
geburtstags(?:feier|party|essen|fest) = birthday party
kindergeburtstag = kids birthday party
gartenfest|sommerfest|gartenparty = garden party
sonntags(?:essen|braten|menü) = sunday lunch menu
(?:fest|hochzeits)essen = feast
hochzeits(?:feier|büf?fett?)|hochzeit = wedding buffet
büf?fett? = buffet
wochen?plan|speiseplan|essensplan = meal plan for the week
(?:plane?|mach(?:e)?) (?:mir |uns )?(?:bitte )?(?:meine|unsere|die|diese|eine) woche = plan our week
(?:für )?(?:die )?(?:ganze|diese|nächste|kommende) woche = for the week
plane(?: mir| uns)? = plan
abendessen für (\\d+|zwei|drei|vier|fünf|sechs|sieben) (?:tage|abende) = dinners for $1 days
romantisches abendessen = romantic dinner menu
abendessen|abendbrot = dinner
mittagessen = lunch
frühstück = breakfast
menü|menue = menu
vorspeisen? = starter
hauptgang|hauptgericht|hauptspeise = main
nachspeisen?|nachtisch|desserts? = dessert
suppe = soup
beilagen? = side
vegetarier(?:in(?:nen)?)? = vegetarians
veganer(?:in(?:nen)?)? = vegans
glutenfrei(?:e[snr]?)? = gluten-free
laktosefrei(?:e[snr]?)? = dairy-free
schnell(?:e[snr]?)? = quick
einfach(?:e[snr]?)? = easy
(?:irgend)?(?:etwas|was) = something
günstig(?:e[snr]?)?|billig(?:e[snr]?)?|preiswert(?:e[snr]?)? = cheap
leicht(?:e[snr]?)? = light
sommerlich(?:e[snr]?)?|sommer = summer
winterlich(?:e[snr]?)?|winter = winter
herbst(?:lich(?:e[snr]?)?)? = autumn
frühlings?(?:haft(?:e[snr]?)?)? = spring
ohne = without
kein(?:en?)? = no
meeresfrüchte = shellfish
für = for
unter = under
pro = per
minuten = minutes
stunden? = hours
um (\\d+) uhr = at $1:00
tage|tagen = days
abende = evenings
personen|leute|gäste = people
kinder = kids
erwachsene = adults
(?:davon|darunter) = with
und = and
mit = with
montags? = monday
dienstags? = tuesday
mittwochs? = wednesday
donnerstags? = thursday
freitags? = friday
samstags?|sonnabends? = saturday
sonntags? = sunday
italienisch(?:e[snr]?)? = italian
französisch(?:e[snr]?)? = french
spanisch(?:e[snr]?)? = spanish
indisch(?:e[snr]?)? = indian
eine?|einer = one
zwei = two
drei = three
vier = four
fünf = five
sechs = six
sieben = seven
acht = eight
zehn = ten
zwölf = twelve
`,
)

const FRENCH = toLanguage(
  "menu (?:de|d'|du|pour|végét\\p{L}+)|repas|(?:dîner|déjeuner)s?|réveillon|apéro|apéritif|planifie[rz]?|semaine|entrée plat dessert|noël|pâques|goûter d'anniversaire",
  `
menu de la semaine|menus? pour la semaine|repas (?:de|pour) la semaine = meal plan for the week
planifie[rz]?(?:-moi)? (?:mes|nos|les) repas(?: de la semaine)? = plan our week meals
planifie[rz]?(?:-moi)? (?:ma|la|notre) semaine = plan our week
(?:pour|de) (?:la|toute la|cette) semaine = for the week
(?:menu|repas|dîner|réveillon) de noël|noël = christmas menu
(?:menu|repas|déjeuner) de pâques|pâques = easter menu
réveillon(?: du (?:nouvel an|31))?|(?:saint-sylvestre|nouvel an) = new year's eve menu
apéro dînatoire|apéritif dînatoire|cocktail dînatoire|apéro = finger food party
(?:dîner|repas) romantique = romantic dinner menu
(?:repas|déjeuner) du dimanche = sunday lunch menu
goûter d'anniversaire|fête d'anniversaire pour enfants = kids birthday party
fête d'anniversaire|anniversaire = birthday party
garden[- ]party = garden party
barbecue = barbecue
repas de fête = feast
entrée,? plat,?(?: et)? dessert = three-course menu
(?:menu (?:à|de) )?(\\d|deux|trois|quatre|cinq) (?:plats|services) = $1 courses
repas = meals
dîners? = dinner
déjeuners? = lunch
petit[- ]déjeuner = breakfast
entrée = starter
plat principal = main
sans gluten = gluten-free
sans lactose = dairy-free
rapides? = quick
faciles? = easy
quelque chose = something
pas chers?|économiques?|bon marché = cheap
lég(?:er|ère)s? = light
d'été|estival = summer
d'hiver = winter
d'automne = autumn
de printemps = spring
sans = without
fruits de mer = shellfish
pour = for
dont = with
moins de = under
à (\\d+) ?h(?:eures)? = at $1:00
heures? = hours
jours = days
soirs = evenings
personnes?|invités|convives = people
enfants = kids
adultes = adults
et = and
avec(?: des| du| de la| les| le| la)? = with
lundi = monday
mardi = tuesday
mercredi = wednesday
jeudi = thursday
vendredi = friday
samedi = saturday
dimanche = sunday
italien(?:ne)? = italian
français(?:e)? = french
espagnol(?:e)? = spanish
indien(?:ne)? = indian
une? = one
deux = two
trois = three
quatre = four
cinq = five
six = six
sept = seven
huit = eight
dix = ten
douze = twelve
`,
)

const SPANISH = toLanguage(
  'menú|menu (?:semanal|para|de)|cenas?|comidas? (?:para|de)|planifica\\p{L}*|semana|navidad|nochebuena|nochevieja|fiesta(?: de)?|barbacoa',
  `
plan de comidas(?: para la semana| semanal)?|menú semanal|menú (?:para|de) la semana = meal plan for the week
planifica(?:r|me|nos)? (?:la|mi|nuestra) semana = plan our week
(?:para|de) (?:la|toda la|esta) semana = for the week
(?:menú|cena|comida) de navidad|navidad|nochebuena = christmas menu
(?:menú|cena) de (?:nochevieja|fin de año)|nochevieja = new year's eve menu
cena rom[aá]ntica = romantic dinner menu
(?:fiesta de )?cumpleaños (?:infantil|de niños) = kids birthday party
fiesta de cumpleaños|cumpleaños = birthday party
barbacoa|parrillada = barbecue
(?:cena|comida|menú) de (\\d|dos|tres|cuatro|cinco) platos = $1-course menu
tapeo|noche de tapas = tapas
menú = menu
cenas = dinners
cena = dinner
comidas = meals
comida|almuerzo = lunch
desayuno = breakfast
entrantes? = starter
plato principal = main
postre = dessert
sin gluten = gluten-free
sin lactosa = dairy-free
r[aá]pid[oa]s? = quick
f[aá]cil(?:es)? = easy
algo = something
barat[oa]s?|económic[oa]s? = cheap
liger[oa]s? = light
de verano = summer
de invierno = winter
sin = without
mariscos? = shellfish
nueces|frutos secos = nuts
para = for
menos de = under
a las (\\d+) = at $1:00
minutos = minutes
d[ií]as = days
noches = evenings
personas|invitados = people
niños = kids
adultos = adults
y = and
con(?: la| el| las| los)? = with
lunes = monday
martes = tuesday
miércoles = wednesday
jueves = thursday
viernes = friday
sábado = saturday
domingo = sunday
italian[oa] = italian
frances|francés|francesa = french
un[oa]? = one
dos = two
tres = three
cuatro = four
cinco = five
seis = six
siete = seven
ocho = eight
diez = ten
doce = twelve
`,
)

const ITALIAN = toLanguage(
  'menù|cen(?:a|e|one)|pranzo|settimana(?:le)?|natale|pasqua|capodanno|grigliata|festa di compleanno|pianifica\\p{L}*',
  `
menù (?:settimanale|della settimana|per la settimana)|piano settimanale = meal plan for the week
pianifica (?:la|la mia|la nostra) settimana = plan our week
per (?:la|tutta la|questa) settimana = for the week
(?:menù|pranzo|cena) di natale|natale = christmas menu
(?:menù|pranzo) di pasqua|pasqua = easter menu
cenone di capodanno|(?:menù|cena) di capodanno|capodanno = new year's eve menu
cena romantica = romantic dinner menu
pranzo della domenica = sunday lunch menu
festa di compleanno (?:per bambini|dei bambini) = kids birthday party
festa di compleanno = birthday party
grigliata = barbecue
(?:cena|menù|pranzo) (?:di|con) (\\d|due|tre|quattro|cinque) portate = $1-course menu
menù di pesce = menu with fish
menù di carne = menu with meat
menù = menu
cene = dinners
cena = dinner
pranzo = lunch
colazione = breakfast
antipasto = starter
secondo = main
dolce = dessert
senza glutine = gluten-free
senza lattosio = dairy-free
veloc[ei] = quick
facil[ei] = easy
qualcosa = something
economic[oahe]+ = cheap
legger[oaie] = light
estiv[oa] = summer
invernale = winter
senza = without
frutti di mare = shellfish
per = for
alle (\\d+) = at $1:00
minuti = minutes
giorni = days
sere = evenings
persone|ospiti = people
bambini = kids
adulti = adults
e = and
con(?: le| i| gli| la| il)? = with
lunedì = monday
martedì = tuesday
mercoledì = wednesday
giovedì = thursday
venerdì = friday
sabato = saturday
domenica = sunday
un[oa]? = one
due = two
tre = three
quattro = four
cinque = five
sei = six
sette = seven
otto = eight
dieci = ten
dodici = twelve
`,
)

const LANGUAGES: readonly Language[] = [GERMAN, FRENCH, SPANISH, ITALIAN]
