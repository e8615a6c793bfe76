/**
 * A cook's own rating as 0 to 5: '4', '3/5 stars', '80 %', '★★★★', '8/10'. A figure above 5 without a
 * scale is one of ten, above ten one of a hundred. Undefined where nothing was rated: programs write 0.
 */
export function readRating(value: string, best?: number): number | undefined {
  const stars = value.match(/[★⭐]/gu)?.length
  const read = /(\d+(?:[.,]\d+)?)\s*(?:(?:\/|of|von|out of)\s*(\d+)|(%))?/.exec(value)
  const figure = stars ?? toNumber(read?.[1])
  if (figure === undefined || figure <= 0) return undefined
  const scale = stars ? 5 : (toNumber(read?.[2]) ?? (read?.[3] ? 100 : (best ?? scaleOf(figure))))
  return figure > scale ? undefined : Math.round((figure / scale) * 500) / 100
}

const scaleOf = (figure: number) => (figure <= 5 ? 5 : figure <= 10 ? 10 : 100)

const toNumber = (text: string | undefined) =>
  text === undefined ? undefined : Number(text.replace(',', '.'))
