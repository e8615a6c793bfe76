export type ProfileBadge = 'Recipe Creator' | '5-Star Chef'

/** The badges a profile has earned, in the order they are shown. */
export function profileBadges(stats: {
  totalRecipes: number
  averageRating: number
}): ProfileBadge[] {
  const badges: ProfileBadge[] = []
  if (stats.totalRecipes > 10) badges.push('Recipe Creator')
  if (stats.averageRating >= 4.5) badges.push('5-Star Chef')
  return badges
}
