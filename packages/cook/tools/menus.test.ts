import { openCookbook } from '@potluck/cookbook'
import { readDishFiles } from '@potluck/cookbook/files'
import { checkDiet } from '@potluck/kitchen/knowledge'
import { describe, expect, it } from 'vitest'
import { cook } from '../src/cook.ts'
import type { Menu } from '../src/menus/menu.ts'
import { LISTS } from '../src/menus/read-menu-lists.ts'
import type { CookRequest } from '../src/request.ts'

const book = openCookbook(await readDishFiles())

function ask(text: string, more: Partial<CookRequest> = {}, seed = 1): Menu {
  const answer = cook({ mode: 'idea', text, ingredients: [], ...more }, seed, book)
  if (answer.kind !== 'menu') throw new Error(`${text}: ${answer.kind}`)
  return answer.menu
}

function slotsOf({ dishes }: Menu): string[] {
  return dishes.map(({ slot }) => slot)
}

function isFree({ dishes }: Menu, rules: string[], slots = /./): boolean {
  return dishes
    .filter(({ slot }) => slots.test(slot))
    .every(({ recipe }) => {
      const checked = { ingredients: recipe.ingredients, steps: recipe.instructions }
      return checkDiet(checked, rules).verdict === 'free'
    })
}

describe('a menu', () => {
  it('is made of dishes that the book has', () => {
    const known = new Set(book.dishes().map(({ id }) => id))
    const named = LISTS.flatMap(({ courses, instead }) => [
      ...instead.flatMap(({ id, beside }) => [id, ...beside]),
      ...courses.flatMap(({ items }) => items.flatMap(({ id, beside }) => [id, ...beside])),
    ])
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })

  it.each([
    ['three course Italian menu for 6', ['Starter', 'Main', 'Dessert'], '6'],
    ['a menu for Friday: starter, main, dessert', ['Starter', 'Main', 'Dessert'], '4'],
    ['Sunday lunch for 5 with dessert', ['Main', 'Dessert'], '5'],
    ['a Thanksgiving menu for 10', ['Main', 'Stuffing', 'Side', 'Sauce', 'Dessert'], '10'],
  ])('has its courses, for so many: %s', (text, slots, servings) => {
    const menu = ask(text)
    expect(slotsOf(menu)).toEqual(expect.arrayContaining(slots))
    const main = menu.dishes.find(({ slot }) => slot === 'Main')
    expect(main?.recipe.servings).toBe(servings)
    const titles = menu.dishes.map(({ recipe }) => recipe.title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it.each([1, 2, 3])('has from the grill what is made on one (%i)', (seed) => {
    const { dishes } = ask('barbecue for 10', {}, seed)
    const grilled = dishes.filter(({ slot }) => slot === 'From the grill')
    expect(grilled.length).toBe(3)
    for (const { recipe } of grilled) expect(recipe.instructions.join(' ')).toMatch(/\bgrill/i)
  })

  it.each([
    ['vegetarian Sunday dinner with celeriac', /celeriac/i],
    ['three course French menu for 4 with rhubarb', /rhubarb/i],
  ])('has the food that was named, in the course that can: %s', (text, called) => {
    const { dishes, notes } = ask(text)
    expect(dishes.map(({ recipe }) => recipe.title).join()).toMatch(called)
    expect(notes.join(' ')).not.toMatch(/None of it has/)
  })

  it('is for as many as a bare number at its end says', () => {
    expect(ask('funeral tea buffet, 30').servings).toBe(30)
  })

  it('says first which food that was named no dish has', () => {
    expect(ask('vegetarian Sunday dinner with kohlrabi').notes[0]).toMatch(
      /None of it has kohlrabi/,
    )
  })

  it.each([
    'funeral tea buffet, 30',
    'afternoon tea',
  ])('is a tea where that is asked: %s', (text) => {
    for (const seed of [1, 2, 3]) {
      const titles = ask(text, {}, seed).dishes.map(({ recipe }) => recipe.title)
      expect(titles).toEqual(expect.arrayContaining(['Finger sandwiches', 'Scones']))
      expect(titles.join()).not.toMatch(/guacamole|macaroni|meatloaf/i)
    }
  })

  it('has no starter where all comes at once, and its hot main is done last', () => {
    const menu = ask('vegetarian Christmas dinner for 8, all at once')
    expect(slotsOf(menu)).not.toContain('Starter')
    const main = menu.dishes.find(({ slot }) => slot === 'Main')?.recipe.title
    const last = menu.timeline.findLast(({ dish }) => dish === main)
    expect(last && last.minutesBefore - last.active - last.unattended).toBe(0)
  })

  it('cuts a slab for all who eat of it', () => {
    const bars = ask('buffet for 30').dishes.filter(({ slot }) => slot === 'Sweet')
    const steps = bars.flatMap(({ recipe }) => recipe.instructions).join(' ')
    expect(steps).not.toMatch(/cut it into (?:11|16)\b/)
  })

  it('keeps to what all eat, in every course', () => {
    expect(isFree(ask('vegan three-course dinner'), ['vegan'])).toBe(true)
    expect(
      isFree(ask('Christmas dinner', { restrictions: ['Gluten-Free'] }), ['gluten-free']),
    ).toBe(true)
    expect(isFree(ask('mezze for 10, my son is allergic to sesame'), ['no sesame'])).toBe(true)
  })

  it.each([
    '3 course meal for date night, no alcohol',
    'dinner party for 6 without pork or alcohol',
  ])('has no alcohol in any dish where none is wanted: %s', (text) => {
    for (const seed of [1, 2, 3]) expect(isFree(ask(text, {}, seed), ['no alcohol'])).toBe(true)
    const menu = ask('three-course French menu for 4')
    expect(isFree(ask('no alcohol please', { menu }), ['no alcohol'])).toBe(true)
    expect(isFree(ask('plan our week, no alcohol'), ['no alcohol'])).toBe(true)
  })

  it('has a main of its own for who eats otherwise, and the rest is for all', () => {
    const menu = ask('Christmas dinner for 8, one vegetarian')
    const own = menu.dishes.find(({ slot }) => slot === 'Main, vegetarian')
    expect(own?.recipe.servings).toBe('1')
    expect(menu.dishes.find(({ slot }) => slot === 'Main')?.recipe.servings).toBe('7')
    expect(isFree(menu, ['vegetarian'], /Starter|vegetarian|Side|Dessert/)).toBe(true)
  })

  it('is of the food that is named', () => {
    const main = ask('three-course menu with duck').dishes.find(({ slot }) => slot === 'Main')
    expect(main?.recipe.title).toMatch(/duck/i)
  })

  it.each([
    ['Thanksgiving for 12', /Thanksgiving/],
    ['a kids birthday party for 10 children', /Children/],
    ["New Year's Eve party food", /Finger food/],
    ['Lunar New Year for 6', /Lunar/],
    ['dinner for 50 people', /Buffet/],
    ['Grillabend für 12', /Barbecue/],
    ['menu de Noël pour 6 personnes', /Christmas/],
    ['cena romántica para dos', /Romantic/],
    ['menù di pesce per 6', /Dinner/],
  ])('is understood as a host says it: %s', (text, title) => {
    const menu = ask(text)
    expect(menu.title).toMatch(title)
    const [, said] = /(\d+)/.exec(text) ?? []
    if (said) expect(menu.servings).toBe(Number(said))
  })

  it('lets a dislike of one bind no main that the rest may have, and an allergy all of it', () => {
    const menu = ask('three courses for 6, one vegetarian, one without gluten')
    expect(isFree(menu, ['gluten-free'], /Starter|Main$|Side|Dessert/)).toBe(true)
    expect(isFree(menu, ['vegetarian'], /Starter|vegetarian|Side|Dessert/)).toBe(true)
    expect(menu.dishes.some(({ slot }) => slot === 'Main, vegetarian')).toBe(true)
    expect(menu.title).toBe('Dinner')
    expect(isFree(ask('menu for 8, one guest is allergic to nuts'), ['no nuts'])).toBe(true)
    expect(ask('dinner party for 8, my sister hates mushrooms').servings).toBe(8)
  })

  it('is made ahead, of the season and cheap where that is asked for, and says what it cannot', () => {
    const ahead = ask('dinner party for 6, everything made the day before')
    expect(ahead.timeline.some(({ text }) => /^Warm it again.*74 °C/.test(text))).toBe(true)
    expect(ahead.notes.join(' ')).toMatch(/ahead/)
    const titles = [1, 2, 3, 4, 5, 6].flatMap((seed) =>
      ask('summer menu for 4', {}, seed).dishes.map(({ recipe }) => recipe.title),
    )
    const dishes = book.dishes().filter(({ title }) => titles.includes(title))
    const heavy = dishes.filter(({ kind, seasons }) => {
      return !seasons.includes('summer') && /roast|gratin|stew|braise/.test(kind)
    })
    expect(heavy.map(({ id }) => id)).toEqual([])
    expect(ask('menu for 4 under $40').notes.join(' ')).toMatch(/no prices.*\$40/)
  })

  it.each([
    'hamburgers for a kids party',
    'nachos for a party',
    'Easter lamb for 8',
    'Thanksgiving side',
    'a dessert for Christmas dinner',
    'brunch',
    'Sunday roast beef',
  ])('is not what asks for one dish: %s', (text) => {
    const answer = cook({ mode: 'idea', text, ingredients: [] }, 1, book)
    expect(answer.kind).not.toBe('menu')
  })
})

describe('its timeline', () => {
  it.each([
    ['Christmas dinner for 8 at 7 pm', 1],
    ['a Thanksgiving menu', 2],
    ['tapas for 6', 3],
    ['brunch for 12', 4],
  ])('asks one cook for one thing at a time, in the order of each dish: %s', (text, seed) => {
    const { timeline, dishes } = ask(text, {}, seed)
    const works = timeline
      .filter(({ active }) => active > 0)
      .map(({ minutesBefore, active }) => ({ from: minutesBefore, to: minutesBefore - active }))
    const overlaps = works.filter(({ from, to }, at) => {
      return works.some((other, place) => place > at && other.from > to && from > other.to)
    })
    expect(overlaps).toEqual([])
    expect(new Set(timeline.map(({ dish }) => dish)).size).toBe(dishes.length)
  })

  it('finishes behind the main course what does not keep: an Eton mess', () => {
    const { timeline, dishes } = ask('garden party for 20')
    const dessert = dishes.find(({ slot }) => slot === 'Dessert')?.recipe.title
    expect(dessert).toBe('Eton mess')
    const steps = timeline.filter(({ dish }) => dish === dessert)
    expect(steps.at(-1)?.minutesBefore).toBeLessThan(0)
    expect(steps.slice(0, -1).every(({ minutesBefore }) => minutesBefore > 0)).toBe(true)
  })

  it('never has an oven at two heats', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { timeline } = ask('Sunday lunch with dessert', {}, seed)
      const baked = timeline.flatMap(({ text, minutesBefore, active, unattended, dish }) => {
        const [, heat] = /oven to (\d{3}) °C/.exec(text) ?? []
        const isBaked = heat !== undefined && /\b(?:bake|roast)\b.* for /i.test(text)
        const from = minutesBefore - active
        return isBaked && unattended > 0
          ? [{ heat: Number(heat), from, to: from - unattended, dish }]
          : []
      })
      for (const one of baked)
        for (const other of baked)
          if (one.dish !== other.dish && one.from > other.to && other.from > one.to)
            expect(Math.abs(one.heat - other.heat)).toBeLessThanOrEqual(10)
    }
  })

  it('keeps within the time that there is, and lets nobody cook at night', () => {
    const quick = ask('a menu for Friday: starter, main, dessert under two hours')
    expect(quick.timeline[0]?.minutesBefore).toBeLessThanOrEqual(120)
    const late = ask('a Thanksgiving menu at 6 pm')
    const clocks = late.timeline
      .filter(({ active }) => active > 0)
      .map(({ minutesBefore }) => (18 * 60 - minutesBefore + 3 * 1440) % 1440)
    expect(clocks.filter((clock) => clock < 7 * 60)).toEqual([])
  })
})

describe('a plan of days', () => {
  it('has a dish for each day, no one twice, and none of the last fortnight', () => {
    const first = ask('plan our week')
    expect(slotsOf(first)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ])
    const titles = first.dishes.map(({ recipe }) => recipe.title)
    expect(new Set(titles).size).toBe(7)
    const next = ask('dinners for the week', { recent: titles })
    expect(next.dishes.filter(({ recipe }) => titles.includes(recipe.title))).toEqual([])
  })

  it('keeps to diets, minutes and dislikes of all who eat', () => {
    const plan = ask(
      'meal plan for 5 days, vegetarian, 30 minutes, for 2 adults and a child who hates mushrooms',
    )
    expect(plan.dishes).toHaveLength(5)
    expect(plan.servings).toBe(3)
    expect(isFree(plan, ['vegetarian', 'no mushrooms'])).toBe(true)
    const times = plan.dishes.map(({ recipe }) => recipe.totalTime)
    expect(times.filter((time) => /\bh\b/.test(time) || Number.parseInt(time, 10) > 30)).toEqual([])
  })

  it('knows the days, has what expires early, and says what it uses', () => {
    const plan = ask('plan our week', {
      today: '2026-11-26',
      pantry: [{ name: 'salmon fillets', expires: '2026-11-28' }],
    })
    expect(plan.dishes[0]).toMatchObject({ slot: 'Friday', date: '2026-11-27' })
    const salmon = plan.dishes.findIndex(({ note }) => /salmon fillets/.test(note))
    expect(salmon).toBeGreaterThanOrEqual(0)
    expect(salmon).toBeLessThanOrEqual(2)
  })

  it('has on a day what was wished for it, and nowhere else', () => {
    const plan = ask(
      'plan my week: quick on Tuesday, vegetarian on Monday, fish on Friday, eating out Wednesday, pizza on Saturday',
    )
    const on = (day: string) => plan.dishes.find(({ slot }) => slot === day)
    expect(isFree(plan, ['vegetarian'], /Monday/)).toBe(true)
    expect(isFree(plan, ['vegetarian'])).toBe(false)
    expect(isFree(plan, ['no fish'], /Friday/)).toBe(false)
    expect(on('Wednesday')).toBeUndefined()
    expect(on('Saturday')?.recipe.title).toMatch(/pizza/i)
  })

  it('is vegetarian in every dish where the number of dinners stands before it', () => {
    expect(isFree(ask('seven vegetarian dinners with lentils twice'), ['vegetarian'])).toBe(true)
  })

  it('eats what is left of a roast the day after, and of dinners for lunch', () => {
    const plan = ask('plan our week, roast on Sunday and use the leftovers on Monday', {
      today: '2026-11-26',
    })
    const monday = plan.dishes.find(({ slot }) => slot === 'Monday')
    expect(monday?.leftFrom).toBe('Sunday')
    const sunday = plan.dishes.find(({ slot }) => slot === 'Sunday')
    expect(sunday?.recipe.servings).toBe('8')
    const lunches = ask('weekly plan for 2 with leftovers for lunch').dishes
    expect(lunches.some(({ meal, leftFrom }) => meal === 'lunch' && leftFrom)).toBe(true)
  })

  it('has no whole turkey for two', () => {
    const titles = [1, 2, 3, 4].flatMap((seed) =>
      ask('christmas dinner for two', {}, seed).dishes.map(({ recipe }) => recipe.title),
    )
    expect(titles).not.toContain('Roast turkey with gravy')
    expect(titles).not.toContain('Glazed ham')
  })

  it('has a lunch for each day that they are asked for, in its figures', () => {
    const { dishes, notes } = ask('five lunches to take to work, around 450 kcal')
    expect(new Set(dishes.map(({ recipe }) => recipe.title)).size).toBe(5)
    expect(notes.join(' ')).not.toMatch(/I know nothing/)
  })

  it('plans only what freezes for the freezer, and says so', () => {
    const { dishes, notes } = ask('a week of freezer friendly dinners')
    const keeps = dishes.map(({ recipe }) => recipe.tips.join(' '))
    expect(keeps.filter((tips) => !/freez|frozen/i.test(tips))).toEqual([])
    expect(notes.join(' ')).toMatch(/freeze well/)
  })

  it.each([1, 2, 3])('is no week of tofu for who eats no meat (%i)', (seed) => {
    for (const diet of ['vegetarian', 'vegan']) {
      const { dishes } = ask(`a week of ${diet} dinners under 40 minutes`, {}, seed)
      const ofTofu = dishes.filter(({ recipe }) => /\btofu\b/.test(recipe.ingredients.join()))
      expect(ofTofu.length, dishes.map(({ recipe }) => recipe.title).join()).toBeLessThan(5)
    }
  })

  it('leaves out the weekend of weeknights, and a limit of minutes holds on all days', () => {
    const nights = ask('plan five weeknight dinners, 30 minutes', { today: '2026-11-26' })
    expect(slotsOf(nights)).toEqual(['Friday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'])
    const quick = ask('plan our week, no dish with more than 30 minutes')
    const long = quick.dishes.filter(({ recipe }) => {
      return /\bh\b/.test(recipe.totalTime) || Number.parseInt(recipe.totalTime, 10) > 30
    })
    expect(long).toEqual([])
  })

  it('cooks once for two days where that is asked for', () => {
    const plan = ask('meal prep for the week, cook once eat twice, for 2')
    const left = plan.dishes.find(({ leftFrom }) => leftFrom !== undefined)
    const cooked = plan.dishes.find(({ slot }) => slot === left?.leftFrom)
    expect(cooked?.recipe.servings).toBe('4')
    expect(left?.recipe.title).toBe(cooked?.recipe.title)
  })
})

describe('a menu at hand', () => {
  it('keeps to what was said of it in every later change', () => {
    const menu = ask('menu for 4: starter, main, dessert', {}, 2)
    const meatless = ask('vegetarian please', { menu }, 3)
    const light = ask('the main is too heavy', { menu: meatless }, 4)
    expect(isFree(light, ['vegetarian'])).toBe(true)
    expect(isFree(ask('another main', { menu: light }, 5), ['vegetarian'])).toBe(true)
    expect(ask('double it', { menu: light }).servings).toBe(8)
  })

  it('makes room for two who are vegan without a dish twice, and gets a drink', () => {
    const menu = ask('barbecue for 12')
    const changed = ask('two of them are vegan', { menu })
    const titles = changed.dishes.map(({ recipe }) => recipe.title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(changed.notes.join(' ')).toMatch(/vegan/)
    expect(slotsOf(ask('add a drink', { menu: changed }))).toContain('Drink')
  })
})

describe('a plan at hand', () => {
  const plan = ask('plan our week', {}, 3)
  const titleOf = (menu: Menu, day: string) =>
    menu.dishes.find(({ slot }) => slot === day)?.recipe.title

  it.each([
    ['another Tuesday', ['Tuesday']],
    ['swap Wednesday for lentils', ['Wednesday']],
  ])('changes on the day that is named, and nowhere else: %s', (text, days) => {
    const changed = ask(text, { menu: plan }, 5)
    for (const { slot, recipe } of plan.dishes)
      expect([slot, titleOf(changed, slot) === recipe.title]).toEqual([slot, !days.includes(slot)])
  })

  it('loses a day, gets less meat, serves more, keeps to another diet', () => {
    const away = ask('we eat out on Friday', { menu: plan })
    expect(slotsOf(away)).not.toContain('Friday')
    expect(ask('for 6', { menu: plan }).dishes[0]?.recipe.servings).toBe('6')
    expect(isFree(ask('make it all vegan', { menu: plan }), ['vegan'])).toBe(true)
    const another = ask('another plan', { menu: plan }, 9)
    const before = plan.dishes.map(({ recipe }) => recipe.title)
    expect(another.dishes.filter(({ recipe }) => before.includes(recipe.title))).toEqual([])
  })

  it('keeps a diet in what is changed later, moves days, and says what is not in it', () => {
    const meatless = ask('make it vegetarian', { menu: plan })
    const later = ask('another Sunday', { menu: ask('another Friday', { menu: meatless }, 8) }, 9)
    expect(isFree(later, ['vegetarian'])).toBe(true)
    expect(titleOf(later, 'Friday')).not.toBe(titleOf(meatless, 'Friday'))
    const moved = ask('move Friday to Saturday', { menu: plan })
    expect(titleOf(moved, 'Saturday')).toBe(titleOf(plan, 'Friday'))
    const three = ask('plan three dinners: Monday, Tuesday, Wednesday')
    expect(ask('we eat out on Sunday', { menu: three }).notes[0]).toMatch(/Sunday is not in/)
    const fish = ask('fish on Friday', { menu: meatless })
    expect(isFree(fish, ['vegetarian'])).toBe(true)
    expect(fish.notes.join(' ')).toMatch(/Friday has no fish/)
  })

  it('is a menu whose course is swapped or left out, and the timeline with it', () => {
    const menu = ask('Christmas dinner for 8', {}, 2)
    const sweet = ask('another dessert', { menu }, 4)
    expect(titleOf(sweet, 'Dessert')).not.toBe(titleOf(menu, 'Dessert'))
    expect(titleOf(sweet, 'Main')).toBe(titleOf(menu, 'Main'))
    const short = ask('no starter', { menu })
    expect(slotsOf(short)).not.toContain('Starter')
    const starter = titleOf(menu, 'Starter')
    expect(short.timeline.some(({ dish }) => dish === starter)).toBe(false)
    expect(ask('at 8 pm', { menu }).servedAt).toBe(20 * 60)
  })
})

describe('a plan of lunches and dinners', () => {
  it('has nothing of a shape that is refused, nor what is eaten hot where nothing warms it', () => {
    const { dishes, notes } = ask('packed lunches for a week, no microwave, no sandwiches')
    const titles = dishes.map(({ recipe }) => recipe.title).join()
    expect(titles).not.toMatch(/burger|melt|croque|po' boy|sandwich|wrap|halloumi/i)
    expect(notes.join(' ')).toMatch(/eaten cold/)
  })

  it('counts as fish what is made of fish, and has offal only for who asks for it', () => {
    const titles = ask('5 weeknight dinners for two, under 40 min, fish twice').dishes.map(
      ({ recipe }) => recipe.title,
    )
    expect(titles).not.toContain('Kake udon')
    expect(titles).not.toContain('Fegato alla veneziana')
  })
})
