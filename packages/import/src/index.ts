export { lose } from './fields/lose.ts'
export { openFile, type SourceFile } from './files/source-file.ts'
export { ArchiveRefusedError, openZip, type ZipReader } from './files/zip.ts'
export { formatOf, readFile } from './read-file.ts'
export { readFolder } from './read-folder.ts'
export {
  type Doubt,
  type ImportedRecipe,
  type LineGroup,
  type Loss,
  type Nutrition,
  startRecipe,
} from './recipe.ts'
export type { Block } from './shapes/block.ts'
export { readLines } from './shapes/read-lines.ts'
export type { Item, PlannedMeal } from './source.ts'
export { describeTable, readMappedTable, type TableColumn } from './sources/table/mapped-table.ts'
export { findUngrounded, lettersOf } from './text/grounding.ts'
export { writeCooklang } from './writers/write-cooklang.ts'
export { writeMarkdown } from './writers/write-markdown.ts'
export { writeRecipeMd } from './writers/write-recipe-md.ts'
