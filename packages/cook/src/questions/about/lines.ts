import { parseIngredientLine } from '@potluck/kitchen'
import { capitalize } from '@potluck/kitchen/composer'
import { identify, substitutesFor } from '@potluck/kitchen/knowledge'
import { readFoods } from '../asked-food.ts'
import type { Subject } from '../subject.ts'
import { tellSubstitutes } from '../tell-substitutes.ts'

/** An answer, and what one may ask for next. */
export type Told = { text: string; choices?: readonly string[] }

/** Answers questions on ingredient lines: why so much, how much, what instead, whether it can be left out. */
export function tellLine(
  plain: string,
  subject: Subject,
  rules: readonly string[],
): Told | undefined {
  if (
    /\bwhat(?: is|s| are)? (?:all )?in (?:it|this|that|the|an?)?|\bwhat (?:do i need|ingredients)\b/.test(
      plain,
    ) &&
    readFoods(plain).foods.length === 0
  )
    return { text: `${subject.title} has ${listed(subject.lines)}.` }
  const found = findLines(plain, subject)
  const [line] = found
  if (line === undefined) return tellAbsent(plain, subject)
  const name = parseIngredientLine(line).name || line
  if (WHICH.test(plain))
    return { text: `The recipe takes ${found.join(' and ')}. Source: the recipe.` }
  if (
    /\binstead\b|\bsubstitut|\breplac|\bswap\b|\b(?:use|take) for\b|\bout of\b|\bhave no\b|\bdo not have\b/.test(
      plain,
    )
  )
    return tellInstead(plain, line, rules)
  if (LEAVING.test(plain)) return tellLeaving(line, name, subject)
  if (/\bhow (?:much|many)\b/.test(plain) && !/\bcan\b/.test(plain))
    return {
      text: `${found.join('; ')}, for ${subject.servings ?? 'the whole recipe'}${subject.servings ? ' portions' : ''}. Source: the recipe.`,
    }
  if (
    /\bso (?:much|many|little|few)\b|\bwhat (?:is|does|do)\b.*\b(?:for|do)\b|\bwhy (?:is |are )?(?:there |the )?(?:all the |both )?(?!do\b|does\b)\w+(?: \w+)?\W*$|\ba lot of\b|\btoo much\b/.test(
      plain,
    )
  )
    return tellWhy(line, name, subject)
  return undefined
}

const LEAVING =
  /\b(?:leave|skip|omit|without|essential)\b|\bhave to (?:use|add|put|take)\b|\bneed\b(?! to\b)/
/** Asks which food to take: 'what beans', 'which pasta should I use'. */
const WHICH =
  /^\W*(?:what|which)(?: (?:kind|type|sort) of)? (?!wine\b|is\b|are\b|does\b|do\b)\w+(?: \w+)?(?: (?:do|should|can) i)?(?: (?:use|need|take))?\W*$/

/** Answers 'why so much garlic' when the recipe has none. */
function tellAbsent(plain: string, { title }: Subject): Told | undefined {
  const [, name] = /\bwhy (?:is there )?(?:so|that) (?:much|many) ([a-z ]+?)\W*$/.exec(plain) ?? []
  return name === undefined
    ? undefined
    : { text: `I find no ${name} in ${title}. Source: the recipe.` }
}

function listed(lines: readonly string[]): string {
  const names = lines.map((line) => parseIngredientLine(line).name || line)
  return [...new Set(names)].join(', ')
}

/**
 * The lines with a food that the question names, first those of exactly that food, then those with its name in them.
 */
function findLines(plain: string, { lines }: Subject): string[] {
  const { foods, names } = readFoods(plain)
  const asked = new Set(foods)
  const isSame = (line: string) => {
    const [named] = identify(parseIngredientLine(line).name)[0] ?? []
    return named?.ingredient !== undefined && asked.has(named.ingredient)
  }
  const words = names.map((name) => new RegExp(`\\b${name.replace(/e?s$/, '')}`, 'i'))
  const alike = lines.filter((line) => words.some((word) => word.test(line)))
  return [...new Set([...lines.filter(isSame), ...alike])]
}

function tellInstead(plain: string, line: string, rules: readonly string[]): Told | undefined {
  const [ingredient] = (identify(parseIngredientLine(line).name)[0] ?? []).flatMap(
    ({ ingredient: one }) => one ?? [],
  )
  if (!ingredient) return undefined
  const { name } = parseIngredientLine(line)
  const wanted = readFoods(plain).foods.find((food) => food !== ingredient)
  const found = substitutesFor(line, { restrictions: rules })
  if (found.length === 0) return undefined
  const meant =
    wanted &&
    found.find(({ foods }) => foods.some(({ name: other }) => other.includes(wanted.name)))
  // Whether another food works here is decided where the recipe is changed.
  if (wanted && !meant) return undefined
  if (meant)
    return {
      text: `Yes: instead of ${line} take ${meant.lines.join(' and ')}. ${meant.note} Source: the kitchen's table of substitutions.`,
      choices: [`use ${wanted?.name} instead of ${name}`],
    }
  const choices = found
    .slice(0, 2)
    .map(({ foods }) => `use ${foods.map((food) => food.name).join(' and ')} instead of ${name}`)
  return { text: tellSubstitutes(ingredient, plain, rules, line), choices }
}

function tellLeaving(line: string, name: string, { dish, title }: Subject): Told | undefined {
  const own = dish?.lines.find(({ text }) => text === line || text.includes(name))
  if (own?.essential)
    return {
      text: `${capitalize(name)} is what makes it ${title}: without it I would call it something else. Ask what you can take instead.`,
      choices: [`What can I use instead of the ${name}?`],
    }
  const small = own
    ? own.role === 'garnish' || own.role === 'seasoning' || own.role === 'aromatic'
    : /\b(?:pinch|garnish|to serve|parsley|cilantro|sprig|pepper|leaves)\b/.test(line)
  return small
    ? {
        text: `You can leave the ${name} out: it is there for flavor, and the dish holds without it. Taste at the end, and make up for it with a little salt or lemon.`,
        choices: [`without ${name}`],
      }
    : {
        text: `The ${name} has its work to do in it (${own?.role ?? 'it is part of the dish itself'}), so I would replace it rather than leave it out.`,
        choices: [`What can I use instead of the ${name}?`, `without ${name}`],
      }
}

function tellWhy(line: string, name: string, { remarks, servings, steps }: Subject): Told {
  const noun = name.toLowerCase().split(' ').at(-1) ?? name
  const word = new RegExp(`\\b${noun.replace(/e?s$/, '').replace(/[^a-z]/g, '.')}`, 'i')
  const said = [...remarks, ...steps]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .find(
      (one) =>
        word.test(one) &&
        /\b(?:because|so that|makes?|keeps?|gives?|which|mild|for|needs?)\b/.test(one) &&
        remarks.some((remark) => remark.includes(one)),
    )
  const rule = WHYS.find(([words]) => words.test(name.toLowerCase()))?.[1]
  const amount = `It is ${line}${servings ? ` for ${servings} portions` : ''}.`
  if (said) return { text: `${amount} ${said} Source: the recipe.` }
  if (rule)
    return { text: `${amount} ${rule} Source: our own kitchen.`, choices: [`half the ${name}`] }
  return {
    text: `${amount} The recipe does not say why, and I have not tested it with less.`,
    choices: [`half the ${name}`],
  }
}

/** What a food does in most dishes. */
const WHYS: readonly (readonly [RegExp, string])[] = [
  [
    /garlic/,
    'Garlic that is cooked for long or left whole turns mild and sweet; it is sharp only raw and crushed. Take half if you doubt it.',
  ],
  [
    /salt/,
    'Most of the salt in the water of pasta, potatoes or a brine goes down the drain; in a dough or a stew it seasons every bite. Start with two thirds and taste.',
  ],
  [
    /sugar|honey|syrup/,
    'Sugar does more than sweeten: it keeps a cake moist and a jam from spoiling, and it browns. A quarter less mostly works in a cake, not in a jam.',
  ],
  [
    /butter/,
    'Butter carries the flavor, keeps it tender and browns it. In a sauce you can take half, in a dough not.',
  ],
  [
    /oil/,
    'The oil carries the heat into the food and the flavor of the spices; part of it stays in the pan.',
  ],
  [
    /onion|shallot|leek/,
    'Onions shrink to a quarter as they soften, and give the sauce its body and sweetness.',
  ],
  [/egg/, 'Eggs hold it together and lift it; fewer make it crumbly and flat.'],
  [
    /vinegar|lemon|lime/,
    'The acid wakes the flavors up and balances fat and sugar. Hold half back and add it to taste.',
  ],
  [/cream|coconut milk/, 'It makes the sauce round and mild, and binds it.'],
  [/water|stock|broth/, 'Part of the liquid boils away and part is drunk by what cooks in it.'],
  [
    /wine|beer/,
    'It brings acid and depth; boiling takes away part of the alcohol, never all of it.',
  ],
  [
    /chili|cayenne|gochu|pepper flakes/,
    'It is a dish with heat. Take a third, and put the rest on the table.',
  ],
  [/flour|starch/, 'It gives the structure or thickens the sauce: with less it does not hold.'],
  [
    /baking|yeast/,
    'It makes the dough rise: as a rule 1 to 1 1/4 teaspoons of baking powder for 125 g of flour.',
  ],
  [
    /ginger|spice|cumin|paprika|curry|coriander|turmeric/,
    'Spices that cook with plenty of liquid or beans fade; the amount is for the whole pot.',
  ],
]
