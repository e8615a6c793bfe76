import { Trans, useLingui } from '@lingui/react/macro'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import { CARD_LENGTHS, type Card, expiryProblem, isCardNumber, sampleCard } from './card.ts'
import { maskCardNumber, maskCvv, maskExpiry } from './mask.ts'
import { MaskedInput } from './masked-input.tsx'

interface CardFieldsProps {
  form: UseFormReturn<Card>
  /** The name on the sample card. */
  cook: string
}

/** The fields of a card. They are checked here, and sent nowhere. */
export function CardFields({ form, cook }: CardFieldsProps) {
  const { t } = useLingui()
  const { register, reset, formState } = form
  const { errors } = formState
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-medium">
        <Trans>Card</Trans>
      </legend>
      <SampleCard onTake={() => reset(sampleCard(cook, new Date()))} />
      <Field label={t`Card number`} error={errors.number?.message}>
        <MaskedInput
          {...register('number', {
            validate: (typed) =>
              isCardNumber(typed) || t`This is no card number. Check its digits.`,
          })}
          mask={maskCardNumber}
          maxLength={CARD_LENGTHS.number}
          autoComplete="cc-number"
          placeholder="4242 4242 4242 4242"
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label={t`Expiry (MM/YY)`} error={errors.expiry?.message}>
          <MaskedInput
            {...register('expiry', { validate: (typed) => expirySentence(typed) ?? true })}
            mask={maskExpiry}
            maxLength={CARD_LENGTHS.expiry}
            autoComplete="cc-exp"
            placeholder="12/28"
          />
        </Field>
        <Field label={t`CVV`} error={errors.cvv?.message}>
          <MaskedInput
            {...register('cvv', {
              validate: (typed) => typed.length === CARD_LENGTHS.cvv || t`Enter the 3 digits.`,
            })}
            mask={maskCvv}
            maxLength={CARD_LENGTHS.cvv}
            autoComplete="cc-csc"
            placeholder="123"
          />
        </Field>
      </div>
      <Field label={t`Name on card`} error={errors.name?.message}>
        <TextInput
          {...register('name', {
            validate: (typed) => typed.trim() !== '' || t`Enter the name on the card.`,
          })}
          maxLength={CARD_LENGTHS.name}
          autoComplete="cc-name"
        />
      </Field>
    </fieldset>
  )

  function expirySentence(typed: string): string | undefined {
    const problem = expiryProblem(typed, new Date())
    if (problem === 'unreadable') return t`Enter month and year as MM/YY.`
    return problem === 'past' ? t`This card has expired.` : undefined
  }
}

/** Says that no card is needed, and offers to fill in a sample. */
function SampleCard({ onTake }: { onTake: () => void }) {
  return (
    <>
      <p className="-mt-3 text-sm text-ink-soft">
        <Trans>
          No payment provider is connected here: nothing is charged, and what you type of a card
          never leaves this browser. You need no real one.
        </Trans>
      </p>
      <Button size="sm" className="justify-self-start" onClick={onTake}>
        <Trans>Use a sample card</Trans>
      </Button>
    </>
  )
}
