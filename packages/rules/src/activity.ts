/** What an entry of a cook's activity is: a post, or something that wrote itself about a recipe. */
export const ACTIVITY_KINDS = ['post', 'published', 'rated', 'cooked'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** What a cook did, to follow their name: 'published a recipe'. Undefined for what they wrote. */
export function activityAction(kind: ActivityKind, rating: number | null): string | undefined {
  const actions = {
    post: undefined,
    published: 'published a recipe',
    rated: rating === null ? 'rated a recipe' : `rated a recipe ${rating} of 5`,
    cooked: 'cooked a recipe',
  } satisfies Record<ActivityKind, string | undefined>
  return actions[kind]
}
