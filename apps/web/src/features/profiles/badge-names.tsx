import { useLingui } from '@lingui/react/macro'
import type { ProfileBadge } from '@potluck/rules'
import type { Profile } from './api.ts'

export function LevelName({ level }: { level: Profile['cook']['cookingLevel'] }) {
  const { t } = useLingui()
  return {
    'Home Chef': t`Home Chef`,
    Beginner: t`Beginner`,
    Intermediate: t`Intermediate`,
    Expert: t`Expert`,
  }[level]
}

export function BadgeName({ badge }: { badge: ProfileBadge }) {
  const { t } = useLingui()
  return { 'Recipe Creator': t`Recipe Creator`, '5-Star Chef': t`5-Star Chef` }[badge]
}
