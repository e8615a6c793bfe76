import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/controls/button.tsx'
import { Field } from '../../../ui/controls/field.tsx'
import { Select } from '../../../ui/controls/inputs.tsx'
import type { UnknownTable } from '../api.ts'
import { useFieldNames } from './use-field-names.ts'

interface MappingFormProps {
  table: UnknownTable
  /** What each column is; those that say nothing of a recipe are left out. */
  onSay: (mapping: Record<string, string>) => void
}

/** Asks what the columns of a table are, each with what stands in it. */
export function MappingForm({ table: { columns, fields }, onSay }: MappingFormProps) {
  const { t } = useLingui()
  const names = useFieldNames()
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState<string>()
  const fieldOf = ({ name, field }: UnknownTable['columns'][number]) => chosen[name] ?? field ?? ''

  function say(event: FormEvent) {
    event.preventDefault()
    const said = columns.flatMap((column) => {
      const field = fieldOf(column)
      return field === '' ? [] : [[column.name, field] as const]
    })
    if (!said.some(([, field]) => field === 'title')) {
      return setProblem(t`Say which column is the title.`)
    }
    onSay(Object.fromEntries(said))
  }

  return (
    <form onSubmit={say} noValidate className="mt-3 rounded-card border border-line bg-surface p-5">
      <p className="font-medium">
        <Trans>What are the columns of this table?</Trans>
      </p>
      <p className="mt-1 text-ink-soft">
        <Trans>Its headings do not say. Columns without a choice are left out.</Trans>
      </p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {columns.map((column) => (
          <li key={column.name}>
            <Field
              label={<span className="wrap-anywhere">{column.name}</span>}
              hint={<Samples samples={column.samples} />}
            >
              <Select
                value={fieldOf(column)}
                onChange={({ target }) => {
                  setProblem(undefined)
                  setChosen({ ...chosen, [column.name]: target.value })
                }}
              >
                <option value="">{t`Leave it out`}</option>
                {fields.map((field) => (
                  <option key={field} value={field}>
                    {names[field] ?? field}
                  </option>
                ))}
              </Select>
            </Field>
          </li>
        ))}
      </ul>
      {problem && (
        <p role="alert" className="mt-4 text-beet">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" className="mt-4">
        <Trans>Read the table</Trans>
      </Button>
    </form>
  )
}

/** What stands in the first rows. */
function Samples({ samples }: { samples: string[] }) {
  if (samples.length === 0) {
    return (
      <span>
        <Trans>Nothing stands in it.</Trans>
      </span>
    )
  }
  return <span className="line-clamp-2 wrap-anywhere">{samples.join(' · ')}</span>
}
