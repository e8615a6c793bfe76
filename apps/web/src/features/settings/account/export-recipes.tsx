import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/controls/button.tsx'
import { useExport } from '../../recipes/index.ts'
import { SettingRow } from './setting-row.tsx'

/** The member's recipes as files for other programs. */
export function ExportRecipes() {
  const [saveAsFiles, exportDialog] = useExport({
    of: {},
    description: <Trans>All recipes of your own, a file each in a zip</Trans>,
  })
  return (
    <>
      <SettingRow
        name={<Trans>My recipes for other programs</Trans>}
        value={<Trans>A zip of texts: RecipeMD, Cooklang or plain Markdown.</Trans>}
        action={
          <Button onClick={saveAsFiles}>
            <Trans>Choose a format</Trans>
          </Button>
        }
      />
      {exportDialog}
    </>
  )
}
