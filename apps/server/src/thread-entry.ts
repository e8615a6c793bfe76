/** The files that worker threads run: beside this file, or beside the bundle in a build. */
export const threadEntry = besideThis('kitchen-thread')
export const importThreadEntry = besideThis('import-thread')
export const pageThreadEntry = besideThis('page-thread')

function besideThis(name: string): URL {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js'
  return new URL(`./${name}.${extension}`, import.meta.url)
}
