import type { Cookbook } from '@potluck/cookbook'
import type { RecipeData } from '@potluck/kitchen'
import { compose, withPlainOpeners } from '@potluck/kitchen/composer'
import { checkDiet, toKey } from '@potluck/kitchen/knowledge'
import { declineReason } from '@potluck/kitchen/review'
import type { Answer } from './answer.ts'
import { allergyAtHand } from './at-hand/allergy-at-hand.ts'
import { askAnew } from './at-hand/ask-anew.ts'
import { besideAtHand } from './at-hand/beside-at-hand.ts'
import { changeAtHand, stillAtHand } from './at-hand/change-at-hand.ts'
import { leftoversAtHand } from './at-hand/leftovers-at-hand.ts'
import { plainly as atHand } from './at-hand/plainly.ts'
import { cookWithCare } from './care/cook-with-care.ts'
import { findCare } from './care/find-care.ts'
import { changeRecipe } from './change-recipe.ts'
import { answerElsewhere } from './elsewhere/answer-elsewhere.ts'
import { answerForTable } from './for-the-table.ts'
import { keepAmounts } from './keep-amounts.ts'
import { keepWords, missingOf } from './keep-words.ts'
import { planMeals } from './menus/plan-meals.ts'
import { answerNamed } from './named-dish.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { readConditions } from './read-request.ts'
import { withPlainAllergies } from './reading/allergies.ts'
import { withPlainCooking } from './reading/cooking-elsewhere.ts'
import { withPlainDishes } from './reading/dishes-elsewhere.ts'
import { withNamedFeasts } from './reading/feasts.ts'
import { withoutIdioms, withPlainSugar } from './reading/idioms.ts'
import { wishInEnglish } from './reading/in-english.ts'
import { withNamesWhole } from './reading/inserted-foods.ts'
import { withoutUnknownMeasures } from './reading/measures.ts'
import { withMendedSlips } from './reading/mended.ts'
import { withPlainQuestions } from './reading/questions-elsewhere.ts'
import { withPlainRefusals } from './reading/refused-elsewhere.ts'
import { withPlainLack } from './reading/scarce.ts'
import { withPlainTools } from './reading/tools.ts'
import { findUnknownWords } from './reading/unknown-words.ts'
import { withUnwantedSorts } from './reading/unlike.ts'
import { readWords } from './reading/words.ts'
import type { CookRequest } from './request.ts'
import { boundsOf, keepSuggestions } from './suggestions.ts'
import { tellBesides } from './tell-besides.ts'
import { tellLostWords } from './tell-lost-words.ts'
import { tellMissing } from './tell-missing.ts'
import { tellUncounted } from './tell-uncounted.ts'
import { tellUnheard } from './tell-unheard.ts'
import { tellUnkept } from './tell-unkept.ts'
import { answerAgain } from './wishes/again.ts'
import { answerWish } from './wishes/answer-wish.ts'
import { asksForFood } from './wishes/leaves-open.ts'
import { readWish } from './wishes/read-wish.ts'
import { GROUPS } from './wishes/shelf.ts'
import { sortsIn } from './wishes/sorts-of-food.ts'
import { answerWithoutUnknown } from './without-unknown.ts'

/**
 * Answers a request without a language model: with the dish of the book that it names, in a version that meets its
 * conditions; with the nearest dish, presented as such; or with a recipe that the composer makes. The same request,
 * seed and book always give the same answer.
 */
export function cook(typed: CookRequest, seed: number, book: Cookbook): Answer {
  const request = {
    ...typed,
    text: plainly(typed.mode === 'adapt' ? typed.text : withPlainSugar(typed.text), book),
  }
  const care = findCare(request, withoutIdioms(typed.text))
  if (!care) {
    const first = answer(request, seed, book)
    const enough = keepAmounts(first, typed, (servings) =>
      answer({ ...request, servings }, seed, book),
    )
    const found = tellUncounted(tellUnkept(enough, request), request)
    const told = tellBesides(tellLostWords(found, request), request, book)
    const heard = tellUnheard(told, request, book, () => suggest(request, seed, book))
    return keepSuggestions(heard, boundsOf(request), book)
  }
  if ('answer' in care) return keepSuggestions(care.answer, boundsOf(request), book)
  const cared = cookWithCare(care, request, seed, {
    book,
    cook: (asked, other) => answer(asked, other, book),
  })
  const rest = { ...request, text: care.rest }
  const bounds = boundsOf({ ...rest, restrictions: care.restrictions }, care.ways)
  return keepSuggestions(
    tellUnkept(tellUnheard(cared, rest, book, undefined), request),
    bounds,
    book,
  )
}

/** Normalises the text of a request for everything that follows: in English, and with typing errors corrected. */
function plainly(typed: string, book: Cookbook): string {
  const opened = withPlainOpeners(withPlainQuestions(withPlainLack(withoutIdioms(typed))))
  const refusing = withPlainRefusals(withPlainCooking(opened, book), book)
  const dishes = withPlainDishes(refusing, book)
  const english = wishInEnglish(dishes, book, dishes !== opened)
  const plain = withNamedFeasts(withPlainTools(withPlainAllergies(english)))
  const wanted = withUnwantedSorts(withoutUnknownMeasures(plain), book)
  return withNamesWhole(withMendedSlips(wanted, book), book)
}

function answer(asked: CookRequest, seed: number, book: Cookbook): Answer {
  const request = atHand(asked)
  if (request.mode === 'adapt') return changeRecipe(request, seed, book)
  if (declineReason(request.text) !== undefined) return compose(request, seed)
  const without = answerWithoutUnknown(request, (rest) => answer(rest, seed, book))
  if (without) return without
  // Before questions are read: 'swap Wednesday for lentils' does not ask for a substitute.
  const planned = request.menu && planMeals(request, seed, book)
  if (planned) return planned
  const another =
    besideAtHand(request, seed, book) ??
    leftoversAtHand(request, book) ??
    allergyAtHand(request, seed, book, (plain) => answer(plain, seed, book)) ??
    answerAgain(request, seed, book)
  if (another) return another
  const anew = askAnew(request, book)
  if (anew) return 'kind' in anew ? anew : answer(anew, seed, book)
  const answered = asksForFood(request.text) ? undefined : answerQuestion(request, book)
  if (answered?.kind === 'answer') return answered.answer
  if (answered?.kind === 'wish') return answer({ ...request, text: answered.text }, seed, book)
  const found =
    changeAtHand(request, seed, book) ??
    planMeals(request, seed, book) ??
    answerForTable(request, book, (plain) => answer(plain, seed, book)) ??
    (request.mode === 'idea'
      ? (answerElsewhere(request, book) ?? answerNamed(request, seed, book))
      : undefined)
  const isNew = request.mode === 'idea' && !request.previous
  if (found) return isNew ? keepWords(found, request, book, { isNamed: true }) : found
  const free = stillAtHand(answerFreely(request, seed, book), request)
  if (!isNew) return free
  const kept = keepWords(free, request, book, { isNamed: false })
  return tellMissing(kept, request, () => suggest(request, seed, book))
}

/** How many recipes the composer is asked for until one has a food that was named. */
const INVENTIONS = 6

/**
 * Answers a request that names no dish: from the book, with a recipe that the composer invents, or with any dinner if
 * the request only states conditions ('in the microwave').
 */
function answerFreely(request: CookRequest, seed: number, book: Cookbook): Answer {
  const wish = answerWish(request, seed, book)
  if (wish) return wish
  const near = answerBesideUnknown(request, seed, book)
  if (near) return near
  const composed = compose(request, seed)
  if (composed.kind === 'recipe') {
    // The first invention may lack the food asked for (a bowl of another grain instead of rice): try more.
    for (let at = 0; at < INVENTIONS; at += 1) {
      const tried = at === 0 ? composed : compose(request, seed + at)
      if (tried.kind === 'recipe' && !isWithoutItsFood(tried.recipe, request, book)) return tried
    }
    return {
      kind: 'declined',
      reason: 'I have no tested dish that is all of that, and another one would be no answer.',
      choices: suggest(request, seed, book),
    }
  }
  const { said } = readConditions(request, request.text)
  if (said === '') return composed
  const dinner = answerWish({ ...request, text: `dinner, ${said}` }, seed, book)
  return dinner ?? answerWish({ ...request, text: `something, ${said}` }, seed, book) ?? composed
}

/**
 * Answers a request for an unknown dish with a dish of the food named beside it: a chicken dish for 'chicken marbella'.
 * Undefined unless there is exactly one unknown name and one food.
 */
function answerBesideUnknown(
  request: CookRequest,
  seed: number,
  book: Cookbook,
): Answer | undefined {
  if (request.previous || request.ingredients.length > 0) return undefined
  const { unknown, foods } = readWish(request.text, book)
  const [food, ...more] = foods
  const names = findUnknownWords(readWords(request.text), [], [])
  if (!food || more.length > 0 || unknown.length === 0 || names.length !== 1) return undefined
  const rest = names.reduce((text, name) => text.replace(name, ' '), request.text)
  if (readWish(rest, book).unknown.length > 0) return undefined
  const first = answerWish({ ...request, text: `${rest}, dinner` }, seed, book)
  if (first?.kind !== 'recipe') return undefined
  // A dish named after the food is nearer than a curry that merely contains it.
  const { rules, said: how } = readConditions(request, request.text)
  const called = first.choices?.find((title) => toKey(title).includes(toKey(food.called)))
  const isCalled = toKey(first.recipe.title).includes(toKey(food.called))
  const other =
    called === undefined || isCalled
      ? undefined
      : answerNamed({ ...request, restrictions: rules, text: `${called}, ${how}` }, seed, book)
  const found = other?.kind === 'recipe' ? { ...first, recipe: other.recipe } : first
  const { recipe } = found
  const said = `This is ${recipe.title}, the nearest of my book: a dish with ${food.called}.`
  const description = [said, recipe.description].join(' ')
  const choices = (first.choices ?? []).filter((title) => title !== recipe.title)
  return { ...found, recipe: { ...recipe, description }, choices }
}

/**
 * Whether the composer's recipe has none of the foods named: a vanilla cake for someone who wants an orange cake. Foods
 * that a rule forbids do not count, and 'wild rice' is met by rice.
 */
function isWithoutItsFood(recipe: RecipeData, request: CookRequest, book: Cookbook): boolean {
  const { rules } = readConditions(request, request.text)
  const foods = readWish(request.text, book).foods.filter(({ called, any }) => {
    const isGroup = any.some(({ name }) => GROUPS.has(name))
    return !isGroup && checkDiet({ ingredients: [called], steps: [] }, rules).verdict !== 'contains'
  })
  const listed = toKey([recipe.title, ...recipe.ingredients].join(' '))
  return (
    foods.length > 0 &&
    missingOf(recipe, foods).length === foods.length &&
    foods.every(
      ({ called }) =>
        !toKey(called)
          .split(' ')
          .some((word) => listed.includes(word)),
    )
  )
}

/**
 * Suggests dinners to someone who asked for nothing that can be made: with the sort of food that was named (vegetables
 * for kohlrabi), or any dinners that meet the other conditions.
 */
function suggest(request: CookRequest, seed: number, book: Cookbook): readonly string[] {
  const { rules, said } = readConditions(request, request.text)
  const open = { ...request, restrictions: rules }
  for (const sort of sortsIn(request.text)) {
    const of = answerWish({ ...open, text: `${sort} dinner, ${said}` }, seed, book)
    if (of?.kind === 'recipe') return [of.recipe.title, ...(of.choices ?? [])].slice(0, 3)
  }
  const kept = answerWish({ ...open, text: `dinner, ${said}` }, seed, book)
  return kept?.choices ?? answerWish({ ...open, text: 'dinner' }, seed, book)?.choices ?? []
}
