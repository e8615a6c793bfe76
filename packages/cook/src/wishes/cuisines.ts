/** Words for the cooking of a country or region, and the cuisines of the book they mean. */
const REGIONS: readonly { words: RegExp; cuisines: string }[] = [
  { words: /\basian\b/, cuisines: 'Chinese Japanese Korean Thai Vietnamese Indonesian Malaysian' },
  { words: /\b(?:middle eastern|arab(?:ic)?|levantine)\b/, cuisines: 'Lebanese Turkish Persian' },
  { words: /\bmediterranean\b/, cuisines: 'Greek Italian Spanish Lebanese Turkish' },
  {
    words: /\b(?:latin(?: american)?|south american)\b/,
    cuisines: 'Mexican Peruvian Cuban Brazilian Colombian',
  },
  { words: /\bnorth african\b/, cuisines: 'Moroccan Tunisian Egyptian' },
  { words: /\bafrican\b/, cuisines: 'Ethiopian Moroccan Nigerian Senegalese Ghanaian' },
  { words: /\b(?:scandinavian|nordic)\b/, cuisines: 'Swedish Danish Norwegian Finnish' },
  {
    words: /\b(?:eastern european|slavic)\b/,
    cuisines: 'Polish Russian Ukrainian Hungarian Czech',
  },
  { words: /\bcaribbean\b/, cuisines: 'Caribbean Jamaican Cuban' },
  { words: /\b(?:english|british)\b/, cuisines: 'British Scottish' },
  {
    words:
      /\b(?:italian|tuscan|sicilian|neapolitan|roman|venetian|toscan[ao]|italien(?:ne)?|italian[ao]|italienisch\w*|cucina povera)\b/,
    cuisines: 'Italian Italian-American',
  },
  { words: /\bchinese\b/, cuisines: 'Chinese Taiwanese' },
  { words: /\btex-?mex\b/, cuisines: 'Tex-Mex Mexican' },
  { words: /\b(?:cajun|creole|louisiana|southern)\b/, cuisines: 'Cajun Creole' },
  { words: /\b(?:iranian|persian)\b/, cuisines: 'Persian' },
  { words: /\bgerman\b|\bbavarian\b|\boktoberfest\b/, cuisines: 'German' },
  { words: /\bcinco de mayo\b|\bday of the dead\b/, cuisines: 'Mexican' },
  {
    words: /\bbastille day\b|\b(?:proven[cç]al|alsatian|franz[oö]sisch\w*|frances[ae]|français)\b/,
    cuisines: 'French',
  },
  {
    words: /\b(?:andalusian|catalan|basque|spanisch\w*|español[ao]?|espagnole?)\b/,
    cuisines: 'Spanish',
  },
]

/** Whether two cuisines are of the same region. */
export function areNeighbours(one: string, other: string): boolean {
  return REGIONS.some(({ cuisines }) => cuisines.includes(one) && cuisines.includes(other))
}

/** The cuisines that a text names, and patterns of the words that name them. */
export type NamedCuisines = { words: readonly RegExp[]; cuisines: ReadonlySet<string> }

/** The cuisines of the book that a text refuses: 'noodles, but not Asian'. */
export function findRuledOut(text: string, all: ReadonlySet<string>): ReadonlySet<string> {
  const said = [...text.toLowerCase().matchAll(RULED_OUT)].map(([, words = '']) => words)
  return findCuisines(said.join(', '), all).cuisines
}

const RULED_OUT =
  /\b(?:not|no|non|nothing|except|besides|other than|apart from|without)[ -](?:an?(?:nother)? |too |so |very |anything )?([a-z]+(?: [a-z]+)?)/g

/** Whether a text names another cuisine than the dish's own: 'spicy tofu, Korean' for tofu that is not Korean. */
export function isOfOtherCuisine(
  { cuisine }: { cuisine: string },
  text: string,
  all: ReadonlySet<string>,
): boolean {
  const { cuisines } = findCuisines(text.toLowerCase(), all)
  return cuisines.size > 0 && !cuisines.has(cuisine)
}

export function findCuisines(text: string, all: ReadonlySet<string>): NamedCuisines {
  const regions = REGIONS.filter(({ words }) => words.test(text))
  const own = [...all].filter((cuisine) => wordOf(cuisine).test(text))
  return {
    words: [...regions.map(({ words }) => words), ...own.map(wordOf)],
    cuisines: new Set([...own, ...regions.flatMap(({ cuisines }) => cuisines.split(' '))]),
  }
}

function wordOf(cuisine: string): RegExp {
  return new RegExp(`\\b${cuisine.toLowerCase()}\\b`)
}
