import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'

interface SavedForm<Fields extends FieldValues> {
  form: UseFormReturn<Fields>
  /** Replaces the typed values by those the server saved. */
  showSaved: (fields: Fields) => void
}

/**
 * A form for data of the server: it follows changes made elsewhere, except in fields that were
 * edited here.
 */
export function useSavedForm<Fields extends FieldValues>(held: Fields): SavedForm<Fields> {
  const form = useForm<Fields>({ values: held, resetOptions: { keepDirtyValues: true } })
  return {
    form,
    // By the options above, `reset` keeps what was typed unless told otherwise.
    showSaved: (fields) => form.reset(fields as DefaultValues<Fields>, { keepDirtyValues: false }),
  }
}
