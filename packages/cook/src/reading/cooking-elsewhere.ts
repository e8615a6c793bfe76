import type { Cookbook } from '@potluck/cookbook'
import { toTokens } from '@potluck/kitchen/knowledge'
import { isFoodName } from '../find-names.ts'
import { foodInEnglish } from './foreign-words.ts'

/**
 * Translates how a dish is made, for how many, how fast and with what from German, French, Spanish, Italian, Portuguese
 * and Dutch into English: 'Linsensuppe im Schnellkochtopf' is made in the pressure cooker. Words of a dish's own name
 * are left as they are ('lasagne al forno').
 */
export function withPlainCooking(text: string, book: Cookbook): string {
  const words = toTokens(text).map(({ word }) => word)
  const names = book
    .findNamed(words)
    .map(({ start, end }) => ` ${words.slice(start, end).join(' ')} `)
  const isNamed = (said: string) => {
    const key = toTokens(said).map(({ word }) => word)
    return names.some((name) => name.includes(` ${key.join(' ')} `))
  }
  const told = PHRASES.reduce(
    (left, [phrase, english]) =>
      left.replace(phrase, (said) => {
        const [figure = ''] = /\d+/.exec(said) ?? []
        return isNamed(said) ? said : english.replace('#', figure)
      }),
    text.normalize('NFC'),
  )
  const joined = told.replace(BOTH, (said, first: string, second: string) => {
    const foods = [foodInEnglish(first), foodInEnglish(second)]
    return isNamed(said) || foods.includes(undefined) ? said : foods.join(' with ')
  })
  return joined.replace(WITH, (said, food: string) => {
    if (isNamed(said)) return said
    const english = foodInEnglish(food)
    if (english !== undefined) return `with ${english}`
    return isFoodName(food.toLowerCase()) ? `with ${food}` : said
  })
}

/** Two foods: 'poulet au citron', 'pollo con almendras', 'Hähnchen mit Ananas'. */
const BOTH =
  /(?<![\p{L}])(\p{L}{3,}) (?:aux?|à la|à l['’]|mit|avec|con|com|met|al|alla|alle|allo|agli|ai|coi?) ?(\p{L}{3,})(?![\p{L}])/giu
/** One food after 'with': 'mit Feta', 'avec des lardons', 'con chorizo'. */
const WITH =
  /(?<![\p{L}])(?:mit|avec|con|com|met) (?:(?:de |des |du |de la |les |le |la |el |los |las |il |i |gli |o |os |a |as )|[dl]['’])?(\p{L}{3,})(?![\p{L}])/giu

const [START, END] = ['(?<![\\p{L}\\d])', '(?![\\p{L}\\d])']

/** English = patterns in the other languages. `#` stands for a number, which is kept. */
const PHRASES: readonly (readonly [RegExp, string])[] = `
in the oven = im (?:back)?ofen|aus dem (?:back)?ofen|au four|al horno|al forno|no forno|in de oven|uit de oven
in the pressure cooker = im (?:schnellkochtopf|dampfkochtopf)|(?:à la |en )?cocotte[- ]minute|à l['’]autocuiseur|en (?:la )?olla (?:a presión|a presion|exprés|express|rápida|rapida)|in pentola a pressione|na panela de pressão|in de snelkookpan
in the slow cooker = im (?:schongarer|slow ?cooker|crock ?pot)|à la mijoteuse|en (?:la )?olla de cocción lenta|en crock ?pot|nella slow ?cooker|na panela elétrica|in de slow ?cooker
in the air fryer = (?:in|aus) der (?:heißluftfritteuse|heissluftfritteuse)|(?:im|aus dem) air ?fryer|(?:à l['’]|en )air ?fryer|à la friteuse à air|en (?:la )?(?:freidora de aire|air ?fryer)|(?:in|nella) friggitrice ad aria|na (?:air ?fryer|fritadeira)|(?:in|uit) de (?:air ?fryer|heteluchtfriteuse)
in the microwave = (?:in|aus) der mikrowelle|au micro[- ]?ondes|(?:en el|al) microondas|(?:al|nel) microonde|no micro-?ondas|in de magnetron
on the grill = vom grill|auf dem grill|au barbecue|sur le grill|a la (?:parrilla|brasa)|en la barbacoa|alla griglia|na brasa|na grelha|op de (?:bbq|barbecue|grill)
in a pan = in der pfanne|aus der pfanne|à la poêle|a la sartén|en sartén|in padella|na frigideira|in de pan
in one pot = one[- ]?pot[- ]?gericht|aus einem topf|en una sola olla|in una sola pentola
no bake = ohne backen|ohne ofen|sans cuisson|sans four|sin horno|senza cottura|senza forno|sem forno|zonder oven
stir-fried vegetables = gemüsepfanne|gemuesepfanne|poêlée de légumes|salteado de verduras|verduras salteadas|verdure (?:saltate )?in padella|verdure saltate|legumes salteados|groenteroerbak
pasta = nudelgericht
meatballs = fleischbällchen|hackbällchen|hackfleischbällchen|boulettes de viande|albóndigas|albondigas|polpette(?: di carne)?|polpettine|almôndegas|gehaktballen(?:tjes)?
spread = brotaufstrich|aufstrich|tartinade|pasta de untar|crema da spalmare
stew = schmortopf|estofado
leftover = übrige[snr]?|restliche[snr]?|reste von
cream soup = cremesuppe|velouté|crema de verduras|vellutata
crispy = knusprige?[snr]?|kross|croustillante?s?|crujientes?|croccant[ei]|crocantes?|krokant|knapperig
creamy = cremige?[snr]?|crémeux|crémeuse|cremos[oa]|romig
coconut milk = lait de coco|leche de coco|latte di cocco|leite de coco
mild = (?:nicht|weniger) (?:so |zu |sehr )?scharf|milde[ns]?|(?:pas|peu) (?:trop )?(?:épicée?|piquante?)|(?:no|poco) (?:muy )?picante|(?:non|poco) (?:troppo )?piccante|niet (?:te )?pittig
spicy = scharfe?[snr]?|épicée?s?|picantes?|piccant[ei]|apimentad[oa]|pittig
with little work = (?:mit )?wenig (?:arbeit|aufwand)|(?:avec )?peu (?:de travail|d['’]efforts?)|(?:con )?poco (?:trabajo|esfuerzo)|(?:con )?poc[oa] (?:lavoro|fatica)|(?:com )?pouco trabalho
quick = schnelle?[snr]?|rapides?|rápid[oa]s?|veloc[ei]|snelle?
easy = einfache?[snr]?|faciles?|fáciles|semplic[ei]|makkelijke?
light = leichte?[snr]?|légère?s?|liger[oa]s?|legger[oaie]
sweet = süße?[snr]?|süsse?[snr]?|sucrée?s?
savory = herzhafte?[snr]?|salée?s?
low carb = kohlenhydratarme?[snr]?|pauvre en glucides|bajo en carbohidratos|koolhydraatarm
high protein = eiweißreiche?[snr]?|proteinreiche?[snr]?|riche en protéines|alto en proteínas|proteic[oa]|ricc[oa] di proteine|eiwitrijke?
low sugar = zuckerarme?[snr]?|pauvre en sucre|baj[oa] en azúcar
for children = für (?:die )?kinder|pour (?:les )?enfants|para niños|per (?:i )?bambini|para crianças|voor kinderen
for guests = für gäste|pour des invités|para invitados|per ospiti|voor gasten
for dinner = zum abendessen|pour le dîner|para cenar|para la cena|per cena|para o jantar
packed lunch for work = (?:comida|almuerzo|algo) para llevar(?: al (?:trabajo|trabajar)| a la oficina)?|(?:mittag)?essen (?:zum mitnehmen|für die arbeit|fürs büro)|(?:repas|déjeuner) (?:à emporter|pour le (?:bureau|travail))|pranzo (?:al sacco|da portare (?:al lavoro|in ufficio)|per l['’]ufficio)|marmita para o trabalho
for lunch = zum mittagessen|pour le déjeuner|para comer|per pranzo|para o almoço
for breakfast = zum frühstück|pour le petit[- ]déjeuner|para desayunar|per colazione
for # people = für # (?:personen|leute|portionen)|für #(?! ?(?:min|std|stund|tage))|pour # (?:personnes|portions)|pour #(?! ?(?:min|h\\b|jours))|para # (?:personas|pessoas|raciones)|para #(?! ?(?:min|días|dias))|per # (?:persone|porzioni)|per #(?! ?(?:min|giorni))|voor # (?:personen|mensen)|voor #
in # minutes = in # (?:minuten|min)|en # minutes|en # minutos|in # minuti|em # minutos
at most # minutes = (?:höchstens|maximal|max\\.?) # minuten|(?:maximum|max) # minutes|máximo # minutos|massimo # minuti
under # kcal = unter # (?:kcal|kalorien)|moins de # (?:kcal|calories)|menos de # (?:kcal|calorías|calorias)|(?:meno di|sotto le) # (?:kcal|calorie)|onder (?:de )?# (?:kcal|calorieën)
# minutes = # (?:minuten|minutos|minuti)
something with = (?:irgend)?(?:etwas|was) mit|quelque chose avec(?: des| du| de la)?|algo con|qualcosa con|iets met
recipe for = rezept für|recette (?:de|du|des|pour)|receta (?:de|para)|ricetta (?:di|del|della|per)|receita de|recept voor
`
  .trim()
  .split('\n')
  .map((line) => {
    const [english = '', words = ''] = line.split(' = ')
    const pattern = words.replaceAll('#', '\\d+')
    return [new RegExp(`${START}(?:${pattern})${END}`, 'giu'), english] as const
  })
