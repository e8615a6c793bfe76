/** An author as a card shows them; empty if the answer names none. */
export interface CardAuthor {
  _id: string
  username: string
  fullName: string
  avatar: string | null
  hasProfile?: boolean
  isHouse?: boolean
}

/** The fields that every card needs, whatever the answer left out. */
export interface ReadCard {
  _id: string
  title: string
  description: string
  imageUrl: string
  author: CardAuthor
  cookTime: string
  restTime: string
  likes: number
  isLiked: boolean
}

/**
 * The recipe completed with every field that a card needs, so that an incomplete answer breaks no
 * page.
 */
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
    restTime: toText(given.restTime),
    likes: toCount(given.likes),
    isLiked: given.isLiked === true,
  }
}

/** Reads an author; one without a name counts as none, and so does an id in the author's place. */
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

/** A valid moment; undefined for anything else. */
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
