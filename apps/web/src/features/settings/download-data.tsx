import { Trans, useLingui } from '@lingui/react/macro'
import { serverMessage } from '../../platform/server-message.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { useAskForArchive } from './api.ts'
import { SettingRow } from './setting-row.tsx'

/** All that is one's own as one zip, which the browser saves while it is made. */
export function DownloadData() {
  const { t } = useLingui()
  const ask = useAskForArchive()

  function download() {
    ask.mutate(undefined, {
      onSuccess: (url) => {
        // As a navigation, so that it goes to the disk and never through the page's memory.
        window.location.assign(url)
        toast.success(t`Your download begins.`)
      },
      onError: (error) =>
        toast.error(serverMessage(error) ?? t`That did not work. Please try again.`),
    })
  }

  return (
    <SettingRow
      name={<Trans>Download my data</Trans>}
      value={
        <Trans>
          One zip: your recipes as files that other programs read, with their pictures, and
          everything else as JSON.
        </Trans>
      }
      action={
        <Button onClick={download} loading={ask.isPending}>
          <Trans>Download</Trans>
        </Button>
      }
    />
  )
}
