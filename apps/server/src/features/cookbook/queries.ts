import {
  changeRows,
  column,
  type Db,
  findRow,
  listRows,
  type RowOf,
} from '../../platform/database/index.ts'

const HOUSE_RECIPE = { dish: column.text, recipe_id: column.uuid, digest: column.text }
export type HouseRecipe = RowOf<typeof HOUSE_RECIPE>

/** Every dish that was ever imported. */
export function listHouseRecipes(db: Db): Promise<HouseRecipe[]> {
  return listRows(db, HOUSE_RECIPE)`select dish, recipe_id, digest from house_recipes`
}

/** The dish's recipe; no other process imports it until the transaction ends. */
export async function lockDish(tx: Db, dish: string): Promise<HouseRecipe | undefined> {
  await changeRows(tx)`select pg_advisory_xact_lock(hashtextextended(${`house dish ${dish}`}, 0))`
  return findRow(tx, HOUSE_RECIPE)`
    select dish, recipe_id, digest from house_recipes where dish = ${dish}`
}

export async function noteDigest(tx: Db, { dish, recipe_id, digest }: HouseRecipe): Promise<void> {
  await changeRows(tx)`
    insert into house_recipes (dish, recipe_id, digest) values (${dish}, ${recipe_id}, ${digest})
    on conflict (dish) do update set digest = excluded.digest`
}
