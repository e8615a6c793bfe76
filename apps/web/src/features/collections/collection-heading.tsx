import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { useExport } from '../recipes/index.ts'
import type { Collection } from './api.ts'
import { RenameCollectionDialog } from './name-dialog.tsx'

interface CollectionHeadingProps {
  collection: Collection
  onDelete: () => void
}

/** The open collection's name, with buttons to rename and delete it. */
export function CollectionHeading({ collection, onDelete }: CollectionHeadingProps) {
  const { t } = useLingui()
  const [isRenaming, setRenaming] = useState(false)
  const { name } = collection
  const [saveAsFiles, exportDialog] = useExport({
    of: { collection: collection._id },
    description: <Trans>{name}: your own recipes in it, a file each in a zip</Trans>,
  })
  return (
    <div className="mb-4 flex items-center gap-1">
      <h2 className="min-w-0 font-display text-xl font-semibold break-words md:text-2xl">{name}</h2>
      <Menu
        align="start"
        trigger={(props) => <IconButton {...props} label={t`More about ${name}`} icon={Ellipsis} />}
      >
        <MenuItem icon={Pencil} onClick={() => setRenaming(true)}>
          <Trans>Rename</Trans>
        </MenuItem>
        <MenuItem icon={Download} onClick={saveAsFiles}>
          <Trans>Save as files</Trans>
        </MenuItem>
        <MenuItem icon={Trash2} danger onClick={onDelete}>
          <Trans>Delete collection</Trans>
        </MenuItem>
      </Menu>
      {exportDialog}
      {isRenaming && (
        <RenameCollectionDialog collection={collection} onClose={() => setRenaming(false)} />
      )}
    </div>
  )
}
