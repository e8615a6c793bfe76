import { Trans, useLingui } from '@lingui/react/macro'
import { findChoice, PANTRY_LIMITS, PANTRY_UNITS } from '@potluck/rules'
import { Field, FieldError } from '../../ui/controls/field.tsx'
import { Select, TextInput } from '../../ui/controls/inputs.tsx'
import type { ItemProblem, ItemValues } from './item-values.ts'
import { useUnits } from './use-units.ts'

interface ItemFieldsProps {
  values: ItemValues
  onChange: (changes: Partial<ItemValues>) => void
  problem: ItemProblem | undefined
  /** The earliest day the date picker offers. */
  firstDay?: string
  /** The class for the layout of the fields. */
  className: string
  /** The class of the name field. */
  nameClassName?: string
}

/** Name, quantity, unit and expiry of one item, with their errors. */
export function ItemFields(props: ItemFieldsProps) {
  const { values, onChange, problem, firstDay, className, nameClassName = '' } = props
  const { t } = useLingui()
  const units = useUnits()
  const isMissing = (text: string) => problem === 'missing' && text.trim() === ''
  return (
    <>
      <div className={className}>
        <Field label={t`Name`} className={nameClassName}>
          <TextInput
            value={values.name}
            onChange={(event) => onChange({ name: event.target.value })}
            maxLength={PANTRY_LIMITS.name}
            autoComplete="off"
            aria-invalid={isMissing(values.name) || undefined}
          />
        </Field>
        <Field label={t`Quantity`}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            value={values.qty}
            onChange={(event) => onChange({ qty: event.target.value })}
            aria-invalid={isMissing(values.qty) || problem === 'quantity' || undefined}
            className="tabular-nums"
          />
        </Field>
        <Field label={t`Unit`}>
          <Select
            value={values.qtyName}
            onChange={(event) => onChange({ qtyName: event.target.value })}
          >
            {PANTRY_UNITS.map((unit) => (
              <option key={unit} value={unit}>
                {units.label(unit)}
              </option>
            ))}
            {!findChoice(PANTRY_UNITS, values.qtyName) && <option>{values.qtyName}</option>}
          </Select>
        </Field>
        <Field label={t`Expiry date`} optional>
          <TextInput
            type="date"
            min={firstDay ?? PANTRY_LIMITS.firstDate}
            max={PANTRY_LIMITS.lastDate}
            value={values.expiryDate}
            onChange={(event) => onChange({ expiryDate: event.target.value })}
            aria-invalid={problem === 'date' || undefined}
          />
        </Field>
      </div>
      <div role="alert" className="empty:hidden">
        {problem && (
          <FieldError>
            <ItemProblemText problem={problem} />
          </FieldError>
        )}
      </div>
    </>
  )
}

function ItemProblemText({ problem }: { problem: ItemProblem }) {
  const { i18n } = useLingui()
  if (problem === 'missing') return <Trans>Please fill in name, quantity, and unit</Trans>
  if (problem === 'quantity') return <Trans>Quantity must be a positive number</Trans>
  if (problem === 'date') return <Trans>This date is too far from today</Trans>
  return <Trans>Quantity can be at most {i18n.number(PANTRY_LIMITS.qty)}</Trans>
}
