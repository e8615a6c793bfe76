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

/** A recipe as a page of another site says it. */
export const SOUP = {
  name: 'Leek soup of the market',
  author: { '@type': 'Person', name: 'Ada Leek' },
  publisher: { '@type': 'Organization', name: 'Soups of the week' },
  recipeYield: '4 bowls',
  totalTime: 'PT35M',
  inLanguage: 'en',
  recipeCuisine: 'French',
  keywords: 'leeks, market',
  aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, ratingCount: 12 },
  recipeIngredient: ['3 leeks, sliced', '1 l vegetable stock', 'Salt'],
  recipeInstructions: ['Sweat the leeks for 10 minutes.', 'Simmer them in the stock.'],
}
