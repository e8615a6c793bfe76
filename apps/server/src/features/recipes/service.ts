import type { Database } from '../../platform/database/index.ts'
import type { Events } from '../../platform/events/index.ts'
import type { Images } from '../../platform/media/index.ts'
import type { Outgoing } from '../../platform/outgoing/index.ts'
import type { Workers } from '../../platform/workers/index.ts'
import { createChanging } from './changing.ts'
import { createDrafting } from './drafting.ts'
import { createPublishing } from './publishing.ts'
import { createRecipeReading } from './reading.ts'

type RecipesDeps = {
  database: Database
  images: Images
  events: Events
  workers: Workers
  outgoing: Outgoing
  now: () => Date
}

/** Writing, publishing and reading recipes. */
export function createRecipes(deps: RecipesDeps) {
  const reading = createRecipeReading(deps)
  const { get } = reading
  return {
    ...reading,
    ...createDrafting(deps),
    ...createChanging({ ...deps, get }),
    ...createPublishing({ ...deps, get }),
  }
}

export type Recipes = ReturnType<typeof createRecipes>
