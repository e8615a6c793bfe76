import { t } from '@lingui/core/macro'
import type { Timer } from './timer.ts'

/** 'Step 3: simmer'. */
export function timerName({ step, doing }: Pick<Timer, 'step' | 'doing'>): string {
  return doing ? t`Step ${step}: ${doing}` : t`Step ${step}`
}
