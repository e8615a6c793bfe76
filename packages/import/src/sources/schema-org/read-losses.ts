import { NO_PLACE } from '../../fields/lose.ts'
import type { Loss } from '../../recipe.ts'
import { isNode, listOf, type Node } from './nodes.ts'
import { firstText, listTexts } from './texts.ts'

/** What schema.org says of a recipe and ours has no place for. */
export function readLosses(node: Node): Loss[] {
  const rating = listOf(node.aggregateRating)[0]
  const reviews = listOf(node.review ?? node.reviews ?? node.comment)
  const losses: (Loss | undefined)[] = [
    lossOf('rating', isNode(rating) ? ratingText(rating) : undefined, OTHERS_RATING),
    lossOf('video', addressOf(listOf(node.video)[0]), 'Videos are not brought in.'),
    lossOf('reviews', reviews.length > 0 ? String(reviews.length) : undefined, OTHERS_WORDS),
    ...Object.entries(TEXTS).map(([key, field]) =>
      lossOf(field, listTexts(node[key]).map(shortName).join(', ') || undefined, NO_PLACE),
    ),
  ]
  return losses.filter((loss) => loss !== undefined)
}

const OTHERS_RATING = 'It is what other people gave, not your own rating.'
const OTHERS_WORDS = 'What other people wrote stays on the page.'

const TEXTS: Readonly<Record<string, string>> = {
  tool: 'tools',
  cookingMethod: 'method',
  suitableForDiet: 'diets',
  estimatedCost: 'cost',
  performTime: 'active time',
}

const lossOf = (field: string, value: string | undefined, reason: string): Loss | undefined =>
  value === undefined ? undefined : { field, value, reason }

/** 'https://schema.org/VeganDiet' is VeganDiet. */
const shortName = (text: string) => text.replace(/^https?:\/\/schema\.org\//, '')

function ratingText(rating: Node): string | undefined {
  const value = firstText(rating.ratingValue)
  if (value === undefined) return undefined
  const count = firstText(rating.ratingCount ?? rating.reviewCount)
  if (count === '0') return undefined
  const best = firstText(rating.bestRating) ?? '5'
  return `${value} of ${best}${count ? ` (${count})` : ''}`
}

function addressOf(video: unknown): string | undefined {
  return isNode(video)
    ? firstText(video.contentUrl ?? video.embedUrl ?? video.name)
    : firstText(video)
}
