import { plural, t } from '@lingui/core/macro'
import type { Alert } from './api.ts'

/** An alert in one sentence, shown and read aloud. */
export function alertSentence(alert: Alert): string {
  const name = alert.actor ? alert.actor.name : t`Somebody`
  const recipe = alert.recipe?.title || t`Untitled recipe`
  const { rating } = alert
  const stars = plural(rating ?? 0, { one: '# star', other: '# stars' })
  const sentences = {
    comment: () =>
      rating === null
        ? t`${name} commented on ${recipe}`
        : t`${name} commented on ${recipe} and gave it ${stars}`,
    'post-comment': () => t`${name} commented on your post`,
    rating: () => t`${name} gave ${recipe} ${stars}`,
    'recipe-likes': () => likeSentence(alert, recipe),
    'post-likes': () => likeSentence(alert, t`your post`),
    follower: () => t`${name} follows you now`,
    published: () => t`${name} published ${recipe}`,
    'publication-problem': () =>
      t`${recipe} can no longer be read as it should: open it to see what is missing`,
  } satisfies Record<Alert['kind'], () => string>
  return sentences[alert.kind]()
}

/** 'Ada and 3 others like Leek Soup' */
function likeSentence({ actor, others }: Alert, what: string): string {
  if (!actor) return plural(others, { one: `# cook likes ${what}`, other: `# cooks like ${what}` })
  const { name } = actor
  if (others === 0) return t`${name} likes ${what}`
  return plural(others, {
    one: `${name} and # other like ${what}`,
    other: `${name} and # others like ${what}`,
  })
}
