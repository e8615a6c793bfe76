import { Trans, useLingui } from '@lingui/react/macro'
import { PLANS } from '@potluck/rules'
import type { ReactNode } from 'react'
import { serverMessage } from '../../platform/server-message.ts'
import { useConfirm } from '../../ui/overlays/confirm-dialog.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { type Subscription, useCancelPlan, useResumePlan } from './api.ts'
import { useUtcDay } from './use-utc-day.ts'

export interface PlanActs {
  cancel: (subscription: Subscription) => Promise<void>
  resume: (subscription: Subscription) => void
  isPending: boolean
}

/** Cancelling, which asks first, and resuming; draw the second element once. */
export function usePlanActs(): [PlanActs, ReactNode] {
  const { t } = useLingui()
  const utcDay = useUtcDay()
  const [confirm, dialog] = useConfirm()
  const cancelPlan = useCancelPlan()
  const resumePlan = useResumePlan()

  function tellFailure(error: unknown) {
    toast.error(serverMessage(error) ?? t`That did not work. Please try again.`)
  }

  async function cancel({ plan }: Subscription) {
    const { name } = PLANS[plan]
    const isSure = await confirm({
      title: <Trans>Cancel {name}?</Trans>,
      body: (
        <Trans>
          {name} stays until this month ends (UTC), then you return to Basic. Your recipes and
          everything you saved stay, and you can take this back until then.
        </Trans>
      ),
      confirmLabel: <Trans>Cancel {name}</Trans>,
      cancelLabel: <Trans>Keep {name}</Trans>,
      danger: true,
    })
    if (!isSure) return
    cancelPlan.mutate(undefined, {
      onSuccess: ({ endsAt }) => {
        const day = endsAt ? utcDay(endsAt) : ''
        toast.success(t`${name} ends on ${day}.`)
      },
      onError: tellFailure,
    })
  }

  function resume({ plan }: Subscription) {
    const { name } = PLANS[plan]
    resumePlan.mutate(undefined, {
      onSuccess: () => toast.success(t`You keep ${name}.`),
      onError: tellFailure,
    })
  }

  return [{ cancel, resume, isPending: cancelPlan.isPending || resumePlan.isPending }, dialog]
}
