import type { PlanEntry, ShoppingItem } from '@potluck/contract'
import { addDays } from '@potluck/rules'
import { z } from 'zod'
import type { Member } from '../../../platform/http/index.ts'
import { defineTool, type Tool } from './tool.ts'

/** What a cook has and has planned, as they see it themselves. */
export type House = {
  /** The pantry items that are still good on a day, one line each. */
  listPantry: (member: Member, today: string) => Promise<string[]>
  listPlan: (
    member: Member,
    days: { from: string; to: string },
  ) => Promise<z.output<typeof PlanEntry>[]>
  listShopping: (member: Member, timeZone: string) => Promise<z.output<typeof ShoppingItem>[]>
}

const MOST_LISTED = 80
/** Days before and behind today. */
const PLAN_DAYS = 7

/**
 * Read access to the pantry, the meal plan and the shopping list; only the cook adds to them, by a
 * button.
 */
export function houseTools({ listPlan, listShopping }: House): Tool[] {
  return [
    defineTool({
      name: 'read_meal_plan',
      description: 'Reads what the cook has planned for the last and the next seven days.',
      input: z.object({}),
      run: async (_, { member, today }) => {
        const entries = await listPlan(member, {
          from: addDays(today, -PLAN_DAYS),
          to: addDays(today, PLAN_DAYS),
        })
        const lines = entries.map(({ day, meal, recipe, text, portions }) => {
          return `${day} ${meal}: ${recipe?.title ?? text ?? 'a recipe that is gone'}, for ${portions}`
        })
        return listed([`Today is ${today}.`, ...lines], 'Nothing is planned.')
      },
    }),
    defineTool({
      name: 'read_shopping_list',
      description: 'Reads what the cook is going to buy.',
      input: z.object({}),
      run: async (_, { member, timeZone }) => {
        const items = await listShopping(member, timeZone)
        const open = items.filter(({ isTicked }) => !isTicked)
        const lines = open.map(({ name, amount }) => (amount === '' ? name : `${name}, ${amount}`))
        return listed(lines, 'The list is empty.')
      },
    }),
  ]
}

/** Offered only if the chat may use the pantry. */
export function pantryTool({ listPantry }: House): Tool {
  return defineTool({
    name: 'read_pantry',
    description: 'Reads what the cook has at home, what expires first at the top.',
    input: z.object({}),
    run: async (_, { member, today }) =>
      listed(await listPantry(member, today), 'Nothing is in the pantry.'),
  })
}

function listed(lines: readonly string[], none: string): string {
  return lines.length === 0
    ? none
    : lines
        .slice(0, MOST_LISTED)
        .map((line) => `- ${line}`)
        .join('\n')
}
