import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ClipboardPaste, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { OriginalRecipe } from '../turns.ts'
import type { AdaptTarget } from './ask-draft.ts'
import { PasteRecipeDialog } from './paste-recipe-dialog.tsx'

interface AdaptPanelProps {
  target: AdaptTarget | undefined
  /** Used if no other is chosen. */
  lastRecipe: OriginalRecipe | undefined
  onChange: (target: AdaptTarget | undefined) => void
  /** The pressed button disappears, so the focus moves on. */
  onChanged: () => void
}

/** Chooses the recipe to adapt: a selected one, else the chat's last one, else one to paste. */
export function AdaptPanel({ target, lastRecipe, onChange, onChanged }: AdaptPanelProps) {
  const { t } = useLingui()
  const [pasting, setPasting] = useState(false)

  function change(next: AdaptTarget | undefined) {
    // While a dialog is open, nothing outside it can be focused.
    flushSync(() => {
      onChange(next)
      setPasting(false)
    })
    onChanged()
  }

  return (
    <div className="flex min-h-11 items-center gap-2 rounded-field border border-line bg-surface pr-1 pl-3">
      <p className="min-w-0 flex-1 truncate">
        <TargetName target={target} lastRecipe={lastRecipe} />
      </p>
      {target && (
        <IconButton
          label={t`Do not adapt this recipe`}
          icon={X}
          size="sm"
          onClick={() => change(undefined)}
        />
      )}
      {!target && (
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon of={ClipboardPaste} size={18} />}
          onClick={() => setPasting(true)}
        >
          {lastRecipe ? <Trans>Paste another</Trans> : <Trans>Paste a recipe</Trans>}
        </Button>
      )}
      <PasteRecipeDialog
        open={pasting}
        onClose={() => setPasting(false)}
        onRead={(recipe) => change({ kind: 'text', recipe })}
      />
    </div>
  )
}

function TargetName({
  target,
  lastRecipe,
}: Pick<AdaptPanelProps, 'target' | 'lastRecipe'>): ReactNode {
  if (target?.kind === 'stored') {
    return (
      <Link
        to="/recipe/$recipeId"
        params={{ recipeId: target.recipeId }}
        className="font-medium underline-offset-4 hover:underline"
      >
        {target.title}
      </Link>
    )
  }
  if (target) return <span className="font-medium">{target.recipe.title}</span>
  if (lastRecipe) return <Trans>The recipe above: {lastRecipe.title}</Trans>
  return (
    <span className="text-ink-soft">
      <Trans>Which recipe?</Trans>
    </span>
  )
}
