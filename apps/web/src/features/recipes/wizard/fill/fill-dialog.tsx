import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { RecipeForm } from '../recipe-form.ts'
import { type FilledField, findFound, isBlankField } from './fill-plan.ts'
import { FillSourceFields } from './fill-source-fields.tsx'
import { FoundField } from './found-field.tsx'
import type { PastedRecipe } from './read-pasted-recipe.ts'
import { useFillSource } from './use-fill-source.ts'

interface FillDialogProps {
  isOpen: boolean
  /** The text to start with. */
  text: string
  /** The form's current content. */
  form: RecipeForm
  onFill: (pasted: PastedRecipe, fields: FilledField[]) => void
  onClose: () => void
}

/**
 * Shows a recipe as text and what was read from it; fields that already have content are kept
 * unless the cook ticks them.
 */
export function FillDialog({ isOpen, text, form, onFill, onClose }: FillDialogProps) {
  const source = useFillSource(text)
  const { pasted } = source
  const [chosen, setChosen] = useState<Partial<Record<FilledField, boolean>>>({})
  const isChosen = (field: FilledField) => chosen[field] ?? isBlankField(form, field)
  const found = pasted ? findFound(pasted) : []
  const fields = found.filter(isChosen)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size={source.isReadingPhotos ? 'lg' : 'md'}
      title={<Trans>Fill in the recipe</Trans>}
      description={
        <Trans>
          Paste a whole recipe, or the address of a page that has one: its title, ingredients and
          steps go where they belong.
        </Trans>
      }
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={fields.length === 0}
            onClick={() => pasted && onFill(pasted, fields)}
          >
            <Trans>Fill in the Recipe</Trans>
          </Button>
        </>
      }
    >
      <FillSourceFields source={source} />
      <div className="mt-5" aria-live="polite">
        {source.isTextWithoutRecipe && (
          <p className="text-saffron">
            <Trans>No recipe is seen in it yet: it needs a list of ingredients, and steps.</Trans>
          </p>
        )}
        {pasted &&
          found.map((field) => (
            <FoundField
              key={field}
              field={field}
              pasted={pasted}
              isWritten={!isBlankField(form, field)}
              isChosen={isChosen(field)}
              onChange={(yes) => setChosen({ ...chosen, [field]: yes })}
            />
          ))}
      </div>
    </Dialog>
  )
}
