import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { serverMessage } from '../../../platform/server-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { TextInput } from '../../../ui/controls/inputs.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import type { Member } from '../../auth/index.ts'
import { useUpdatePhoneNumber } from '../api.ts'
import { SettingRow } from './setting-row.tsx'

/** The phone number, with buttons to add, change or remove it. */
export function PhoneSetting({ user }: { user: Member }) {
  const { t } = useLingui()
  const { phoneNumber } = user
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SettingRow
        name={<Trans>Phone</Trans>}
        value={phoneNumber ?? <Trans>None added</Trans>}
        action={
          <Button
            onClick={() => setOpen(true)}
            aria-label={phoneNumber ? t`Update phone` : t`Add phone`}
          >
            {phoneNumber ? <Trans>Update</Trans> : <Trans>Add</Trans>}
          </Button>
        }
      />
      <PhoneDialog current={phoneNumber ?? ''} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

interface PhoneDialogProps {
  current: string
  open: boolean
  onClose: () => void
}

function PhoneDialog({ current, open, onClose }: PhoneDialogProps) {
  const { t } = useLingui()
  const update = useUpdatePhoneNumber()
  const { register, handleSubmit, reset, setError, formState } = useForm({
    values: { phoneNo: current },
  })

  function close() {
    onClose()
    reset()
  }

  function send({ phoneNo }: { phoneNo: string }) {
    update.mutate(phoneNo, {
      onSuccess: () => {
        toast.success(t`Phone number updated successfully`)
        close()
      },
      onError: (error) => {
        const message = serverMessage(error) ?? t`Failed to update phone number`
        toast.error(message)
        setError('phoneNo', { message })
      },
    })
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title={current ? <Trans>Update Phone</Trans> : <Trans>Add Phone</Trans>}
      submitLabel={current ? <Trans>Update</Trans> : <Trans>Add</Trans>}
      pending={update.isPending}
      onSubmit={handleSubmit(send)}
    >
      <Field
        label={t`Phone number`}
        hint={
          current ? (
            <Trans>With its country code, such as +44. Leave it empty to remove it.</Trans>
          ) : (
            <Trans>With its country code, such as +44.</Trans>
          )
        }
        error={formState.errors.phoneNo?.message}
      >
        <TextInput {...register('phoneNo')} type="tel" autoComplete="tel" maxLength={40} />
      </Field>
    </FormDialog>
  )
}
