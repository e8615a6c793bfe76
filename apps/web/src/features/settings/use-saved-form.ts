import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'

interface SavedForm<Fields extends FieldValues> {
  form: UseFormReturn<Fields>
  /** Puts what the server made of the fields in place of what was typed. */
  showSaved: (fields: Fields) => void
}

/** A form of what the server holds: it follows changes made elsewhere, but in fields that were changed here. */
export function useSavedForm<Fields extends FieldValues>(held: Fields): SavedForm<Fields> {
  const form = useForm<Fields>({ values: held, resetOptions: { keepDirtyValues: true } })
  return {
    form,
    // `reset` keeps to the options above, and so to what was typed, unless told otherwise.
    showSaved: (fields) => form.reset(fields as DefaultValues<Fields>, { keepDirtyValues: false }),
  }
}
