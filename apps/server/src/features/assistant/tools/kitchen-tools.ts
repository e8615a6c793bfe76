import { z } from 'zod'
import type { Workers } from '../../../platform/workers/index.ts'
import { kitchenTasks } from '../kitchen-tasks.ts'
import { defineTool, type Tool } from './tool.ts'

/** What the kitchen knows: nutrition, substitutions, and the dishes of its cookbook. */
export function kitchenTools(workers: Workers): Tool[] {
  return [
    defineTool({
      name: 'count_nutrition',
      description:
        'Counts what a portion has (energy, protein, fat, carbohydrate, sugar, fiber, sodium) of ingredient lines with their amounts. Use it before you answer where a figure is asked for.',
      input: z.object({
        ingredients: z.array(z.string().max(200)).min(1).max(40),
        servings: z.number().int().min(1).max(100),
      }),
      run: (asked, { member }) => workers.run(kitchenTasks.countNutrition, asked, member.id),
    }),
    defineTool({
      name: 'find_substitutes',
      description:
        'Finds what can stand in for one ingredient line (“2 eggs, beaten”) and keeps to the restrictions, with amounts.',
      input: z.object({ line: z.string().min(1).max(200) }),
      run: ({ line }, { member, restrictions }) =>
        workers.run(kitchenTasks.findSubstitutes, { line, restrictions }, member.id),
    }),
    defineTool({
      name: 'read_cookbook',
      description:
        'Reads a dish of our tested cookbook by its name, and what else of the book comes near.',
      input: z.object({ dish: z.string().min(1).max(100) }),
      run: ({ dish }, { member, restrictions }) =>
        workers.run(kitchenTasks.readCookbook, { dish, restrictions }, member.id),
    }),
  ]
}
