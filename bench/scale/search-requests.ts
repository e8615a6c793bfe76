/** Searches by what makes them differ: how common their words are, how they are ordered and narrowed. */
export const SEARCH_REQUESTS: { name: string; path: string }[] = [
  search('rare word', 'q=clafoutis'),
  search('common word', 'q=easy'),
  search('two words', 'q=creamy soup'),
  search('misspelt', 'q=cremay risoto'),
  search('excluded', 'q=soup -onion'),
  search('newest', 'q=easy&sortBy=newest'),
  search('popular', 'q=easy&sortBy=popular'),
  search('rating', 'q=easy&sortBy=rating'),
  search('difficulty', 'q=soup&difficulty=Easy'),
  search('cook time', 'q=soup&cookTime=0-30,30-60'),
  search('cuisine', 'q=soup&tags=Italian,Thai'),
  search('diet', 'q=soup&tags=Vegetarian'),
  search('all filters', 'q=soup&tags=Italian,Pescatarian&difficulty=Easy&cookTime=0-30'),
  search('page 20', 'q=easy&page=20'),
  search('pantry', 'q=soup&pantry=true&missing=3'),
  { name: 'suggestions', path: '/recipes/suggestions?q=cre' },
]

function search(name: string, query: string) {
  return { name: `search, ${name}`, path: `/recipes/search?${encodeURI(query)}` }
}
