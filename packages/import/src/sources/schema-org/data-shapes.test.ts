import { parseIngredientLine } from '@potluck/kitchen'
import { describe, expect, it } from 'vitest'
import { readRecipes } from '../../testing/read-items.ts'
import { type Said, saidOf } from '../../testing/said-of.ts'

const LINES = ['1 kg plums', '500 g sugar', '1 stick cinnamon']
const STEPS = ['Halve the plums.', 'Boil them with the sugar for 20 minutes.', 'Fill into jars.']

const JAM: Said = { title: 'Plum jam', ingredients: [[null, ...LINES]], steps: [[null, ...STEPS]] }

const jam = {
  '@type': 'Recipe',
  name: 'Plum jam',
  recipeIngredient: LINES,
  recipeInstructions: STEPS,
}
const json = JSON.stringify(jam)

const page = (...scripts: string[]) =>
  `<!doctype html><html lang="en"><head><title>Plum jam</title></head><body>${scripts
    .map((script) => `<script type="application/ld+json">${script}</script>`)
    .join('')}<h1>Plum jam</h1></body></html>`

const withSteps = (recipeInstructions: unknown) => JSON.stringify({ ...jam, recipeInstructions })
const withLines = (recipeIngredient: unknown) => JSON.stringify({ ...jam, recipeIngredient })

describe('data that is broken as pages break it', () => {
  it.each([
    ['a comma at the end of a list', json.replace('cinnamon"]', 'cinnamon",]')],
    ['line breaks between steps', json.replace(/\["Halve.*"\]/, `"${STEPS.join('\n \t')}"`)],
    ['line breaks in a text', json.replace('Halve the', 'Halve\n\t the')],
    ['quotes in a text', json.replace('}', ',"description":"My aunt\'s "secret" one"}')],
    ['a comma missing', json.replace('sugar","1', 'sugar" "1')],
    ['a comment', json.replace('{"@type"', '{/* made by hand */"@type"')],
    ['a script in an HTML comment', `<!--\n${json}\n//-->`],
    ['CDATA', `<![CDATA[${json}]]>`],
    ['single quotes', json.replaceAll('"', "'")],
    ['a mark of byte order', `\ufeff${json}`],
    ['two documents in one script', `{"@type":"WebSite","name":"A"}\n${json}`],
    ['an end that is cut off', json.slice(0, -1)],
    ['backslashes before single quotes', json.replace('}', `,"description":"My aunt\\'s"}`)],
    ['entities in place of quotes', json.replaceAll('"', '&quot;')],
    ['a semicolon and a brace too many', `${json}};`],
    ['a template that was not filled in', json.replace('}', ',"prepTime":,"video":}')],
    ['undefined and NaN', json.replace('}', ',"a":undefined,"b":NaN}')],
    [
      'a tag in a list with an unescaped quote',
      json.replace('Halve the plums.', '<a href="x">Halve</a> the plums.'),
    ],
    ['typographic quotes around keys', json.replaceAll('"', '”')],
  ])('is read: %s', async (_, script) => {
    expect((await readRecipes(page(script))).map(saidOf)).toEqual([JAM])
  })
})

describe('data as sites write it', () => {
  it.each([
    [
      'steps as one text with numbers',
      withSteps(
        '1. Halve the plums. 2. Boil them with the sugar for 20 minutes. 3. Fill into jars.',
      ),
    ],
    ['steps as one text with breaks', withSteps(STEPS.join('<br />'))],
    ['steps as paragraphs', withSteps(STEPS.map((text) => `<p>${text}</p>`).join(''))],
    [
      'steps as an HTML list',
      withSteps(`<ol>${STEPS.map((text) => `<li>${text}</li>`).join('\n')}</ol>`),
    ],
    [
      'steps as an escaped HTML list',
      withSteps(
        `&lt;ol&gt;${STEPS.map((text) => `&lt;li&gt;${text}&lt;/li&gt;`).join('')}&lt;/ol&gt;`,
      ),
    ],
    ['steps as a list in a list', withSteps([STEPS])],
    [
      'steps with a word and a number',
      withSteps(STEPS.map((text, at) => `Step ${at + 1}: ${text}`)),
    ],
    [
      'steps as a list of items',
      withSteps({
        '@type': 'ItemList',
        itemListElement: STEPS.map((text, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          item: { '@type': 'HowToStep', text },
        })),
      }),
    ],
    [
      'steps of directions',
      withSteps(
        STEPS.map((text) => ({
          '@type': 'HowToStep',
          itemListElement: [{ '@type': 'HowToDirection', text }],
        })),
      ),
    ],
    [
      'a section without a name',
      withSteps([
        {
          '@type': 'HowToSection',
          itemListElement: STEPS.map((text) => ({ '@type': 'HowToStep', text })),
        },
      ]),
    ],
    [
      'a section of one step that is no list',
      withSteps({
        '@type': 'HowToSection',
        itemListElement: { '@type': 'HowToStep', text: STEPS.join('\n') },
      }),
    ],
    ['steps of names alone', withSteps(STEPS.map((name) => ({ '@type': 'HowToStep', name })))],
    [
      'steps whose text is HTML with a picture',
      withSteps(
        STEPS.map((text) => ({
          '@type': 'HowToStep',
          text: `<img src="a.jpg" alt="A jar" /><span>${text}</span>`,
        })),
      ),
    ],
    [
      'steps as an object of numbers',
      withSteps(
        Object.fromEntries(STEPS.map((text, at) => [String(at), { '@type': 'HowToStep', text }])),
      ),
    ],
    ['lines as one text', withLines(LINES.join('\n'))],
    ['lines as one text with breaks', withLines(LINES.join('<br>'))],
    [
      'lines as an HTML list',
      withLines(`<ul>${LINES.map((line) => `<li>${line}</li>`).join('')}</ul>`),
    ],
    ['lines as one text with commas', withLines(LINES.join(', '))],
    [
      'lines as an object of numbers',
      withLines(Object.fromEntries(LINES.map((line, at) => [String(at), line]))),
    ],
    [
      'lines as things',
      withLines([
        { '@type': 'QuantitativeValue', value: '1', unitText: 'kg', name: 'plums' },
        { '@type': 'PropertyValue', name: 'sugar', value: '500 g' },
        { name: '1 stick cinnamon' },
      ]),
    ],
    ['lines with bullets', withLines(LINES.map((line) => `• ${line}`))],
    ['lines with boxes to tick', withLines(LINES.map((line) => `▢ ${line}`))],
    ['empty lines', withLines(['', ...LINES, ' '])],
    ['lines escaped twice', withLines(LINES.map((line) => line.replace(' ', '&amp;nbsp;')))],
    ['the address of the type', JSON.stringify({ ...jam, '@type': 'http://schema.org/Recipe' })],
    ['several types', JSON.stringify({ ...jam, '@type': ['Recipe', 'NewsArticle'] })],
    [
      'keys with a prefix',
      JSON.stringify({
        '@context': { schema: 'https://schema.org/' },
        '@type': 'schema:Recipe',
        'schema:name': 'Plum jam',
        'schema:recipeIngredient': LINES,
        'schema:recipeInstructions': STEPS,
      }),
    ],
    [
      'a graph of references',
      JSON.stringify({
        '@graph': [
          { ...jam, '@id': '#r', recipeInstructions: STEPS.map((_, at) => ({ '@id': `#s${at}` })) },
          ...STEPS.map((text, at) => ({ '@id': `#s${at}`, '@type': 'HowToStep', text })),
        ],
      }),
    ],
    [
      'a recipe in an article',
      JSON.stringify({
        '@type': 'Article',
        headline: 'Autumn',
        mainEntity: { '@type': 'ItemPage', about: jam },
      }),
    ],
    [
      'a recipe as the item of a list',
      JSON.stringify({
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', item: jam }],
      }),
    ],
  ])('is read: %s', async (_, script) => {
    expect((await readRecipes(page(script))).map(saidOf)).toEqual([JAM])
  })

  it.each([
    ['1<sup>1</sup>/<sub>2</sub> cups plums', '1 1/2 cups plums'],
    ['1&amp;frac12; cups plums', '1½ cups plums'],
    ['1\u2009½ cups\u00a0plums', '1 ½ cups plums'],
    ['1 1\u20442 cups plums', '1 1\u20442 cups plums'],
    ['¹\u2044₂ cup plums', '¹\u2044₂ cup plums'],
  ])('has an amount that the kitchen reads in %j', async (said, line) => {
    const [recipe] = await readRecipes(page(withLines([said, ...LINES])))
    expect(recipe?.ingredients[0]?.lines[0]).toBe(line)
    expect(parseIngredientLine(line)).toMatchObject({ unit: 'cup', name: 'plums' })
  })

  it.each([
    ['PT1H30', 90],
    ['P0DT0H15M', 15],
    ['PT90M', 90],
    ['P0Y0M0DT1H30M0.000S', 90],
    ['pt1h 30m', 90],
    ['1 hour 30 minutes', 90],
    ['90', 90],
    ['PT1.5H', 90],
    ['P1DT2H', 1560],
    ['T30M', 30],
    ['PT0S', null],
    ['PT', null],
    ['soon', null],
  ])('has a time as %s', async (time, minutes) => {
    const [recipe] = await readRecipes(page(JSON.stringify({ ...jam, prepTime: time })))
    expect(recipe?.minutes.prep).toBe(minutes)
  })

  it.each([
    [['4', '4 jars'], 4, '4 jars'],
    [6, 6, '6'],
    [['6'], 6, '6'],
    ['Serves 4-6', 4, 'Serves 4-6'],
    [{ '@type': 'QuantitativeValue', value: 4, unitText: 'servings' }, 4, '4 servings'],
    ['makes: 12', 12, 'makes: 12'],
    ['4 Portionen', 4, '4 Portionen'],
  ])('has a yield as %j', async (recipeYield, count, text) => {
    const [recipe] = await readRecipes(page(JSON.stringify({ ...jam, recipeYield })))
    expect(recipe?.servings).toEqual({ count, text })
  })

  it.each([
    [{ '@type': 'NutritionInformation', calories: '240 kcal', fatContent: '9 g' }, 240, 9],
    [{ calories: 240, fatContent: 9 }, 240, 9],
    [{ calories: '240 calories', fatContent: '9 grams fat' }, 240, 9],
    ['Calories: 240 kcal, Fat: 9 g', 240, 9],
    [[{ calories: '240', fatContent: '9g' }], 240, 9],
  ])('has figures as %j', async (nutrition, calories, fatGrams) => {
    const [recipe] = await readRecipes(page(JSON.stringify({ ...jam, nutrition })))
    expect(recipe?.nutrition).toMatchObject({ calories, fatGrams })
  })

  it.each([
    ['https://a.test/1.jpg'],
    [['https://a.test/1.jpg', 'https://a.test/2.jpg']],
    [{ '@type': 'ImageObject', url: 'https://a.test/1.jpg' }],
    [{ '@type': 'ImageObject', url: ['https://a.test/1.jpg'] }],
    [[{ '@list': ['https://a.test/1.jpg'] }]],
    [{ url: { '@id': 'https://a.test/1.jpg' } }],
    [' //a.test/1.jpg '],
  ])('has a picture as %j', async (image) => {
    const [recipe] = await readRecipes(
      page(JSON.stringify({ ...jam, image, url: 'https://a.test/jam' })),
    )
    expect(recipe?.images[0]).toBe('https://a.test/1.jpg')
  })
})
