import { arjunRecipes } from './recipes/arjun-phadnis.ts'
import { camilleRecipes } from './recipes/camille-thevenet.ts'
import { dwayneRecipes } from './recipes/dwayne-coulter.ts'
import { giuliaFirstCourses } from './recipes/giulia-ferrante-first-courses.ts'
import { giuliaTable } from './recipes/giulia-ferrante-table.ts'
import { gretaRecipes } from './recipes/greta-sandvik.ts'
import { leilaRecipes } from './recipes/leila-maalouli.ts'
import { linhRecipes } from './recipes/linh-quach.ts'
import { minjiRecipes } from './recipes/minji-bae.ts'
import { naokoRecipes } from './recipes/naoko-hayase.ts'
import { ployRecipes } from './recipes/ploy-suwannarat.ts'
import { rosalbaRecipes } from './recipes/rosalba-quintero.ts'
import { weiLinRecipes } from './recipes/wei-lin-zhao.ts'
import type { SeedRecipe } from './types.ts'

export const recipes: SeedRecipe[] = [
  ...giuliaFirstCourses,
  ...giuliaTable,
  ...arjunRecipes,
  ...naokoRecipes,
  ...minjiRecipes,
  ...rosalbaRecipes,
  ...camilleRecipes,
  ...dwayneRecipes,
  ...leilaRecipes,
  ...ployRecipes,
  ...weiLinRecipes,
  ...linhRecipes,
  ...gretaRecipes,
]
