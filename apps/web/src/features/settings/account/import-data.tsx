import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { ArchiveDialog, useArchive } from '../../imports/index.ts'
import { SettingRow } from './setting-row.tsx'

/** Imports an archive of this or another Potluck into the account. */
export function ImportData() {
  const archive = useArchive()
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
        <ArchiveDialog
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
