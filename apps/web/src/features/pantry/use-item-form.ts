import { type FormEvent, useState } from 'react'
import type { ItemEntry } from './api.ts'
import { type ItemProblem, type ItemValues, readValues } from './item-values.ts'

/** The state of a form for one item. `onSubmit` gets the values read from it. */
export function useItemForm(initial: ItemValues, onSubmit: (entry: ItemEntry) => void) {
  const [values, setValues] = useState(initial)
  const [problem, setProblem] = useState<ItemProblem>()

  function change(changes: Partial<ItemValues>) {
    setValues((current) => ({ ...current, ...changes }))
    setProblem(undefined)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const read = readValues(values)
    if (!read.ok) return setProblem(read.problem)
    onSubmit(read.entry)
  }

  return { fields: { values, problem, onChange: change }, submit, change }
}
