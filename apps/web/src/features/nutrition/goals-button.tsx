import { Trans } from '@lingui/react/macro'
import { Target } from 'lucide-react'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Goals } from './api.ts'
import { hasGoals } from './goals.ts'

interface GoalsButtonProps {
  goals: Goals
  size?: 'sm' | 'md'
  onPress: () => void
}

/** Opens the dialog for the cook's daily goals. */
export function GoalsButton({ goals, size = 'md', onPress }: GoalsButtonProps) {
  return (
    <Button size={size} icon={<Icon of={Target} size={18} />} onClick={onPress}>
      {hasGoals(goals) ? <Trans>Change goals</Trans> : <Trans>Set daily goals</Trans>}
    </Button>
  )
}
