import { isOneOf, readDish, readDishLine } from '../../adapting/read-dish.ts'
import { parseIngredientLine } from '../../ingredient-lines/parse-ingredient-line.ts'
import type { RecipeData } from '../../recipe-text/recipe-data.ts'
import { capitalize } from '../words/join.ts'
import { ofCannedTomatoes, ofDriedBeans, ofFreshTomatoes } from './cans.ts'
import { type FormWish, type Revised, withNote } from './change.ts'
import { scaleLine } from './scale-line.ts'

/** Reads such a wish; undefined for any other. */
export function readFormWish(text: string): FormWish | undefined {
  const found = ASKED.exec(text.toLowerCase().replace(/[.!?]+$/, ''))
  const { form: said = '', food = '', grain, flour } = found?.groups ?? {}
  if (grain !== undefined || flour !== undefined) return { form: 'whole wheat', food: 'flour' }
  const form = FORMS.find(([pattern]) => pattern.test(said))?.[1]
  return form && food !== '' ? { form, food } : undefined
}

const OPENING =
  '^\\W*(?:please )?(?:(?:can|could) (?:i|you|we) )?(?:(?:make it |do it )?with|using|use|take|i (?:only )?have(?: only| got)?|i have got only|only)?\\s*(?:some |the |only )?'
const ASKED = new RegExp(
  `${OPENING}(?:(?:(?<form>dried|dry|canned|tinned|jarred|fresh|frozen) (?<food>[\\p{L} ]{3,25}?))|(?<grain>whole[- ]?(?:wheat|grain|meal)(?: flour)?)|(?<flour>wholemeal(?: flour)?))(?: (?:instead(?: of.*)?|in place of .*|rather than .*|not .*|please))*$`,
  'u',
)
const FORMS: readonly (readonly [RegExp, FormWish['form']])[] = [
  [/^dr/, 'dried'],
  [/^(?:canned|tinned|jarred)$/, 'canned'],
  [/^fresh$/, 'fresh'],
  [/^frozen$/, 'frozen'],
]

/** A recipe with one of its foods in another form, and what that asks of its steps; declined where they do not hold. */
export function takeForm(recipe: RecipeData, wish: FormWish): Revised {
  const lines = recipe.ingredients.filter((line) => isMeant(line, wish))
  if (lines.length === 0)
    return no(
      `I find ${wish.form === 'whole wheat' ? 'no white flour' : `no ${wish.food}`} in it as it is.`,
    )
  if (wish.form === 'whole wheat') return ofWholeWheat(recipe, lines)
  const isOf = (...names: string[]) =>
    lines.every((line) => readDishLine(line).foods.some((food) => isOneOf(food, names)))
  if (isOf('legume', 'bean'))
    return wish.form === 'dried' || wish.form === 'fresh'
      ? ofDriedBeans(recipe, lines)
      : no(
          'Canned beans are cooked: leave out the soaking and the boiling, take 2 ½ times the weight of the dried ones, drained, and add them for the last 15 minutes.',
        )
  if (isOf('tomato', 'canned tomato'))
    return wish.form === 'fresh' ? ofFreshTomatoes(recipe, lines) : ofCannedTomatoes(recipe, lines)
  return wish.form === 'frozen' || wish.form === 'fresh'
    ? renamed(recipe, lines, wish)
    : no(`I have no measure for ${wish.form} ${wish.food} in it, so I leave it as it is.`)
}

/** A line of that food, whatever its form; flour alone is meant of flour, no crumbs and no starch. */
function isMeant(line: string, { food, form }: FormWish): boolean {
  const { name, heading } = parseIngredientLine(line)
  if (heading) return false
  if (form === 'whole wheat') return WHITE_FLOUR.test(name)
  const last = food.split(' ').at(-1) ?? food
  const stem = last.replace(/(?:oes|es|s)$/, '')
  const isSauce = /\b(?:paste|pur[eé]e?|sauce|ketchup|juice|green beans|coffee|vanilla|soup)\b/i
  return new RegExp(`\\b${stem}(?:oes|es|s)?\\b`, 'i').test(name) && !isSauce.test(name)
}

const WHITE_FLOUR =
  /^(?:(?:all[- ]?purpose|plain|white|wheat|bread|strong|ap|sifted|basic|unbleached|of) )*flour\b/i

/** It drinks more and rises less; what is to be tender has half of it. */
function ofWholeWheat(recipe: RecipeData, lines: readonly string[]): Revised {
  const { isBake, isYeasted } = readDish(recipe)
  const isTender = isBake && !isYeasted && TENDER.test(recipe.title)
  const ingredients = recipe.ingredients.flatMap((line) => {
    if (!lines.includes(line)) return [line]
    const whole = line.replace(WHITE_IN_LINE, 'whole wheat flour')
    if (!isTender) return [whole]
    const half = scaleLine(line, 0.5)
    return half === line ? [whole] : [half, scaleLine(whole, 0.5)]
  })
  const isHalf = ingredients.length > recipe.ingredients.length
  const told = {
    ...recipe,
    ingredients,
    instructions: recipe.instructions.map((step) =>
      isHalf ? step.replace(/\bthe flour\b/i, 'both flours') : step,
    ),
    tips: isBake ? [THIRSTY, ...recipe.tips].slice(0, MOST_TIPS) : recipe.tips,
  }
  const note = isHalf
    ? 'Half of the flour is whole wheat: all of it would make this heavy and crumbly.'
    : 'Whole wheat flour in place of the white.'
  return {
    ok: true,
    recipe: withNote(
      told,
      note,
      lines.map((line) => `${line} → ${isHalf ? 'half of it ' : ''}whole wheat flour`),
    ),
  }
}

const WHITE_IN_LINE =
  /(?:\b(?:all[- ]?purpose|plain|white|wheat|bread|strong|ap|unbleached) )*\bflour\b/i
const TENDER =
  /\b(?:cakes?|cookies?|biscuits?|pastry|pie|tarts?|tartlets?|muffins?|cupcakes?|brownies?|short ?bread|sponge)\b/i
const THIRSTY =
  'Whole wheat flour drinks more: add about 1 tbsp of water or milk for each 100 g of it, and let the dough or batter stand for 20 minutes before you go on.'
const MOST_TIPS = 4

/** The same weight from the freezer: it is ready, and cooks as long as fresh. */
function renamed(recipe: RecipeData, lines: readonly string[], { form, food }: FormWish): Revised {
  const isCooked = recipe.instructions.some((step) =>
    /\b(?:cook|boil|simmer|fry|bake|heat|steam|blend)\w*/i.test(step),
  )
  if (form === 'frozen' && !isCooked)
    return no('It is eaten raw and crisp, and what was frozen is limp: I leave it fresh.')
  const now = new Map(
    lines.flatMap((line) => {
      const plain = line.replace(/\b(?:fresh|frozen|canned|tinned) /gi, '')
      const { name } = parseIngredientLine(plain)
      const told =
        form === 'frozen'
          ? plain.replace(name, `frozen ${name}`)
          : plain.replace(name, `fresh ${name}`)
      return told === line ? [] : [[line, told] as const]
    }),
  )
  if (now.size === 0) return no(`It is made with ${form} ones as it is.`)
  const say =
    form === 'frozen'
      ? 'From the freezer it is washed and cut already: it goes in frozen, at the same place, with a minute or two more until all is hot again.'
      : 'Fresh it is washed and trimmed first, and takes a minute or two longer until it is tender.'
  return {
    ok: true,
    recipe: withNote(
      {
        ...recipe,
        ingredients: recipe.ingredients.map((line) => now.get(line) ?? line),
        tips: [say, ...recipe.tips].slice(0, MOST_TIPS),
      },
      `${capitalize(form)} ${food}.`,
      [...now].map(([line, told]) => `${line} → ${told}`),
    ),
  }
}

function no(reason: string): Revised {
  return { ok: false, reason }
}
