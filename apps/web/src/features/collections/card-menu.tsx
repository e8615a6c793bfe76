import { Trans, useLingui } from '@lingui/react/macro'
import { FolderPlus, Folders } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Menu, MenuCheckItem, MenuItem, MenuLabel, MenuSeparator } from '../../ui/overlays/menu.tsx'
import type { SavedRecipe } from '../saved/index.ts'
import type { Collection } from './api.ts'
import type { CollectionActs } from './use-collection-acts.tsx'

interface CardMenuProps {
  recipe: SavedRecipe
  collections: Collection[]
  acts: CollectionActs
  /** Asks for the name of a new collection that starts with this recipe. */
  onNew: () => void
}

/** On a saved card: the collections with this recipe, to tick. */
export function CardMenu({ recipe, collections, acts, onNew }: CardMenuProps) {
  const { t } = useLingui()
  // A hundred items for each of a thousand cards are too many, so they are drawn only for the card
  // being used.
  const [isNear, setNear] = useState(false)
  return (
    <Menu
      trigger={(props) => (
        <IconButton
          {...props}
          label={t`Collections of ${recipe.title}`}
          data-tooltip={t`Collections`}
          icon={Folders}
          size="sm"
          onPointerEnter={() => setNear(true)}
          onFocus={() => setNear(true)}
        />
      )}
    >
      <MenuLabel>
        <Trans>Collections</Trans>
      </MenuLabel>
      {isNear &&
        collections.map((collection) => (
          <MenuCheckItem
            key={collection._id}
            checked={recipe.collections.includes(collection._id)}
            onCheckedChange={(isIn) =>
              isIn ? acts.putIn(recipe, collection) : acts.takeOut(recipe, collection)
            }
          >
            <span className="min-w-0 truncate">{collection.name}</span>
          </MenuCheckItem>
        ))}
      {collections.length > 0 && <MenuSeparator />}
      <MenuItem icon={FolderPlus} onClick={onNew}>
        <Trans>New collection</Trans>
      </MenuItem>
    </Menu>
  )
}
