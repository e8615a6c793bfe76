/** The JPEG file stored beside the widths. */
export const PREVIEW_FILE = 'preview.jpg'

export function folderOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`
}

export function keyOf(hash: string, file: string): string {
  return `${folderOf(hash)}/${file}`
}
