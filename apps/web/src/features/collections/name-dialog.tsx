import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { serverMessage } from '../../platform/server-message.ts'
import { Field } from '../../ui/controls/field.tsx'
import { TextInput } from '../../ui/controls/inputs.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import type { SavedRecipe } from '../saved/index.ts'
import { type Collection, useCreateCollection, useRenameCollection } from './api.ts'

interface NewCollectionProps {
  /** The recipes it starts with. */
  recipes: SavedRecipe[]
  onMade?: (collection: Collection) => void
  onClose: () => void
}

/** Asks for the name of a new collection. */
export function NewCollectionDialog({ recipes, onMade, onClose }: NewCollectionProps) {
  const creating = useCreateCollection()
  return (
    <NameDialog
      title={<Trans>New collection</Trans>}
      submitLabel={<Trans>Create</Trans>}
      onSubmit={async (name) => onMade?.(await creating.mutateAsync({ name, recipes }))}
      onClose={onClose}
    />
  )
}

interface RenameProps {
  collection: Collection
  onClose: () => void
}

/** Asks for a new name. */
export function RenameCollectionDialog({ collection, onClose }: RenameProps) {
  const renaming = useRenameCollection()
  return (
    <NameDialog
      title={<Trans>Rename collection</Trans>}
      submitLabel={<Trans>Rename</Trans>}
      name={collection.name}
      onSubmit={(name) => renaming.mutateAsync({ id: collection._id, name })}
      onClose={onClose}
    />
  )
}

interface NameDialogProps {
  title: ReactNode
  submitLabel: ReactNode
  name?: string
  onSubmit: (name: string) => Promise<unknown>
  onClose: () => void
}

function NameDialog({ title, submitLabel, name = '', onSubmit, onClose }: NameDialogProps) {
  const { t } = useLingui()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name } })
  const { isSubmitting, errors } = formState

  const submit = handleSubmit(async (typed) => {
    try {
      await onSubmit(typed.name)
      onClose()
    } catch (error) {
      const message = serverMessage(error) ?? t`Failed to update the collection. Please try again.`
      setError('name', { message }, { shouldFocus: true })
    }
  })

  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
      pending={isSubmitting}
      onSubmit={submit}
    >
      <Field label={t`Name`} error={errors.name?.message}>
        <TextInput
          {...register('name', { validate: (typed) => typed.trim() !== '' || t`Give it a name` })}
          maxLength={TEXT_LIMITS.collectionName}
          autoComplete="off"
        />
      </Field>
    </FormDialog>
  )
}
