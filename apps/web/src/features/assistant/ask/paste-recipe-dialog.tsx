import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { OriginalRecipe } from '../turns.ts'
import { readPastedRecipe } from './read-pasted-recipe.ts'

interface PasteRecipeDialogProps {
  open: boolean
  onClose: () => void
  onRead: (recipe: OriginalRecipe) => void
}

/** Reads a recipe from text: title, ingredients, steps. */
export function PasteRecipeDialog({ open, onClose, onRead }: PasteRecipeDialogProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [failed, setFailed] = useState(false)

  function read() {
    const recipe = readPastedRecipe(text)
    setFailed(!recipe)
    if (!recipe) return
    onRead(recipe)
    setText('')
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={<Trans>Paste a recipe</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={text.trim() === ''} onClick={read}>
            <Trans>Use this recipe</Trans>
          </Button>
        </>
      }
    >
      <Field
        label={t`Recipe`}
        hint={t`Its title on the first line, then ingredients and steps.`}
        error={failed ? t`Please add ingredients or steps under the title.` : undefined}
      >
        <TextArea
          rows={10}
          maxRows={18}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </Dialog>
  )
}
