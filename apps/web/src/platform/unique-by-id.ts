/** Each thing once by its id: one that moved to the next page between two calls comes twice. */
export function uniqueById<Thing extends { _id: string }>(things: Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [thing._id, thing])).values()]
}
