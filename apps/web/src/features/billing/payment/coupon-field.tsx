import { Trans, useLingui } from '@lingui/react/macro'
import { COUPON_CODE_MAX } from '@potluck/rules'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import type { CouponEntry } from './use-coupon.ts'

/** A field to enter a code, or the code that was applied. */
export function CouponField({ entry }: { entry: CouponEntry }) {
  const { t } = useLingui()
  const { coupon } = entry

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    // Enter in this field applies the coupon instead of submitting the form.
    event.preventDefault()
    void entry.apply()
  }

  if (coupon) {
    return (
      <div className="flex min-h-11 items-center justify-between gap-3 rounded-field border border-line bg-basil-wash px-3 text-basil">
        <p role="status" className="min-w-0 font-medium wrap-anywhere">
          <Trans>
            Coupon {coupon.code}: {coupon.percent}% off
          </Trans>
        </p>
        {entry.isRemovable && (
          <IconButton label={t`Remove coupon`} icon={X} size="sm" onClick={entry.remove} />
        )}
      </div>
    )
  }
  return (
    <Field label={t`Coupon code`} optional error={entry.problem}>
      <div className="flex gap-2">
        <CouponInput entry={entry} onKeyDown={handleKey} />
        <Button onClick={entry.apply} loading={entry.isChecking}>
          <Trans>Apply</Trans>
        </Button>
      </div>
    </Field>
  )
}

interface CouponInputProps {
  entry: CouponEntry
  onKeyDown: (event: KeyboardEvent) => void
}

function CouponInput({ entry, onKeyDown }: CouponInputProps) {
  return (
    <TextInput
      value={entry.code}
      onChange={(event) => entry.type(event.target.value)}
      onKeyDown={onKeyDown}
      maxLength={COUPON_CODE_MAX}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="uppercase"
    />
  )
}
