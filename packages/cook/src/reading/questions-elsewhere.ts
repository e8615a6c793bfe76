import { kindInEnglish } from './dishes-elsewhere.ts'
import { withEnglishFoods } from './foreign-words.ts'

/**
 * Translates a question from German, French, Spanish or Italian into the English words that questions are read by: 'wie
 * lange kocht ein weiches Ei'. A text that does not begin as a question stays as it is.
 */
export function withPlainQuestions(text: string): string {
  const plain = text.normalize('NFC').trim()
  const opener = OPENERS.find(([begins]) => begins.test(plain))
  if (!opener) return text
  const [words, english] = opener
  const asked = plain.replace(words, (_said, ...groups) =>
    english.replace('$1', typeof groups[0] === 'string' ? groups[0] : ''),
  )
  const told = DEEDS.reduce((left, [deed, plainDeed]) => left.replace(deed, plainDeed), asked)
  const kinds = told.replace(/\p{L}+/gu, (word) => kindInEnglish(word) ?? word)
  return withEnglishFoods(kinds.replace(ARTICLES, ' ')).replace(/\s+/g, ' ').trim()
}

type Reading = readonly (readonly [RegExp, string])[]

const [START, END] = ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])']

function toReading(table: string, isOpener: boolean): Reading {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', words = ''] = line.split(' = ')
      const pattern = isOpener ? `^\\W*(?:${words})${END}` : `${START}(?:${words})${END}`
      return [new RegExp(pattern, isOpener ? 'iu' : 'giu'), english] as const
    })
}

/** English = how a question begins in the other languages; longer ones come first. */
const OPENERS: Reading = toReading(
  `
how long do i cook = wie lange (?:kocht|kochen|koche ich|gart|brät|backt|bäckt|muss ich|müssen wir)|combien de temps (?:faut-il|(?:pour )?(?:cuire|faire cuire)|doit|dois-je)?|cuánto tiempo (?:se (?:cuece|cocina|hornea|hierve)|hay que|necesita|tarda)?|quanto tempo (?:ci vuole|bisogna|cuoce|deve|per)?|per quanto tempo|wie viele minuten
how long does = wie lange (?:muss|müssen|braucht|brauchen|dauert|dauern|hält(?: sich)?|halten(?: sich)?)|combien de temps se (?:garde|conserve)(?:nt)?|cuánto (?:dura|duran|aguanta)|quanto (?:dura|durano|si conserva)
how much = wie ?viel(?:e)?(?: gramm)?|combien(?: de grammes)?(?: de| d['’])?|cuánt[oa]s?(?: gramos)?(?: de)?|quant[oaie](?: grammi)?(?: di)?
how do i make = wie (?:macht man|mache ich|koche ich|kocht man|bereite ich|gelingt|gelingen)|comment (?:faire|fait-on|préparer|réussir|réaliser|je fais)|cómo (?:se hacen?|hago|hacer|preparo|preparar|se preparan?|cocinar?)|come (?:si (?:fa|fanno|prepara(?:no)?|cucina(?:no)?)|faccio|fare|preparare|cucinare)
how do i = wie (?:kann ich|kann man|bekomme ich|bekommt man|soll ich)?|comment|cómo|come(?= (?:si )?\\p{L}+(?:are|ere|ire|a|ano)\\b)
why is = warum (?:ist|sind|wird|werden|fällt)|wieso (?:ist|wird)|pourquoi (?:est-ce que )?|por qué|perché
what is = was ist|was sind|was bedeutet|qu['’]est-ce que? (?:c['’]est que )?|qué (?:es|son|significa)|che cos['’]è|cos['’]è|cosa (?:è|sono|significa)
what temperature = (?:bei )?welche[rn]? temperatur|bei wie viel grad|à quelle température|a qué temperatura|a che temperatura
what can i use instead of = was (?:kann ich )?(?:statt|anstelle von|als ersatz für)|(?:par quoi|comment) remplacer|qué puedo usar en (?:vez|lugar) de|con qué (?:sustituyo|puedo sustituir|se puede sustituir)|con cosa (?:posso )?sostituire|cosa (?:posso )?usare al posto (?:di|del|della)
can i = kann (?:man|ich)|darf (?:man|ich)|peut-on|puis-je|est-ce qu['’]?(?:on|e je) peu[tx]|se puede|puedo|si può|posso
`,
  true,
)

/** English = actions, foods and states that questions are about. */
const DEEDS: Reading = toReading(
  `
freeze = einfrieren|einzufrieren|gefrieren|congeler|congelar|congelare
reheat = aufwärmen|aufgewärmt|réchauffer|recalentar|riscaldare
thaw = auftauen|décongeler|descongelar|scongelare
boil = kochen|bouillir|hervir|cocer|bollire|lessare
bake = backen|hornear|cuocere al forno
fry = braten|frittieren|frire|freír|friggere
roast = rösten|rôtir|asar|arrostire
rise = gehen|lever|levar|lievitare|leudar
knead = kneten|pétrir|amasar|impastare
whip = schlagen|steif schlagen|monter|montar|montare
peel = schälen|éplucher|peler|pelar|sbucciare|pelare
thicken = andicken|binden|épaissir|espesar|addensare
soak = einweichen|faire tremper|tremper|remojar|mettere in ammollo|ammollare
store = aufbewahren|lagern|conserver|conservar|conservare
keep = im kühlschrank|au (?:réfrigérateur|frigo)|en la nevera|en el frigorífico|in frigo(?:rifero)?
soft-boiled eggs = (?:ein |das |un |une |el |l['’])?weich(?:es|e|gekochtes|gekochte)? eie?r?|œufs? (?:à la coque|mollets?)|oeufs? (?:à la coque|mollets?)|huevos? pasados? por agua|uov[ao] alla coque
hard-boiled eggs = (?:ein |das |un |une )?hart(?:es|e|gekochtes|gekochte) eie?r?|œufs? durs?|oeufs? durs?|huevos? duros?|uov[ao] sod[oae]
egg whites = eiweiß|eischnee|blancs(?: d['’]œufs?)?(?: en neige)?|claras(?: a punto de nieve)?|albumi(?: a neve)?
yeast dough = hefeteig|pâte levée|masa con levadura|pasta lievitata|impasto (?:lievitato|per il pane)
pie crust = mürbeteig|pâte brisée|masa quebrada|pasta brisée|pasta frolla
pizza dough = pizzateig|pâte à pizza|masa de pizza|impasto (?:per|della) pizza
puff pastry = blätterteig|pâte feuilletée|hojaldre|pasta sfoglia
roux = mehlschwitze|einbrenne
béchamel = béchamelsauce|sauce béchamel|bechamel|besciamella
mayonnaise = mayo(?:nnaise)?|mayonesa|maionese
stock = brühe|bouillon|caldo|brodo
sauce = soße|salsa
lumps = klumpen|klümpchen|grumeaux|grumos|grumi
without = ohne|sans|sin|senza
per person = pro person|par personne|por persona|a (?:persona|testa)|pro kopf
dry = trocken|sec|sèche|sec[oa]
hard = hart|dure?|dur[oa]s?
too salty = zu salzig|versalzen|trop salée?|demasiado salad[oa]|troppo salat[oa]
salmon = lachsfilet|filet de saumon
chicken breast = hähnchenbrust|hühnerbrust|blanc de poulet|pechuga de pollo|petto di pollo
whole chicken = ganzes (?:hähnchen|huhn)|poulet entier|pollo entero|pollo intero
roast beef = roastbeef|rôti de bœuf|rôti de boeuf|rosbif
roast pork = schweinebraten|rôti de porc|asado de cerdo|arrosto di maiale
dried beans = getrocknete bohnen|haricots secs|(?:alubias|judías|frijoles) secas|fagioli secchi
eggs = ei|eier|œufs?|oeufs?|huevos?|uov[oa]
`,
  false,
)

/** Small words that say nothing once the rest is in English. */
const ARTICLES =
  /(?<![\p{L}\d])(?:der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|man|ich|es|le|la|les|un|une|des|du|de|ma|mon|mes|il|faut|el|los|las|una|unos|mi|se|lo|i|gli|uno|mia|mio|si|ci|che|di|del|della|dei|delle|per|pour|para|und|et|y|e|lange|être|bitte)(?![\p{L}\d])/giu
