import type { Fact } from '../lexicon/facts.ts'

/**
 * What a food can be made into and keep its facts, though not its figures: 'plum powder', 'dried
 * mango', 'beet juice'. A form may add facts of its own.
 */
export const FORMS: ReadonlyMap<string, readonly Fact[]> = new Map<string, readonly Fact[]>([
  ...plain(
    'juice zest peel rind skin leaf seed root flower blossom petal bud shoot sprout berry',
    'powder powdered ground dust granule granulated granular crystal flake grit meal nib',
    'puree pureed paste pulp concentrate extract essence infusion oleoresin aroma flavoring',
    'flavouring flavor flavour flavored flavoured oil fat fiber fibre bran germ husk starch protein',
    'isolate hydrolysate hydrolyzate gluten flour dried dry dehydrated desiccated sun freeze air smoked cured canned tinned jarred',
    'bottled preserved pickled fermented cultured roast salted marinated brined sprouted malted puffed',
    'popped rolled hulled unhulled dehulled hydrolyzed hydrolysed modified vinegar water stuffed breast',
  ),
  ['sulphured', ['sulphites']],
  ['sulfured', ['sulphites']],
  ...sweet('candied crystallized crystallised glace glazed sweetened honeyed jam jelly preserve'),
  ...sweet('marmalade syrup compote coulis nectar cordial caramelized'),
])

function plain(...words: readonly string[]): (readonly [string, readonly Fact[]])[] {
  return words.flatMap((line) => line.split(' ')).map((word) => [word, []])
}

function sweet(words: string): (readonly [string, readonly Fact[]])[] {
  return words.split(' ').map((word) => [word, ['refined-sugar']])
}

/** Forms that leave the figures of 100 g much as they are. */
export const SAME_FIGURES: ReadonlySet<string> = new Set(
  'canned tinned jarred bottled ground roast rolled breast skin hulled marinated dry salted'.split(
    ' ',
  ),
)

/** What only tastes of a food need not hold any. */
export const FLAVORS: ReadonlySet<string> = new Set(
  'aroma essence flavor flavour flavored flavoured flavoring flavouring'.split(' '),
)
