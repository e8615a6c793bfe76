import { expect, it } from 'vitest'
import { inThisThread } from '../../../platform/workers/index.ts'
import { silentLog } from '../../../testing/silent-log.ts'
import { createToolboxes, type LookUps } from './toolbox.ts'

const NOTHING: LookUps = {
  searchRecipes: async () => [],
  findRecipe: async () => undefined,
  listPlan: async () => [],
  listShopping: async () => [],
  listPantry: async () => [],
}

function open(lookUps: Partial<LookUps>, usesPantry = true) {
  const deps = { ...NOTHING, ...lookUps, workers: inThisThread, log: silentLog }
  const member = { id: 'ada', username: 'ada', sessionId: 'one' }
  return createToolboxes(deps)({ member, timeZone: 'UTC', today: '2031-02-03' }, usesPantry)
}

const call = (name: string, input = '{}') => ({ id: 'one', name, input })

it('waits four seconds for what it looks up, and no longer', async () => {
  const never = open({ listShopping: () => new Promise(() => undefined) })
  const begun = performance.now()
  expect(await never.run(call('read_shopping_list'), [])).toBe(
    '<found>\nIt took too long.\n</found>',
  )
  expect(performance.now() - begun).toBeGreaterThan(3_900)
})

it('tells a model nothing of what went wrong inside', async () => {
  const broken = open({ listShopping: () => Promise.reject(new Error('password=hush at db:5432')) })
  expect(await broken.run(call('read_shopping_list'), [])).toBe(
    '<found>\nNothing could be looked up.\n</found>',
  )
})

it('tells no more than some thousand tokens, whatever it found', async () => {
  const line = 'x'.repeat(500)
  const full = open({ listPantry: async () => Array.from({ length: 500 }, () => line) })
  const text = await full.run(call('read_pantry'), [])
  expect(text.length).toBeLessThan(4_100)
  expect(text).toMatch(/\n<\/found>$/)
})

it('offers the pantry only where its cook lets the chat see it', async () => {
  const names = (usesPantry: boolean) => open({}, usesPantry).offered.map(({ name }) => name)
  expect(names(true)).toContain('read_pantry')
  expect(names(false)).not.toContain('read_pantry')
  expect(await open({}, false).run(call('read_pantry'), [])).toContain('There is no such tool.')
})

it('offers nothing that changes anything, in some thousand characters', () => {
  const { offered } = open({})
  expect(offered.map(({ name }) => name)).toEqual([
    'search_recipes',
    'read_recipe',
    'count_nutrition',
    'find_substitutes',
    'read_cookbook',
    'read_meal_plan',
    'read_shopping_list',
    'read_pantry',
  ])
  expect(JSON.stringify(offered).length).toBeLessThan(3_200)
})
