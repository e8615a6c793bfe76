import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRecipe } from './read-recipe.ts'
import type { RecipeData } from './recipe-data.ts'
import { LIST_HEADINGS, type ListName } from './sections.ts'
import { writeRecipe } from './write-recipe.ts'

const LISTS = Object.keys(LIST_HEADINGS) as ListName[]

const NO_RECIPE: RecipeData = {
  title: '',
  description: '',
  prepTime: '',
  cookTime: '',
  totalTime: '',
  servings: '',
  difficulty: '',
  ingredients: [],
  instructions: [],
  tips: [],
  nutritionalBenefits: [],
  usedIngredients: [],
  additionalIngredients: [],
  adaptations: [],
  originalVsAdapted: [],
}

const LEMON_PASTA: RecipeData = {
  ...NO_RECIPE,
  title: 'Lemon Pasta',
  description: 'Bright and quick.',
  prepTime: '10 min',
  cookTime: '20 min',
  totalTime: '30 min',
  servings: '4',
  difficulty: 'Easy',
  ingredients: ['200 g spaghetti', 'For the sauce:', '1 lemon', '100 ml cream'],
  instructions: ['Boil the spaghetti.', 'Stir lemon and cream together.'],
  tips: ['Save a cup of the water.'],
  originalVsAdapted: ['Butter → olive oil'],
}

const LEMON_PASTA_TEXT = `# Lemon Pasta

Bright and quick.

**Prep time:** 10 min | **Cook time:** 20 min | **Total time:** 30 min | **Servings:** 4 | **Difficulty:** Easy

## Ingredients

- 200 g spaghetti

### For the sauce
- 1 lemon
- 100 ml cream

## Instructions

1. Boil the spaghetti.
2. Stir lemon and cream together.

## Tips

- Save a cup of the water.

## Original vs Adapted

- Butter → olive oil
`

const CHATTY = `Certainly! Here's a recipe you might like:

\`\`\`markdown
# 🍋 **Lemon Pasta**

*Bright and quick.*

- **Prep Time:** 10 min
- **Cook Time:** 20 min
- **Total Time:** 30 min
- **Yield:** 4
- **Skill level:** beginner

**Ingredients (for 4):**

1. 200 g **spaghetti**

**For the sauce:**

2. 1 lemon
3. 100 ml cream

---

**Directions**

* Boil the spaghetti.
* Stir lemon and cream
  together.

### Chef's Tips
+ [x] Save a cup of the water.

### Nutrition Facts
- None

### Original vs. Adapted
| Original | Adapted |
|----------|---------|
| Butter   | olive oil |

Enjoy your meal!
\`\`\`

Let me know if you want another one.
`

const BARE = `Lemon Pasta
Bright and quick.
Prep: 10 min
Cook: 20 min
Total: 30 min
Serves 4
Difficulty: Easy
Ingredients:
200 g spaghetti
For the sauce:
1 lemon
100 ml cream
Method:
Step 1: Boil the spaghetti.
Step 2: Stir lemon and cream together.
Notes
Save a cup of the water.
What changed
Butter → olive oil`

describe('writeRecipe', () => {
  it('writes the one layout', () => {
    expect(writeRecipe(LEMON_PASTA)).toBe(LEMON_PASTA_TEXT)
  })

  it('leaves out what is empty', () => {
    expect(writeRecipe({ ...NO_RECIPE, title: 'Toast', tips: ['Butter it.', ' '] })).toBe(
      '# Toast\n\n## Tips\n\n- Butter it.\n',
    )
  })
})

describe('readRecipe', () => {
  it.each([
    ['the one layout', LEMON_PASTA_TEXT],
    ['chatter, fences, bold headings, other names, a table', CHATTY],
    ['no marks at all', BARE],
  ])('reads %s', (_, text) => {
    expect(readRecipe(text)).toEqual({ recipe: LEMON_PASTA, complete: true, problems: [] })
  })

  it('says what is missing', () => {
    const { complete, problems } = readRecipe(
      '# Toast\n\n**Servings:** many\n\n## Ingredients\n- Bread\n',
    )
    expect(complete).toBe(false)
    expect(problems).toEqual([
      'The description is missing.',
      'The steps are missing.',
      'The cook time is missing or unclear.',
      'The servings are missing or unclear.',
    ])
  })

  it('joins what is spread under a step, and puts a group in front of its first step', () => {
    const text = `# Pie
## Instructions
### For the crust
1. **Mix:**
   - flour
   - butter
2. **Rest**

   Cover it.
### For the filling
3. Stir
   gently.
### Step 4: Bake
Until golden.
`
    expect(readRecipe(text).recipe.instructions).toEqual([
      'For the crust: Mix: flour; butter',
      'Rest: Cover it.',
      'For the filling: Stir gently.',
      'Bake: Until golden.',
    ])
  })

  it('reads only the first of two recipes', () => {
    const second = '# Toast\n\n## Ingredients\n- Bread\n\n## Instructions\n1. Toast it.\n'
    expect(readRecipe(`${LEMON_PASTA_TEXT}\n${second}`).recipe).toEqual(LEMON_PASTA)
  })

  it('reads over equipment and other parts it has no place for', () => {
    const equipment = '## Equipment\n- A pot\n\n## Instructions'
    const text = LEMON_PASTA_TEXT.replace('## Instructions', equipment)
    expect(readRecipe(text).recipe).toEqual(LEMON_PASTA)
  })

  it('shows the title and whole entries while they are written', () => {
    const until = (mark: string) =>
      readRecipe(LEMON_PASTA_TEXT.slice(0, LEMON_PASTA_TEXT.indexOf(mark) + mark.length)).recipe
    expect(until('# Lemon Pa').title).toBe('Lemon Pa')
    expect(until('spaghetti\n').ingredients).toEqual(['200 g spaghetti'])
    expect(until('### For the sau').ingredients).toEqual(['200 g spaghetti'])
    expect(until('- 1 lem').ingredients).toEqual(['200 g spaghetti', 'For the sauce:', '1 lem'])
  })

  it('reads back what was written', () => {
    fc.assert(
      fc.property(recipe, (data) => {
        expect(readRecipe(writeRecipe(data)).recipe).toEqual(data)
      }),
    )
  })

  it('keeps any text in its part, whatever marks and lines it holds', () => {
    const part = fc.array(anyText, { maxLength: 3 })
    fc.assert(
      fc.property(anyText, part, part, (description, instructions, tips) => {
        const data = { ...NO_RECIPE, title: 'Pie', description, instructions, tips }
        const { recipe: read } = readRecipe(writeRecipe({ ...data, ingredients: ['1 egg'] }))
        expect(read.title).toBe('Pie')
        expect(read.ingredients).toEqual(['1 egg'])
        expect(read.instructions.length).toBeLessThanOrEqual(instructions.length)
        expect(read.tips.length).toBeLessThanOrEqual(tips.length)
      }),
    )
  })

  it.each([
    ['the layout', LEMON_PASTA_TEXT],
    ['a chatty answer', CHATTY],
    ['a bare text', BARE],
  ])('only ever grows its lists while %s arrives', (_, text) => {
    expectGrowth(text)
  })

  it('only ever grows its lists while any Markdown arrives', () => {
    fc.assert(
      fc.property(fc.array(markdownLine, { maxLength: 8 }), (lines) =>
        expectGrowth(lines.join('\n')),
      ),
    )
  })

  it.each([
    ['hashes', '#'.repeat(1_000_000)],
    ['stars', '*'.repeat(1_000_000)],
    ['bars', '|'.repeat(1_000_000)],
    ['tags', '<b'.repeat(500_000)],
    ['links', '[a]('.repeat(250_000)],
    ['markers', '- '.repeat(500_000)],
    ['lines', '\n'.repeat(1_000_000)],
    ['entries', `## Ingredients\n${'- salt\n'.repeat(200_000)}`],
  ])('reads the beginning of a megabyte of %s', (_, text) => {
    const { recipe, complete } = readRecipe(text)
    expect(complete).toBe(false)
    expect(recipe.ingredients.length).toBeLessThan(10_000)
  })
})

function expectGrowth(text: string): void {
  let before = readRecipe('').recipe
  for (let length = 1; length <= text.length; length++) {
    const now = readRecipe(text.slice(0, length)).recipe
    for (const name of LISTS) {
      const [old, grown] = [before[name], now[name]]
      // Of what was there, only the last entry may still change.
      expect(grown.slice(0, Math.max(0, old.length - 1))).toEqual(old.slice(0, -1))
      expect(grown.length).toBeGreaterThanOrEqual(old.length)
    }
    before = now
  }
}

const words = fc
  .array(
    fc.constantFrom('fold', 'brown', 'butter', '2', '½', 'crème', '180 °C', 'a & b', "chef's"),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((list) => `Gently ${list.join(' ')}`)

const entries = fc.array(words, { maxLength: 4 })

const recipe: fc.Arbitrary<RecipeData> = fc.record({
  title: words,
  description: fc.oneof(words, fc.constant('')),
  prepTime: fc.constantFrom('', '10 min'),
  cookTime: fc.constantFrom('', '1 h 20 min'),
  totalTime: fc.constantFrom('', 'about 90 min'),
  servings: fc.constantFrom('', '4', '12 buns'),
  difficulty: fc.constantFrom('', 'Easy', 'Medium', 'Hard'),
  ingredients: fc.array(
    fc.oneof(
      words,
      words.map((text) => `${text}:`),
    ),
    { maxLength: 5 },
  ),
  instructions: entries,
  tips: entries,
  nutritionalBenefits: entries,
  usedIngredients: entries,
  additionalIngredients: entries,
  adaptations: entries,
  originalVsAdapted: entries,
})

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('# a', '- b:', '**c**', 'Tips', '## Tips\n- d', '1. e\n\n2. f', '\r# Toast'),
)

const markdownLine = fc
  .tuple(
    fc.constantFrom(
      '',
      '# ',
      '## ',
      '### ',
      '- ',
      '* ',
      '1. ',
      '  - ',
      '   ',
      '**',
      '> ',
      '| ',
      '+ ',
      '12) ',
      '-',
      'Step 2: ',
      '[x] ',
      '- [ ] ',
    ),
    fc.constantFrom(
      'Ingredients',
      'Instructions',
      'Tips',
      'For the sauce',
      '2 eggs',
      'Beat them',
      'Enjoy',
      'None',
      '',
      '---',
      '```',
      'Original vs Adapted',
      'Salt & <b>pepper</b> &amp; oil',
      '[Tips](x)',
      'Prep time',
      'Step 1',
      'a longer line that goes on until nobody could take it for a heading any more',
    ),
    fc.constantFrom('', ':', '**', ':**', '.', ' | x', '\r'),
  )
  .map((parts) => parts.join(''))
