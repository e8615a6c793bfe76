/** The kinds of activity entries: a post, or an automatic entry about a recipe. */
export const ACTIVITY_KINDS = ['post', 'published', 'rated', 'cooked'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** What a cook did, to put after their name: 'published a recipe'. Undefined for a post. */
export function activityAction(kind: ActivityKind, rating: number | null): string | undefined {
  const actions = {
    post: undefined,
    published: 'published a recipe',
    rated: rating === null ? 'rated a recipe' : `rated a recipe ${rating} of 5`,
    cooked: 'cooked a recipe',
  } satisfies Record<ActivityKind, string | undefined>
  return actions[kind]
}
