/** A cook as a card names them; blank where the answer does not say who it was. */
export interface CardAuthor {
  _id: string
  username: string
  fullName: string
  avatar: string | null
  hasProfile?: boolean
  isHouse?: boolean
}

/** What every card of a recipe is drawn from, and has to have whatever the answer left out. */
export interface ReadCard {
  _id: string
  title: string
  description: string
  imageUrl: string
  author: CardAuthor
  cookTime: string
  likes: number
  isLiked: boolean
}

/** The same recipe with every field that a card needs: one answer that is not whole takes no page down. */
export function readCard<Recipe extends object>(recipe: Recipe): Recipe & ReadCard {
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(recipe))
  const figures = ['views', 'saves', 'comments', 'reviewCount', 'rating'].filter(
    (name) => given[name] !== undefined && given[name] !== null,
  )
  return {
    ...recipe,
    ...Object.fromEntries(figures.map((name) => [name, toCount(given[name])])),
    _id: toText(given._id) || toText(given.id),
    title: toText(given.title),
    description: toText(given.description),
    imageUrl: toText(given.imageUrl) || toText(given.image) || toText(given.thumbnail),
    photo: hasSources(given.photo) ? given.photo : null,
    author: readAuthor(given.author),
    cookTime: toText(given.cookTime),
    likes: toCount(given.likes),
    isLiked: given.isLiked === true,
  }
}

/** Whoever it was; a cook without a name reads as nobody, and so does an id in the cook's place. */
export function readAuthor(author: unknown): CardAuthor {
  const given: Record<string, unknown> = isObject(author) ? author : {}
  const { hasProfile } = given
  return {
    _id: toText(given._id) || toText(given.id),
    username: toText(given.username),
    fullName: toText(given.fullName) || toText(given.name),
    avatar: toText(given.avatar) || null,
    ...(typeof hasProfile === 'boolean' && { hasProfile }),
    ...(given.isHouse === true && { isHouse: true }),
  }
}

/** A moment that can be shown; undefined for what is none. */
export function readMoment(moment: unknown): string | undefined {
  return typeof moment === 'string' && !Number.isNaN(Date.parse(moment)) ? moment : undefined
}

function hasSources(photo: unknown): boolean {
  return isObject(photo) && Array.isArray(photo.sources)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function toCount(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
