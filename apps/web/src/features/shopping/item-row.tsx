import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Pencil, Trash2 } from 'lucide-react'
import { Fragment, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Checkbox } from '../../ui/controls/checks.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { toBuy } from './aisles.ts'
import type { ShoppingItem } from './api.ts'
import { ItemEditor } from './item-editor.tsx'
import { gatherSourceRecipes } from './source-recipes.ts'
import type { ShoppingActs } from './use-shopping-acts.ts'

interface ItemRowProps {
  item: ShoppingItem
  leavesOut: boolean
  acts: ShoppingActs
}

/** One thing to buy: the amount, the name, and the recipes that need it. */
export function ItemRow({ item, leavesOut, acts }: ItemRowProps) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const { amount, name } = toBuy(item, leavesOut)

  function closeEditor() {
    flushSync(() => setEditing(false))
    editButton.current?.focus()
  }

  if (isEditing) {
    return (
      <li className="border-b border-line py-3 last:border-0">
        <ItemEditor
          item={item}
          onSave={(text) => {
            closeEditor()
            void acts.reword(item, text)
          }}
          onCancel={closeEditor}
        />
      </li>
    )
  }
  return (
    <li className="flex items-start gap-1 border-b border-line last:border-0">
      <div className="min-w-0 flex-1 pb-1">
        <Checkbox
          className="pb-1"
          checked={item.isTicked}
          onChange={() => acts.tick(item)}
          label={
            <span className={`wrap-anywhere ${item.isTicked ? 'text-ink-soft line-through' : ''}`}>
              {amount && <span className="font-medium tabular-nums">{amount} </span>}
              {name}
              {item.optional && (
                <span className="text-ink-soft">
                  {' '}
                  <Trans>(optional)</Trans>
                </span>
              )}
            </span>
          }
        />
        <Reasons item={item} leavesOut={leavesOut} />
      </div>
      <span className="flex pt-0.5">
        <IconButton
          ref={editButton}
          size="sm"
          label={t`Edit ${name}`}
          icon={Pencil}
          onClick={() => setEditing(true)}
        />
        <IconButton
          size="sm"
          label={t`Take ${name} off the list`}
          icon={Trash2}
          onClick={() => acts.remove(item)}
        />
      </span>
    </li>
  )
}

const quietLink =
  'underline decoration-line-strong/60 underline-offset-3 hover:text-ink hover:decoration-current'

/** Which recipes need it, and how much is at home. */
function Reasons({ item, leavesOut }: { item: ShoppingItem; leavesOut: boolean }) {
  const { recipes, atHome, amount } = item
  // An item that is wanted in any case is not reduced by what is at home.
  const isPart = leavesOut && !item.isTicked && amount !== '' && item.left !== amount
  if (recipes.length === 0 && atHome === null) return null
  return (
    <p className="pb-1 pl-8 text-sm text-ink-soft wrap-anywhere">
      {gatherSourceRecipes(recipes).map(({ recipeId, title, times, byDay }, index) => (
        <Fragment key={recipeId ?? title}>
          {index > 0 && ' · '}
          {recipeId ? (
            <Link to="/recipe/$recipeId" params={{ recipeId }} className={quietLink}>
              {title}
            </Link>
          ) : (
            title
          )}
          {times > 1 && (
            <span className="tabular-nums">
              {' ('}
              {byDay ? (
                <Plural value={times} one="# day" other="# days" />
              ) : (
                <Plural value={times} one="# time" other="# times" />
              )}
              )
            </span>
          )}
        </Fragment>
      ))}
      {recipes.length > 0 && atHome !== null && ' · '}
      {atHome !== null &&
        (isPart ? (
          <Trans>
            {atHome} at home of {amount}
          </Trans>
        ) : (
          <Trans>{atHome} at home</Trans>
        ))}
    </p>
  )
}
