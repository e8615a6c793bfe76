import { Trans, useLingui } from '@lingui/react/macro'
import { isOriginAddress, NO_ORIGIN_ADDRESS, TEXT_LIMITS } from '@potluck/rules'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextInput } from '../../../../ui/controls/inputs.tsx'
import { useTextLimit } from '../../../../ui/controls/use-text-limit.ts'
import type { RecipeForm } from '../recipe-form.ts'

/** Where a recipe was before it came here: a page, a book, somebody. */
export function OriginFields({ form }: { form: UseFormReturn<RecipeForm> }) {
  const { t } = useLingui()
  const { register, formState } = form
  const errors = formState.errors.origin
  const atMost = useTextLimit()
  const checkAddress = (typed: string) => isOriginAddress(typed) || NO_ORIGIN_ADDRESS
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="sr-only">
        <Trans>Source</Trans>
      </legend>
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <Field label={t`From`} optional hint={t`A site, a book.`} error={errors?.name?.message}>
          <TextInput
            {...register('origin.name', { validate: atMost(TEXT_LIMITS.originName) })}
            autoComplete="off"
          />
        </Field>
        <Field label={t`By`} optional hint={t`Whoever wrote it.`} error={errors?.author?.message}>
          <TextInput
            {...register('origin.author', { validate: atMost(TEXT_LIMITS.originName) })}
            autoComplete="off"
          />
        </Field>
        <Field
          label={t`Its address`}
          optional
          error={errors?.address?.message}
          className="sm:col-span-2"
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={TEXT_LIMITS.originAddress}
            {...register('origin.address', { validate: checkAddress })}
          />
        </Field>
      </div>
    </fieldset>
  )
}
