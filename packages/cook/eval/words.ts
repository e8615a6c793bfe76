/** Foods or words as the lists write them: 'egg/yolk' is either, 'chil*' any word that begins so. */
export function holds(alternatives: string, texts: readonly string[]): boolean {
  const words = alternatives.split('/').flatMap((word) => GROUPS[word]?.split('/') ?? word)
  return words.some((word) => texts.some((text) => isIn(word, text)))
}

/** Words of the lists that mean any of their kind. */
const GROUPS: Record<string, string> = {
  pasta:
    'pasta/spaghetti/penne/rigatoni/macaroni/linguine/fettuccine/tagliatelle/fusilli/orzo/farfalle/ziti/lasagna/lasagne/pappardelle/bucatini/orecchiette/ditalini/tubetti/trofie/rotini/vermicelli',
  fish: 'fish/kingfish/cod/salmon/haddock/tuna/trout/halibut/snapper/hake/mackerel/sea bass/bream/catfish/tilapia/monkfish/sole/sardine/herring/anchov*',
}

/** Those of a comma-separated list that the texts do not have. */
export function missingOf(list: string, texts: readonly string[]): string[] {
  return listOf(list).filter((alternatives) => !holds(alternatives, texts))
}

/** Those of a comma-separated list that the texts have. */
export function presentOf(list: string, texts: readonly string[]): string[] {
  return listOf(list).filter((alternatives) => holds(alternatives, texts))
}

export function listOf(list: string): string[] {
  return list.split(',').map((part) => part.trim())
}

/** The first sentences of a text: what a cook reads before the list. */
export function opening(text: string): string {
  return text
    .split(/(?<=[.!?:])\s+(?=\p{Lu}|\d)/u)
    .slice(0, MOST_FIRST)
    .join(' ')
}

/** A law of religion or a danger may take a sentence of its own before the rest. */
const MOST_FIRST = 4

/** Whether a text says first that this is not, or not wholly, what was asked for. */
export function admits(text: string): boolean {
  return ADMITS.test(opening(text))
}

const ADMITS =
  /\b(?:know no|know (?:neither|nothing)|have no|no tested|not in my (?:cook)?book|nearest|closest|rather than|instead|cannot|can['’]t|do(?:es)? not|don['’]t|is not|are not|isn['’]t|could not|no way to|more than|less than|longer than|left out|leave out|not (?:what|one|the))\b/i

function isIn(word: string, text: string): boolean {
  const isPrefix = word.endsWith('*')
  const bare = plain(isPrefix ? word.slice(0, -1) : word).replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const end = isPrefix ? '' : '(?:e?s)?(?![\\p{L}\\p{N}])'
  return new RegExp(`(?<![\\p{L}\\p{N}])${bare}${end}`, 'iu').test(plain(text))
}

/** Without accents, with one kind of hyphen and blank. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\s\u00a0-]+/g, ' ')
    .replace(/’/g, "'")
}
