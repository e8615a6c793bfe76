import { openCookbook, totalMinutes } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { writeRecipe } from '@potluck/kitchen'
import type { ComposeRequest } from '@potluck/kitchen/composer'
import { checkDiet, nutritionOf } from '@potluck/kitchen/knowledge'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../src/answer.ts'
import { cook } from '../src/cook.ts'

const book = openCookbook(await readDishFiles())

function ask(text: string, more: Partial<ComposeRequest> = {}) {
  const answer = cook({ mode: 'idea', text, ingredients: [], ...more }, 1, book)
  if (answer.kind !== 'recipe') throw new Error(wordsOf(answer))
  return answer.recipe
}

function wordsOf(answer: Answer): string {
  if (answer.kind === 'recipe') return writeRecipe(answer.recipe)
  return answer.kind === 'declined' ? answer.reason : answer.text
}

describe('a dish that is asked for by name', () => {
  it.each([
    ['tortilla de patatas', /^Tortilla de patatas/],
    ['How do I make oyakodon?', /^Oyakodon/],
    ['a recipe for Königsberger Klopse, please', /^Königsberger Klopse/],
    ['coq au vin', /^Coq au vin/],
    ['pad thai', /^Pad thai/i],
    ['pierogi ruskie', /^Pierogi ruskie/],
  ])('is made: %s', (text, title) => {
    expect(ask(text).title).toMatch(title)
  })

  it('is made for as many as are named', () => {
    const usual = ask('osso buco')
    const twice = ask('osso buco for 8')
    expect(twice.servings).toBe('8')
    expect(twice.ingredients).toHaveLength(usual.ingredients.length)
    expect(twice.ingredients[0]).not.toBe(usual.ingredients[0])
  })

  it.each([
    ['slow-cooker pulled pork', 'slow cooker'],
    ['pulled pork in the pressure cooker', 'pressure cooker'],
  ])('is made in what is named: %s', (text, tool) => {
    const { title, instructions } = ask(text)
    expect(title).toMatch(/^Pulled pork/)
    expect(instructions.join(' ').toLowerCase()).toContain(tool)
  })

  it('says first that it knows no way to make it in what is named', () => {
    const { title, description } = ask('paella valenciana in the microwave')
    expect(title).toMatch(/^Paella valenciana/)
    expect(description).toMatch(/^I have no tested way to make it in the microwave/)
  })

  it.each([
    ['gluten-free carrot cake', 'gluten-free'],
    ['vegan moussaka', 'vegan'],
    ['beef bourguignon without wine', 'no alcohol'],
  ])('is made as its tested variant: %s', (text, rule) => {
    const { ingredients, instructions } = ask(text)
    expect(checkDiet({ ingredients, steps: instructions }, [rule]).verdict).toBe('free')
  })

  it('keeps to what is set, and says that it is another dish where that cannot be the one named', () => {
    const { title, description, ingredients, instructions } = ask('osso buco', {
      restrictions: ['Vegan'],
    })
    expect(title).not.toMatch(/osso buco/i)
    expect(description).toMatch(/^I know no Osso buco .*that keeps to Vegan/)
    expect(checkDiet({ ingredients, steps: instructions }, ['vegan']).verdict).toBe('free')
  })

  it('says first what it does not keep of calories and time', () => {
    expect(ask('chicken tikka masala under 300 kcal').description).toMatch(
      /^A portion has about \d+ kcal, more than the 300/,
    )
    expect(ask('cassoulet in 30 minutes').description).toMatch(/^It takes .*more than the 30 min/)
  })

  it('speaks of nothing that is avoided, not even as what is left out', () => {
    expect(ask('pad thai').tips.join(' ')).toMatch(/soy sauce/)
    expect(ask('pad thai', { restrictions: ['Gluten-Free'] }).tips.join(' ')).not.toMatch(
      /soy sauce/,
    )
  })

  it.each([
    ['halal carbonara', /^Halal by its ingredients/, ['no pork', 'no alcohol']],
    ['kosher cheeseburger', /^Kosher by its ingredients/, ['dairy-free']],
    ['Jain dal', /^Jain by its ingredients/, ['vegetarian', 'no onion', 'no garlic']],
    ['something for Passover', /^For Passover/, ['no bread', 'no pasta', 'no corn']],
  ])('keeps to food laws: %s', (text, said, rules) => {
    const { description, ingredients, instructions } = ask(text)
    expect(description).toMatch(said)
    expect(checkDiet({ ingredients, steps: instructions }, rules).findings).toEqual([])
  })

  it('without a tool is another dish of its kind that needs none', () => {
    const { title, description } = ask('ice cream without a machine')
    expect(description).toMatch(/^I know no way to make .* without the ice cream machine/)
    expect(title).not.toMatch(/gelato/i)
  })

  it('leaves out by rule what does not make it that dish', () => {
    const { title, ingredients } = ask('pasta e fagioli without celery')
    expect(title).toBe('Pasta e fagioli')
    expect(ingredients.join('\n')).not.toMatch(/celery/)
  })

  it('is written in the measures of the cook', () => {
    const { ingredients, instructions } = ask('coq au vin', { units: 'us' })
    expect(ingredients.join('\n')).not.toMatch(/\d (?:g|kg|ml|l)\b/)
    expect(instructions.join('\n')).not.toMatch(/°C/)
  })
})

describe('who names no dish', () => {
  function titlesOf(text: string, seeds: number, more: Partial<ComposeRequest> = {}) {
    return Array.from({ length: seeds }, (_, seed) => {
      const answer = cook({ mode: 'idea', text, ingredients: [], ...more }, seed, book)
      return answer.kind === 'recipe' ? answer.recipe.title : wordsOf(answer)
    })
  }
  const dishOf = (title: string) => book.dishes().find((dish) => dish.title === title)

  it('gets a dinner, and another one with each seed', () => {
    const titles = titlesOf('surprise me', 20)
    expect(new Set(titles).size).toBe(20)
    expect(titles.map((title) => dishOf(title)?.course)).toEqual(titles.map(() => 'main'))
  })

  it('gets one that keeps to what was said besides, and others to choose', () => {
    const asked = { mode: 'idea', text: 'dinner under 400 kcal', ingredients: [] } as const
    const answer = cook({ ...asked, restrictions: ['Vegan'] }, 1, book)
    if (answer.kind !== 'recipe') throw new Error(wordsOf(answer))
    const { ingredients, instructions, servings } = answer.recipe
    expect(checkDiet({ ingredients, steps: instructions }, ['vegan']).verdict).toBe('free')
    const { perServing } = nutritionOf({ ingredients, servings: Number(servings) })
    expect(perServing?.kcal).toBeLessThanOrEqual(400)
    expect(answer.choices?.length).toBeGreaterThan(1)
    expect(answer.choices).not.toContain(answer.recipe.title)
  })

  it('gets no dish again that stands there already', () => {
    const previous = ask('coq au vin')
    expect(ask('surprise me', { previous }).title).not.toBe(previous.title)
  })

  it('gets another one by what they asked for before, and none of those served', () => {
    const previous = ask('something with leeks')
    const earlier = [
      { text: 'something with leeks', title: previous.title },
      { text: 'another one', title: 'Vichyssoise' },
    ]
    for (const text of ['another one', "I don't like that"]) {
      const { title, ingredients } = ask(text, { previous, earlier })
      expect([previous.title, 'Vichyssoise']).not.toContain(title)
      expect(ingredients.join()).toMatch(/leek/)
    }
    const stew = ask('beef bourguignon')
    const next = ask('something else', {
      previous: stew,
      earlier: [{ text: 'beef bourguignon', title: stew.title }],
    })
    expect(next.title).not.toBe(stew.title)
    expect(next.description).toMatch(/^Instead of Beef bourguignon/)
  })

  it.each([
    ['something with leeks', /leek/i],
    ['fish tonight', /salmon|trout|fish|tuna|cod|sole|haddock|sardine|mackerel|bream/i],
    ['what can I do with a cauliflower', /cauliflower|gobi/i],
    ['I have chickpeas and spinach, any ideas?', /chickpea/i],
  ])('gets a dish of the food that they name: %s', (text, food) => {
    const { title, ingredients } = ask(text)
    expect([title, ...ingredients].join('\n')).toMatch(food)
  })

  it.each([
    ['Thanksgiving side', ['side'], 'Thanksgiving'],
    ['a birthday cake', ['baking', 'dessert'], 'birthday'],
    ['something for brunch', ['breakfast', 'main', 'baking'], 'brunch'],
    ['snacks for a party', ['snack', 'starter'], 'party|buffet|picnic'],
    ['picnic', ['main', 'salad', 'snack', 'side', 'starter', 'bread', 'baking'], 'picnic'],
  ])('gets what suits the occasion: %s', (text, courses, occasions) => {
    for (const title of titlesOf(text, 4)) {
      expect(courses).toContain(dishOf(title)?.course)
      expect(dishOf(title)?.occasions.join()).toMatch(new RegExp(occasions))
    }
  })

  it('gets no sweet where something warm is wanted', () => {
    const titles = titlesOf('hot dinner for one with only a microwave', 3)
    const courses = titles.map((title) => dishOf(title.replace(' in the microwave', ''))?.course)
    expect(courses).toEqual(['main', 'main', 'main'])
  })

  it('gets what is made in the minutes that there are', () => {
    for (const text of ['I have ten minutes', 'salmon in 20 minutes', 'something quick']) {
      const dish = dishOf(ask(text).title)
      const { active, wait, oven } = dish ? totalMinutes(dish) : { active: 99, wait: 0, oven: 0 }
      expect(active + wait + oven).toBeLessThanOrEqual(30)
    }
  })
})

describe('who says what it is not to be', () => {
  it.each([
    ["something I can bring to a potluck that isn't pasta salad", /salad/i],
    ["low carb lunch that's not salad", /salad|ensalada/i],
    ['something for dinner besides lasagna', /lasagn/i],
  ])('gets something else: %s', (text, unwanted) => {
    expect(ask(text).title).not.toMatch(unwanted)
  })

  it('gets what another food makes of it', () => {
    expect(ask('fish tacos but with chicken').title).toMatch(/chicken tacos/i)
  })

  it('gets a dish of the kitchen that is named, though another is called after its food', () => {
    const { title } = ask('spicy tofu, Korean')
    expect(book.dishes().find((one) => one.title === title)?.cuisine).toBe('Korean')
  })

  it('keeps what was not ruled out', () => {
    expect(ask('brownies without butter').ingredients.join(' ')).toMatch(/\beggs?\b/)
    expect(ask('brownies without butter').ingredients.join(' ')).not.toMatch(/\bbutter\b/)
  })
})

describe('who cooks for a feast', () => {
  it.each([
    ['purim treats', /^Hamantaschen/],
    ['shavuot dish', /^Noodle kugel/],
    ['rosh hashanah dessert', /^Honey cake/],
    ['passover breakfast', /^Matzo brei/],
    ['halloween cookies', /^Sugar cookies/],
    ['epiphany cake', /^Galette des rois/],
    ['thanksgiving for two', /turkey/i],
    ['diwali snacks', /^Samosas|^Onion bhaji/],
    ['canada day', /^Tourtière|^Poutine/],
  ])('gets what is made for it: %s', (text, title) => {
    expect(ask(text).title).toMatch(title)
  })

  it('gets a dish of that kitchen for its new year', () => {
    const { title } = ask('lunar new year dish')
    const dish = book.dishes().find((one) => one.title === title)
    expect(dish?.cuisine).toBe('Chinese')
  })
})

describe('who says what there is', () => {
  function askHouse(ingredients: string[], more: Partial<ComposeRequest> = {}) {
    return ask('', { mode: 'ingredients', ingredients, ...more })
  }

  it('gets the dish of the book that takes all of it', () => {
    expect(askHouse(['eggs', 'potatoes', 'onion']).title).toBe('Tortilla de patatas')
    const { title, usedIngredients } = ask('ground beef, kidney beans, tomatoes and an onion')
    expect(title).toBe('Beef and bean chili')
    expect(usedIngredients).toEqual(['ground beef', 'kidney beans', 'tomatoes', 'onion'])
  })

  it('is told first what is used, what is needed too, and what is left out', () => {
    const { description, usedIngredients, ingredients } = askHouse([
      'pork belly',
      'eggs',
      'spinach',
      'jam',
      'rice',
    ])
    expect(description).toMatch(/^It uses your pork belly, .*You also need .*I left out .*jam\./)
    expect(usedIngredients).not.toContain('jam')
    expect(ingredients.join()).toMatch(/pork belly/)
  })

  it('is not told that something is used where another thing stands in', () => {
    const { usedIngredients, ingredients } = askHouse(['pork belly', 'bok choy', 'ginger'])
    const list = ingredients.join()
    for (const used of usedIngredients) expect(list).toContain(used)
  })

  it('gets what uses first what expires first', () => {
    const pantry = [
      { name: 'chicken breast', expires: '2026-12-10' },
      { name: 'cod', expires: '2026-11-27' },
      { name: 'potatoes' },
      { name: 'pasta' },
    ]
    const { usedIngredients } = ask('what can I cook today', { pantry, today: '2026-11-26' })
    expect(usedIngredients).toContain('cod')
  })

  it('keeps to the rules, and says that what is against them is left out', () => {
    const list = ['eggplant', 'tomatoes', 'mozzarella', 'ham', 'basil']
    const { description, ingredients } = askHouse(list, { restrictions: ['Vegetarian'] })
    expect(description).toMatch(/I left out [^.]*ham/)
    expect(ingredients.join()).not.toMatch(/ham\b/)
  })
})

describe('what only speaks of a dish', () => {
  it('is left to the composer: other foods in it, a list, a change to a recipe', () => {
    expect(ask('spaghetti carbonara with peas').title).toMatch(/peas/i)
    expect(ask('something with leeks').title).toMatch(/leek/i)
    const previous = ask('lentil soup with lemon')
    expect(ask('add more garlic', { previous }).title).toBe(previous.title)
  })

  it.each([
    ['rice and beans', /White rice|Dried beans/],
    ['tofu stir fry', /^Crispy tofu/],
    ['beans on toast', /^Dried beans/],
    ['shrimp and grits', /^Shrimp sautéed/],
  ])('is no dish of that one food: %s', (text, wrong) => {
    expect(ask(text).title).not.toMatch(wrong)
  })

  it('comes with its sauce', () => {
    const { title, description } = ask('steak with mushroom sauce')
    expect(title).toMatch(/steak/i)
    expect(description).toMatch(/Ask me for Mushroom sauce next\.$/)
  })

  it('is declined where it is dangerous', () => {
    const answer = cook(
      { mode: 'idea', text: 'coq au vin with rat poison', ingredients: [] },
      1,
      book,
    )
    expect(answer.kind).toBe('declined')
  })
})

describe('a message on the recipe at hand', () => {
  it.each([
    ['chicken curry', 'make it spicier and for 8', [/^8 green chilies/m, /^2 kg chicken/m]],
    ['lentil soup', 'halve the salt', [/^¾ tsp salt/m, /^1 onion/m]],
    [
      'spaghetti carbonara',
      'use bacon instead of guanciale',
      [/^150 g bacon/m, /^400 g spaghetti/m],
    ],
    ['beef bourguignon', 'make it halal', [/^1.2 kg beef/m]],
  ])('changes it, all wishes at once: %s, %s', (dish, text, lines) => {
    const previous = ask(dish)
    const { ingredients } = ask(text, { previous })
    for (const line of lines) expect(ingredients.join('\n')).toMatch(line)
  })

  it('is answered by another course of the meal, kept to the diet of the chat', () => {
    const previous = ask('vegan lasagna')
    const earlier = [{ text: 'vegan lasagna', title: previous.title }]
    const sweet = ask('and for dessert?', { previous, earlier })
    expect(sweet.description).toContain(`To go with ${previous.title}.`)
    expect(checkDiet({ ingredients: sweet.ingredients, steps: [] }, ['vegan']).findings).toEqual([])
    const next = ask('another one', {
      previous: sweet,
      earlier: [...earlier, { text: 'and for dessert?', title: sweet.title }],
    })
    expect(checkDiet({ ingredients: next.ingredients, steps: [] }, ['vegan']).findings).toEqual([])
  })

  it('is the same dish, so wanted, where it only says how', () => {
    const previous = ask('beef stew')
    const earlier = [{ text: 'beef stew', title: previous.title }]
    const slow = ask('in the slow cooker', { previous, earlier })
    expect(slow.title).toBe('Beef stew in the slow cooker')
    expect(slow.servings).toBe(previous.servings)
  })

  it('is declined in words where it cannot be done, and never answered by another dish', () => {
    const previous = ask('moussaka')
    const text = 'cook it in the slow cooker'
    expect(cook({ mode: 'idea', text, ingredients: [], previous }, 1, book).kind).toBe('declined')
    expect(ask('lasagna', { previous }).title).toBe('Lasagne alla bolognese')
  })
})
