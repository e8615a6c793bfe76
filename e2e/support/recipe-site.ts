import { createServer } from 'node:http'

/** Another site, with these pages by their paths; any other is a 404. */
export async function openSite(pages: Readonly<Record<string, string>>) {
  const site = createServer((request, response) => {
    const page = { '/favicon.ico': '', ...pages }[request.url ?? '']
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' })
    response.end(page)
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  const at = site.address()
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
    close: () => site.close(),
  }
}

/** A page that says its recipe as data. */
export function recipePage(recipe: object): string {
  const data = { '@context': 'https://schema.org', '@type': 'Recipe', ...recipe }
  return `<!doctype html><title>A recipe</title><script type="application/ld+json">${JSON.stringify(data)}</script>`
}
