/** What a heading says, in the languages that most recipe pages are written in. */
export function isIngredientsHeading(text: string): boolean {
  return INGREDIENTS.test(plain(text))
}

export function isStepsHeading(text: string): boolean {
  return STEPS.test(plain(text))
}

/** The same of a name that says nothing else: 'Zutaten' is one, 'Zutaten für den Teig' is none. */
export function partOfName(name: string): 'ingredients' | 'steps' | undefined {
  const words = plain(name)
  if (INGREDIENTS.exec(words)?.[0] === words) return 'ingredients'
  return STEPS.exec(words)?.[0] === words ? 'steps' : undefined
}

/** What ends a recipe: notes, figures, other recipes, what readers write. */
export function isOtherHeading(text: string): boolean {
  return OTHER.test(plain(text))
}

/** What lists the recipes of a book. */
export function isContentsHeading(text: string): boolean {
  return CONTENTS.test(plain(text))
}

/** What a site puts between two parts of a recipe, advertisements and controls: it heads nothing and ends nothing. */
export function isAdvertisement(text: string): boolean {
  return ADVERTISEMENT.test(plain(text))
}

const plain = (text: string) =>
  text.length > 60
    ? ''
    : text
        .toLowerCase()
        .normalize('NFC')
        .replace(/^[^\p{L}]+/u, '')
        .trim()

const wordsAt = (words: string) =>
  new RegExp(
    `^(?:${words
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'u',
  )

const INGREDIENTS = wordsAt(`
  (?:the |your )?ingredients?(?: list)?
  what you(?:'|’)?(?:ll)? ?(?:will )?need
  you(?:'|’)ll need
  you will need
  you need(?=:?$)
  shopping list
  zutaten(?:liste)?
  das brauchst du
  (?:les )?ingr[ée]dients?
  ingredientes
  ingredienti
  ingredi[ëe]nten
  benodigdheden
  (?:dit )?heb je nodig
  składniki
  ingredienser
  ainekset
  ainesosat
  (?:τα )?υλικά
  ингредиенты
  состав
  інгредієнти
  suroviny
  ingredience
  hozzávalók
  ingrediente
  sastojci
  sestavine
  malzemeler
  材料
  食材
  用料
  재료
  المكونات
  מצרכים
  מרכיבים
  원재료
`)
const STEPS = wordsAt(`
  instructions?
  (?:cooking |recipe |preparation )?(?:directions?|method|steps|procedure)
  step[- ]by[- ]step
  preparation(?! time)
  how to(?: make| cook| prepare)?
  (?:here(?:'|’)s )?how to make(?: it)?
  let(?:'|’)s (?:cook|make)
  to make
  making the
  get started
  recipe$
  (?:und )?so (?:geht(?:'|’| e)?s|wird(?:'|’| e)s gemacht)
  (?:die )?zubereitung
  anleitung
  (?:la )?pr[ée]paration
  (?:les )?[ée]tapes
  la recette
  r[ée]alisation
  (?:modo de )?(?:preparaci[óo]n|elaboraci[óo]n)
  instrucciones
  pasos
  (?:modo de )?prepar(?:o|a[çc][ãa]o)
  como fazer
  (?:la )?preparazione
  procedimento
  come (?:si )?prepara(?:re)?
  (?:de )?bereiding(?:swijze)?
  (?:zo maak je het|aan de slag)
  werkwijze
  instructies
  przygotowanie
  sposób przygotowania
  wykonanie
  (?:gör så här|så här gör du|instruktioner|tillagning)
  (?:sådan gør du|fremgangsmåde|fremgangsm[åa]te|tilberedning)
  (?:slik gjør du|framgangsmåte)
  (?:valmistus(?:ohje)?|ohje|tee näin)
  εκτέλεση
  οδηγίες
  (?:приготовление|способ приготовления|как приготовить|пошаговый рецепт)
  приготування
  postup
  elkészítés[e]?
  mod de preparare
  priprema
  priprava
  (?:hazırlanışı|yapılışı)
  作り方
  手順
  做法
  步骤
  만드는 ?법
  조리 ?순서
  طريقة (?:التحضير|العمل)
  אופן ההכנה
  הוראות הכנה
`)
const OTHER = wordsAt(`
  (?:recipe |cook(?:'|’)s |chef(?:'|’)s |my )?(?:notes?|tips?)
  nutrition(?:al)?(?: facts| info(?:rmation)?)?
  nährwerte?(?:angaben)?
  (?:valeurs? )?nutriti(?:on|onnelles?)
  (?:informaci[óo]n |valores? )?nutricional(?:es)?
  valori nutrizionali
  voedingswaarden?
  wartości odżywcze
  näringsvärden?
  energi
  equipment
  utensils
  tools
  special equipment
  (?:leave a |post a )?(?:comments?|reply|reviews?)
  kommentare?
  (?:laisser un )?commentaires?
  comentarios?
  comment[ií]
  (?:related|similar|popular|latest|recent|trending)(?! to)
  (?:more|other)(?= \\p{L})(?! (?:to|ingredients?))
  you (?:may|might) (?:also )?(?:like|enjoy|love)
  ähnliche
  weitere
  das könnte
  à lire
  share
  teilen
  about
  did you make
  rate
  print
  save
  subscribe
  newsletter
  video
  faq
  frequently asked
  storage
  how to (?:store|serve|freeze|reheat)
  substitutions
  variations
  serving suggestions?
  made with
  shop
  recipe cards?
  tags?
  labels?
  posted (?:by|in|on)
  filed under
  categories
  keywords
  hinweise?
  tipps?
  astuces?
  consejos?
  sugerencias?
  trucos?
  conseils?
  suggeriment[oi]
  opmerking(?:en)?
  nog meer
  vinkkejä
  tips(?:ar)?
  consigli
  wskazówki
  советы
`)
const CONTENTS = wordsAt(`
  (?:table of )?contents$
  (?:recipe )?index$
  (?:inhalt(?:sverzeichnis)?|rezeptverzeichnis|register)$
  (?:table des mati[èe]res|sommaire)$
  (?:[íi]ndice(?: de contenidos)?|sumario)$
  (?:indice|sommario)$
  inhoud(?:sopgave)?$
`)
const ADVERTISEMENT = wordsAt(`
  advert(?:isement|isements|ising|isment)?s?$
  ads?$
  (?:continues?|story continues|article continues) (?:below|after)
  scroll (?:down )?to continue
  sponsored(?: content)?$
  your (?:browser|device) (?:does not|doesn(?:'|’)t) support
  cook(?:ing)? mode
  (?:scale|units?|metric|us customary)$
  watch (?:the |our |this )?(?:[\\p{L}-]+ )?videos?$
  (?:anzeige|werbung|reklame|advertentie|publicité|publicidad|publicidade|pubblicità|reklama|reklam|annons|annonse|annonce|mainos|реклама|広告)$
`)
