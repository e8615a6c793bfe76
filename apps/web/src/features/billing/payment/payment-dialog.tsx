import { Trans, useLingui } from '@lingui/react/macro'
import { PLANS } from '@potluck/rules'
import { CreditCard } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { serverMessage } from '../../../platform/server-message.ts'
import { Icon } from '../../../ui/icon.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import type { Member } from '../../auth/index.ts'
import { type PlanChoice, type Subscription, useChoosePlan } from '../api.ts'
import type { Card } from './card.ts'
import { CardFields } from './card-fields.tsx'
import { CouponField } from './coupon-field.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { useCoupon } from './use-coupon.ts'

interface PaymentDialogProps {
  choice: PlanChoice
  subscription: Subscription
  user: Member
  open: boolean
  onClose: () => void
}

const blank: Card = { number: '', expiry: '', cvv: '', name: '' }

/** The plan, a coupon and a card, and Subscribe Now. The card stays in this form. */
export function PaymentDialog({ choice, subscription, user, open, onClose }: PaymentDialogProps) {
  const { t } = useLingui()
  const choose = useChoosePlan()
  const form = useForm({ defaultValues: blank })
  const entry = useCoupon(subscription.coupon)
  const { name } = PLANS[choice.plan]

  function subscribe() {
    if (entry.refuseUnapplied()) return
    const coupon = entry.coupon?.code
    choose.mutate(coupon === undefined ? choice : { ...choice, coupon }, {
      onSuccess: () => {
        toast.success(t`You are on ${name} now.`)
        onClose()
      },
      onError: (error) => {
        if (entry.takeRefusal(error)) return
        toast.error(serverMessage(error) ?? t`The plan could not be changed. Please try again.`)
      },
    })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={<Trans>Subscribe to {name}</Trans>}
      submitLabel={<Trans>Subscribe Now</Trans>}
      pending={choose.isPending}
      onSubmit={form.handleSubmit(subscribe)}
    >
      <PlanSummary choice={choice} coupon={entry.coupon} />
      <CouponField entry={entry} />
      <CardFields form={form} cook={user.fullName || user.username} />
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Icon of={CreditCard} size={16} />
        <Trans>Powered by a card payment provider, once one is connected</Trans>
      </p>
    </FormDialog>
  )
}
