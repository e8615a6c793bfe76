import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CallError } from '../../../platform/call.ts'
import { serverMessage } from '../../../platform/server-message.ts'
import { type Coupon, useCheckCoupon } from '../api.ts'

export interface CouponEntry {
  code: string
  type: (code: string) => void
  apply: () => Promise<void>
  isChecking: boolean
  /** The coupon that was applied, or that the subscription has already. */
  coupon: Coupon | null
  isRemovable: boolean
  remove: () => void
  problem: string | undefined
  /** Whether a code was typed and not applied, which is then reported under the field. */
  refuseUnapplied: () => boolean
  /** Handles an error about the coupon; false if it is about something else. */
  takeRefusal: (error: unknown) => boolean
}

/** The coupon of a payment, from typing it to the server's answer. */
export function useCoupon(kept: Coupon | null): CouponEntry {
  const { t } = useLingui()
  const check = useCheckCoupon()
  const [code, setCode] = useState('')
  const [applied, setApplied] = useState<Coupon>()
  const [problem, setProblem] = useState<string>()

  function refuse(error: unknown) {
    setApplied(undefined)
    setProblem(serverMessage(error) ?? t`The coupon could not be checked. Please try again.`)
  }

  async function apply() {
    if (code.trim() === '') return setProblem(t`Enter a coupon code.`)
    setProblem(undefined)
    await check.mutateAsync(code).then(setApplied, refuse)
  }

  function refuseUnapplied() {
    const isLeft = applied === undefined && code.trim() !== ''
    if (isLeft) setProblem(t`Press Apply to use this coupon, or clear it.`)
    return isLeft
  }

  function takeRefusal(error: unknown) {
    const isAbout = error instanceof CallError && error.code.startsWith('COUPON_')
    if (isAbout) refuse(error)
    return isAbout
  }

  return {
    code,
    type: (typed) => {
      setCode(typed)
      setProblem(undefined)
    },
    apply,
    isChecking: check.isPending,
    coupon: applied ?? (code === '' ? kept : null),
    isRemovable: applied !== undefined,
    remove: () => {
      setApplied(undefined)
      setCode('')
    },
    problem,
    refuseUnapplied,
    takeRefusal,
  }
}
