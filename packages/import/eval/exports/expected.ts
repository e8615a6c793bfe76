import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import {
  all,
  factsOf,
  filesOf,
  lines,
  nameOf,
  number,
  plain,
  plainOf,
  type Row,
  rowOf,
  rows,
  text,
} from './values.ts'

/**
 * A recipe of an export file as it is read here, by other means than the sources: each line as the
 * parts that must stand in it, the text of the method, and every other value with its name.
 */
export type Expected = {
  title: string
  lines: string[][]
  steps: string[]
  facts: (readonly [name: string, value: string])[]
}

/** How a folder of export files is read; undefined of what its files must be refused for. */
export const READERS: Readonly<Record<string, (bytes: Buffer) => Promise<Expected[]>>> = {
  paprika: async (bytes) =>
    (await filesOf(bytes)).map(([, packed]) => {
      const record = rowOf(JSON.parse(gunzipSync(packed).toString()))
      const { name, ingredients, directions, ...rest } = record
      return {
        title: text(name),
        lines: lines(ingredients),
        steps: [text(directions)],
        facts: factsOf(rest),
      }
    }),
  tandoor: async (bytes) => {
    const inner = (await filesOf(bytes)).filter(([name]) => name.endsWith('.zip'))
    const unpacked = await Promise.all(inner.map(([, zip]) => filesOf(zip)))
    return unpacked
      .flat()
      .filter(([name]) => name === 'recipe.json')
      .map(([, json]) => {
        const { name, steps, ...rest } = rowOf(JSON.parse(json.toString()))
        const parts = rows(steps)
        const ingredients = parts.flatMap((step) => rows(step.ingredients))
        return {
          title: text(name),
          lines: ingredients.map((one) => [
            number(one.amount),
            nameOf(one.unit),
            nameOf(one.food),
            text(one.note),
          ]),
          steps: parts.flatMap((step) => [text(step.name), text(step.instruction)]),
          facts: factsOf(rest),
        }
      })
  },
  mealie: async (bytes) => {
    const jsons = (await filesOf(bytes)).filter(([name]) => name.endsWith('.json'))
    return jsons.flatMap(([, json]) => {
      const record = rowOf(JSON.parse(json.toString()))
      return Array.isArray(record.recipes) ? mealieRows(record) : [mealieRecipe(record)]
    })
  },
  copymethat: async (bytes) => {
    const page =
      (await filesOf(bytes)).find(([name]) => name.endsWith('.html'))?.[1].toString() ?? ''
    return page
      .split('<div class = "recipe">')
      .slice(1)
      .map((card) => ({
        title: /id = "name">([^<]*)/.exec(card)?.[1] ?? '',
        lines: all(card, /class= "recipeIngredient">([^<]*)/g).map((line) => [line]),
        steps: all(card, /class = "instruction" value = "\d+">([^<]*)/g),
        facts: all(card, /class = "recipeCategory">([^<]*)/g).map((tag) => ['tag', tag] as const),
      }))
  },
  'nextcloud-cookbook': async (bytes) =>
    (await filesOf(bytes))
      .filter(([name]) => name.endsWith('.json'))
      .map(([, json]) => schemaOrg(json)),
  'schema-org-json': async (bytes) => [schemaOrg(bytes)],
  chowdown: async (bytes) => {
    const [, matter = '', body = ''] = bytes.toString().split(/^---$/m)
    const listed = (name: string) =>
      all(new RegExp(`${name}:\\n((?:- .*\\n?)*)`).exec(matter)?.[1] ?? '', /^- (.*)$/gm)
    return [
      {
        title: /title: "(.*)"/.exec(matter)?.[1] ?? '',
        lines: listed('ingredients').map((line) => [line]),
        steps: listed('directions'),
        facts: [
          ['body', body],
          ['tags', /tags: (.*)/.exec(matter)?.[1] ?? ''],
        ],
      },
    ]
  },
  cooklang: async (bytes) => [cooklang(bytes.toString())],
  myrecipebox: async (bytes) =>
    readCsv(bytes, { title: 'title', ingredients: 'ingredients', steps: 'instructions' }),
  plantoeat: async (bytes) =>
    readCsv(bytes, { title: 'Title', ingredients: 'Ingredients', steps: 'Directions' }),
}

/** What a `.json` beside a RecipeMD file says. */
export function recipeMdExpected(json: string): Expected {
  const record = rowOf(JSON.parse(json))
  const ingredientsOf = (group: Row): Row[] => [
    ...rows(group.ingredients),
    ...rows(group.ingredient_groups).flatMap(ingredientsOf),
  ]
  const ingredients = ingredientsOf(record)
  return {
    title: text(record.title),
    lines: ingredients.map((one) => {
      const amount = rowOf(one.amount ?? {})
      return [text(amount.factor), text(amount.unit), plain(text(one.name))]
    }),
    steps: [plain(text(record.instructions))],
    facts: [
      ['description', plain(text(record.description))],
      ...(Array.isArray(record.tags) ? record.tags : []).map((tag) => ['tag', text(tag)] as const),
      ...ingredients.map((one) => ['link', decodeURI(text(one.link))] as const),
    ],
  }
}

/** Meal-Master and Gourmet: how many there are, and words that stand in their lines. */
export function legacyExpected(source: string): Expected[] {
  const recipes = source.split(/<recipe /).slice(1)
  return recipes.map((one) => ({
    title: /<title>([^<]*)/.exec(one)?.[1] ?? '',
    lines: [...all(one, /<item>([^<]*)/g), ...all(one, /<ingref[^>]*>([^<]*)/g)].map((item) => [
      item,
    ]),
    steps: [(/<instructions>([^<]*)/.exec(one)?.[1] ?? '').replace(/&amp;lt;.*?&amp;gt;/g, '')],
    facts: all(one, /<(?:category|cuisine|source|link|yields|groupname)>([^<]*)/g).map(
      (fact) => ['fact', fact] as const,
    ),
  }))
}

function mealieRows(tables: Row): Expected[] {
  const find = (table: string, id: unknown) =>
    rows(tables[table]).find((row) => row.id === id) ?? {}
  return rows(tables.recipes).map((recipe) => {
    const own = (table: string) =>
      rows(tables[table])
        .filter((row) => row.recipe_id === recipe.id)
        .sort((a, b) => Number(a.position) - Number(b.position))
    const isPlain = own('recipe_settings').some((row) => row.disable_amount === true)
    return {
      title: text(recipe.name),
      lines: own('recipes_ingredients').map((row) => {
        const isNote = isPlain && !row.food_id
        const unit = row.quantity ? text(find('ingredient_units', row.unit_id).name) : ''
        return isNote
          ? [text(row.note)]
          : [unit, text(find('ingredient_foods', row.food_id).name), text(row.note)]
      }),
      steps: own('recipe_instructions').flatMap((row) => [text(row.title), text(row.text)]),
      facts: factsOf({
        ...recipe,
        notes: own('notes'),
        nutrition: own('recipe_nutrition'),
        tags: own('recipes_to_tags').map((row) => find('tags', row.tag_id).name),
      }),
    }
  })
}

function mealieRecipe(record: Row): Expected {
  const { name, recipe_ingredient, recipe_instructions, ...rest } = record
  return {
    title: text(name),
    lines: rows(recipe_ingredient).map((one) => [text(one.unit), text(one.food), text(one.note)]),
    steps: rows(recipe_instructions).flatMap((one) => [text(one.title), text(one.text)]),
    facts: factsOf(rest),
  }
}

function schemaOrg(bytes: Buffer): Expected {
  const found: unknown = JSON.parse(bytes.toString())
  const record = rowOf(Array.isArray(found) ? found[0] : found)
  const list = (value: unknown) => (Array.isArray(value) ? value : [value]).map(plainOf)
  return {
    title: plain(text(record.name)),
    lines: list(record.recipeIngredient).map((line) => [line]),
    steps: list(record.recipeInstructions),
    facts: [
      ['description', plainOf(record.description)],
      [
        'yield',
        text(Array.isArray(record.recipeYield) ? record.recipeYield[0] : record.recipeYield),
      ],
    ],
  }
}

/** Comments and marks left out; each '@' is a line. */
function cooklang(source: string): Expected {
  const body = source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^>>.*$|\[-[\s\S]*?-\]/gm, '')
    .replace(/(^|[^-])--(?!-).*$/gm, '$1')
  const mentions = [
    ...body.matchAll(/@(?:\.\/(?:\w+\/)*)?([^@#~{}\n]*?)\{([^}]*)\}|@([\p{L}\p{N}]+)/gu),
  ]
  const seen = new Set<string>()
  const mentioned = mentions.flatMap(([, long = '', inside = '', short = '']) => {
    const name = long || short
    const isAgain = inside.trim() === '' && seen.has(name)
    seen.add(name)
    return isAgain ? [] : [[...inside.split('%').map((part) => part.trim()), name]]
  })
  const shown = body
    .replace(
      /~([^{\n~@#]*)\{([^}]*)\}/g,
      (_, name: string, inside: string) => inside.replace('%', ' ') || name,
    )
    .replace(/@\.\/(?:\w+\/)*/g, '@')
    .replace(/[@#]([^@#~{}\n]*?)\{[^}]*\}/g, '$1')
    .replace(/[@#](?=[\p{L}\p{N}])/gu, '')
  const metadata = all(source, /^>>[^:]*:(.*)$/gm)
  return {
    title: '',
    lines: mentioned,
    steps: [shown],
    facts: metadata.map((fact) => ['metadata', fact] as const),
  }
}

function readCsv(
  bytes: Buffer,
  names: { title: string; ingredients: string; steps: string },
): Expected[] {
  const records: unknown[] = parse(bytes, { columns: true, relax_column_count: true, bom: true })
  return records.map(rowOf).map((record) => {
    const {
      [names.title]: title,
      [names.ingredients]: ingredients,
      [names.steps]: steps,
      ...rest
    } = record
    return {
      title: text(title),
      lines: lines(ingredients),
      steps: [text(steps)],
      facts: factsOf(rest),
    }
  })
}
