export type ProfileBadge = 'Recipe Creator' | '5-Star Chef'

/** Profile badges of point 9. */
export function profileBadges(stats: {
  totalRecipes: number
  averageRating: number
}): ProfileBadge[] {
  const badges: ProfileBadge[] = []
  if (stats.totalRecipes > 10) badges.push('Recipe Creator')
  if (stats.averageRating >= 4.5) badges.push('5-Star Chef')
  return badges
}
