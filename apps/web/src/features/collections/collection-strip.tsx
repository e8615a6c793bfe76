import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Folder, FolderPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { RecipeCover } from '../../ui/recipe/recipe-cover.tsx'
import type { SavedRecipe } from '../saved/index.ts'
import type { Collection } from './api.ts'

interface CollectionStripProps {
  collections: Collection[]
  /** All saved recipes. */
  recipes: SavedRecipe[]
  onNew: () => void
}

const tileStyles =
  'group grid w-28 cursor-pointer grid-cols-1 gap-2 rounded-card p-1.5 text-left text-sm sm:w-32'
const faceStyles =
  'grid aspect-square place-items-center overflow-hidden rounded-field ring-offset-2 ring-offset-paper group-aria-[current=page]:ring-2 group-aria-[current=page]:ring-tomato'

/** The collections in a row: all saved recipes, then each collection, then a new one. */
export function CollectionStrip({ collections, recipes, onNew }: CollectionStripProps) {
  const { t } = useLingui()
  const latest = recipes.slice(0, 4).map(({ imageUrl }) => imageUrl)
  return (
    <nav aria-label={t`Collections`} className="mb-6">
      <ul className="relative -mx-4 flex items-start gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:thin] md:-mx-8 md:px-8">
        <li>
          <CollectionLink name={<Trans>All saved</Trans>} count={recipes.length} covers={latest} />
        </li>
        {collections.map(({ _id, name, count, covers }) => (
          <li key={_id}>
            <CollectionLink id={_id} name={name} count={count} covers={covers} />
          </li>
        ))}
        <li>
          <button type="button" onClick={onNew} className={tileStyles}>
            <span
              className={`${faceStyles} border border-dashed border-line-strong text-ink-soft group-hover:text-ink`}
            >
              <Icon of={FolderPlus} size={24} />
            </span>
            <span className="font-medium">
              <Trans>New collection</Trans>
            </span>
          </button>
        </li>
      </ul>
    </nav>
  )
}

interface CollectionLinkProps {
  id?: string
  name: ReactNode
  count: number
  covers: string[]
}

function CollectionLink({ id, name, count, covers }: CollectionLinkProps) {
  return (
    <Link
      to="/savedRecipes"
      search={id ? { collection: id } : {}}
      activeOptions={{ exact: true, explicitUndefined: true }}
      replace
      resetScroll={false}
      className={tileStyles}
    >
      <Collage covers={covers} />
      <span>
        <span className="block truncate font-medium decoration-tomato decoration-2 underline-offset-3 group-hover:underline">
          {name}
        </span>
        <span className="text-ink-soft tabular-nums">
          <Plural value={count} one="# recipe" other="# recipes" />
        </span>
      </span>
    </Link>
  )
}

/** Four different covers as a square, or a single one. */
function Collage({ covers }: { covers: string[] }) {
  const different = [...new Set(covers)]
  const shown = different.slice(0, different.length < 4 ? 1 : 4)
  return (
    <span className={`${faceStyles} bg-sunk ${shown.length > 1 ? 'grid-cols-2' : ''}`}>
      {shown.length === 0 && <Icon of={Folder} size={24} className="text-ink-soft" />}
      {shown.map((cover) => (
        <span key={cover} className="size-full overflow-hidden">
          <RecipeCover imageUrl={cover} alt="" sizes="120px" />
        </span>
      ))}
    </span>
  )
}
