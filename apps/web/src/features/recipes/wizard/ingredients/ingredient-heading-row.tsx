import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import type { ClipboardEvent } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextInput } from '../../../../ui/controls/inputs.tsx'
import { useTextLimit } from '../../../../ui/controls/use-text-limit.ts'
import type { RecipeForm } from '../recipe-form.ts'
import { DragHandle } from '../rows/drag-handle.tsx'
import { RowActions } from '../rows/row-actions.tsx'
import { handleRowKey } from '../rows/row-keys.ts'
import type { RowPlace } from '../rows/use-rows.ts'

interface IngredientHeadingRowProps extends RowPlace {
  form: UseFormReturn<RecipeForm>
  /** Called on Enter, to go to the next row. */
  onEnter: (index: number) => void
  onPaste: (index: number, event: ClipboardEvent) => void
  /** There is no ingredient below it. */
  isEmpty: boolean
  /** There is a group above it, which it ends. */
  endsGroup: boolean
}

/** The heading of the ingredients below it, up to the next heading. Removing it keeps them. */
export function IngredientHeadingRow(props: IngredientHeadingRowProps) {
  const { form, index, isLast, isOnly, onMove, onGrab, onRemove, onPaste } = props
  const { t } = useLingui()
  const name = `ingredients.${index}` as const
  const words = useWatch({ control: form.control, name: `${name}.name` })
  const { errors } = useFormState({ control: form.control, name })
  const atMost = useTextLimit()

  return (
    <li>
      <fieldset
        onKeyDown={(event) => handleRowKey(event, props)}
        onPaste={(event) => onPaste(index, event)}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 pt-3"
      >
        <legend className="sr-only">
          <Trans>Heading</Trans>
        </legend>
        <div className="col-span-2 flex sm:col-span-1">
          <DragHandle onGrab={(event) => onGrab(event, index)} className="-ml-1.5 touch:-ml-2.5" />
          <Field
            label={t`Heading`}
            hideLabel
            error={errors.ingredients?.[index]?.name?.message}
            className="min-w-0 flex-1"
          >
            <TextInput
              {...form.register(`${name}.name`, { validate: atMost(TEXT_LIMITS.ingredientGroup) })}
              placeholder={t`For the sauce`}
              autoComplete="off"
              className="font-display font-semibold"
            />
          </Field>
        </div>
        <RowActions
          index={index}
          isLast={isLast}
          isOnly={isOnly}
          onMove={onMove}
          onRemove={onRemove}
          className="col-start-2 justify-self-end"
        />
        <Note {...props} words={words} />
      </fieldset>
    </li>
  )
}

type NoteProps = Pick<IngredientHeadingRowProps, 'isEmpty' | 'endsGroup'> & { words: string }

function Note({ isEmpty, endsGroup, words }: NoteProps) {
  const isBlank = words.trim() === ''
  if (isBlank ? !endsGroup || isEmpty : !isEmpty) return null
  return (
    <p className="col-span-full -mt-0.5 text-sm text-ink-soft sm:-mt-1 sm:pl-4.5 sm:touch:pl-6.5">
      {isBlank ? (
        <Trans>Without words here, what stands below belongs to no group.</Trans>
      ) : (
        <Trans>A heading is saved with the ingredients below it.</Trans>
      )}
    </p>
  )
}
