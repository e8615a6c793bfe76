import type { Source } from './source.ts'
import { cooklang } from './sources/cooklang/cooklang.ts'
import { cookmate } from './sources/cookmate/cookmate.ts'
import { copyMeThat } from './sources/copy-me-that/copy-me-that.ts'
import { crouton } from './sources/crouton/crouton.ts'
import { gourmet } from './sources/gourmet/gourmet.ts'
import { krecipes } from './sources/krecipes/krecipes.ts'
import { markdown } from './sources/markdown/markdown.ts'
import { masterCookXml } from './sources/master-cook/mx2.ts'
import { masterCookText } from './sources/master-cook/mxp.ts'
import { mealMaster } from './sources/meal-master/meal-master.ts'
import { mealieBackup } from './sources/mealie/mealie-backup.ts'
import { mealieRecipe } from './sources/mealie/mealie-recipe.ts'
import { mela } from './sources/mela/mela.ts'
import { nextcloud } from './sources/nextcloud/nextcloud.ts'
import { barePage } from './sources/page/page.ts'
import { paprika } from './sources/paprika/paprika.ts'
import { pdf } from './sources/pdf/pdf.ts'
import { potluck, potluckLists } from './sources/potluck/potluck.ts'
import { recipeKeeper } from './sources/recipe-keeper/recipe-keeper.ts'
import { recipeMd } from './sources/recipe-md/recipe-md.ts'
import { recipeSage } from './sources/recipe-sage/recipe-sage.ts'
import { rtf } from './sources/rtf/rtf.ts'
import { schemaOrgJson } from './sources/schema-org/json.ts'
import { schemaOrgPage } from './sources/schema-org/page.ts'
import { csv, unknownTable } from './sources/table/csv.ts'
import { jsonList } from './sources/table/json-list.ts'
import { xmlList } from './sources/table/xml-list.ts'
import { tandoor } from './sources/tandoor/tandoor.ts'
import { plainText } from './sources/text/text.ts'
import { word } from './sources/word/word.ts'

/**
 * Every format that recipes can be brought in from, in the order in which a file is held against them:
 * what has a mark of its own first, what could be anything last.
 */
export const sources: readonly Source[] = [
  pdf,
  rtf,
  paprika,
  mela,
  crouton,
  tandoor,
  mealieBackup,
  mealieRecipe,
  potluck,
  potluckLists,
  word,
  recipeSage,
  nextcloud,
  schemaOrgJson,
  copyMeThat,
  recipeKeeper,
  schemaOrgPage,
  gourmet,
  krecipes,
  cookmate,
  masterCookXml,
  xmlList,
  barePage,
  mealMaster,
  masterCookText,
  recipeMd,
  cooklang,
  markdown,
  csv,
  jsonList,
  plainText,
  unknownTable,
]
