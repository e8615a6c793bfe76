import type { SourceFile } from './files/source-file.ts'
import type { ImportedRecipe } from './recipe.ts'

/** A meal of a calendar that came with the recipes; `title` names one of them, or is free text. */
export type PlannedMeal = { day: string; meal: string | null; title: string }

/** What a file holds, a piece at a time. */
export type Item =
  | {
      kind: 'recipe'
      /** What the file is, as reports name it: 'Paprika', 'schema.org page'. */
      format: string
      recipe: ImportedRecipe
      /** The bytes of those `images` that came in the file, read when they are wanted. */
      pictures: ReadonlyMap<string, () => Promise<Uint8Array | undefined>>
    }
  | { kind: 'plan'; format: string; meals: PlannedMeal[] }
  | { kind: 'shopping list'; format: string; name: string; lines: string[] }
  /** One recipe of several, or a file in an archive, that cannot be brought in; `reason` is a sentence. */
  | { kind: 'refused'; name: string; reason: string }

/** A format that recipes come in: a module in `sources/`, listed in `sources.ts`. */
export type Source = {
  /** As `--from` and reports name it. */
  format: string
  /** Whether a file is of this format, by what stands in it and never by its name. */
  recognises(file: SourceFile): boolean | Promise<boolean>
  /** What it holds. Throws nothing but `RefusedError`: hostile files end in a sentence. */
  read(file: SourceFile): AsyncIterable<Item>
}
