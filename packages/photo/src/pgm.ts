import type { Grey } from './grey.ts'

/** A picture as a file of the format PGM: a short head and the pixels as they are. */
export function toPgm({ width, height, data }: Grey): Uint8Array {
  const head = Array.from(`P5\n${width} ${height}\n255\n`, (sign) => sign.charCodeAt(0))
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
