/** The file that a worker thread runs: beside this one, and beside the bundle in a build. */
export const threadEntry = new URL(
  import.meta.url.endsWith('.ts') ? './kitchen-thread.ts' : './kitchen-thread.js',
  import.meta.url,
)
