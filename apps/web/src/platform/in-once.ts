/** Each thing once: what slid onto the next page of a list between two calls comes twice. */
export function inOnce<Thing extends { _id: string }>(things: Thing[]): Thing[] {
  return [...new Map(things.map((thing) => [thing._id, thing])).values()]
}
