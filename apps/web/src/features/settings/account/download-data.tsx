import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { serverMessage } from '../../../platform/server-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { useAskForArchive } from '../api.ts'
import { ProofField, toProven, useProof } from './proof.tsx'
import { SettingRow } from './setting-row.tsx'

/** All of the member's data as one zip, which the browser saves while it is made. */
export function DownloadData() {
  const { t } = useLingui()
  const ask = useAskForArchive()
  const proof = useProof()
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: { password: '' },
  })

  function close() {
    proof.forget()
    reset()
  }

  function download({ password }: { password: string }) {
    ask.mutate(toProven(password), {
      onSuccess: (url) => {
        close()
        // As a navigation, so that it is saved to disk without going through the page's memory.
        window.location.assign(url)
        toast.success(t`Your download begins.`)
      },
      onError: (error) => {
        if (proof.isWanted(error)) return
        const message = serverMessage(error) ?? t`That did not work. Please try again.`
        toast.error(message)
        setError('password', { message })
      },
    })
  }

  return (
    <>
      <SettingRow
        name={<Trans>Download my data</Trans>}
        value={
          <Trans>
            One zip: your recipes as files that other programs read, with their pictures, and
            everything else as JSON.
          </Trans>
        }
        action={
          <Button onClick={handleSubmit(download)} loading={ask.isPending}>
            <Trans>Download</Trans>
          </Button>
        }
      />
      <FormDialog
        open={proof.asked !== undefined}
        onClose={close}
        title={<Trans>Download my data</Trans>}
        submitLabel={<Trans>Download</Trans>}
        pending={ask.isPending}
        onSubmit={handleSubmit(download)}
      >
        <ProofField
          asked={proof.asked}
          field={register('password')}
          error={formState.errors.password?.message}
        />
      </FormDialog>
    </>
  )
}
