import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { SettingRow } from '../account/setting-row.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useImport } from './use-import.ts'

/** Imports an archive of this or another Potluck into the account. */
export function ImportData() {
  const archive = useImport()
  return (
    <>
      <SettingRow
        name={<Trans>Bring in a download</Trans>}
        value={
          <Trans>
            A zip that you downloaded here or from another Potluck. You see what is in it before
            anything changes, and what you have already stays as it is. Recipes of{' '}
            <Link to="/import" className="link">
              other apps
            </Link>{' '}
            come in elsewhere.
          </Trans>
        }
        action={
          <FileButton
            accept=".zip,application/zip"
            onChoose={([file]) => file && archive.look(file)}
          >
            <Trans>Choose a zip</Trans>
          </FileButton>
        }
      />
      {archive.state && (
        <ImportDialog
          name={archive.file?.name ?? ''}
          state={archive.state}
          onBringIn={archive.bringIn}
          onStop={archive.stop}
          onClose={archive.close}
        />
      )}
    </>
  )
}
