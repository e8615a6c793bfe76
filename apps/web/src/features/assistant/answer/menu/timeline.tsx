import { Trans, useLingui } from '@lingui/react/macro'
import { formatDuration } from '@potluck/kitchen'
import { useState } from 'react'
import { Field } from '../../../../ui/controls/field.tsx'
import { TextInput } from '../../../../ui/controls/inputs.tsx'
import type { Menu } from '../page.ts'
import { clockOf, fromField, toField } from './clock.ts'

type Moment = Menu['timeline'][number]

/** The serving time if none was given. */
const USUAL_HOUR = 19 * 60

/** What to do when, counted back from the serving time. */
export function Timeline({ menu: { timeline, servedAt } }: { menu: Menu }) {
  const { t } = useLingui()
  const [hour, setHour] = useState(servedAt ?? USUAL_HOUR)
  if (timeline.length === 0) return null
  return (
    <section className="mt-7">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h3 className="font-display text-xl font-semibold">
          <Trans>What to do when</Trans>
        </h3>
        <Field label={t`Served at`} className="w-36">
          <TextInput
            type="time"
            value={toField(hour)}
            onChange={({ target }) => setHour(fromField(target.value) ?? hour)}
          />
        </Field>
      </div>
      <ol className="grid gap-4">
        {timeline.map((moment) => (
          <MomentRow
            key={`${moment.minutesBefore} ${moment.dish} ${moment.text}`}
            moment={moment}
            hour={hour}
          />
        ))}
      </ol>
    </section>
  )
}

function MomentRow({ moment, hour }: { moment: Moment; hour: number }) {
  const { t, i18n } = useLingui()
  const { minutesBefore, dish, text, active, unattended } = moment
  const [work, waiting] = [formatDuration(active), formatDuration(unattended)]
  const { clock, daysBefore } = clockOf(hour, minutesBefore, i18n.locale)
  return (
    <li className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <p className="font-medium tabular-nums">
        {daysBefore > 0 && (
          <span className="block text-sm font-normal text-ink-soft">
            {daysBefore === 1 ? t`The day before` : t`${daysBefore} days before`}
          </span>
        )}
        {clock}
      </p>
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{dish}</p>
        <p className="max-w-measure">{text}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {active > 0 && <Trans>{work} of work</Trans>}
          {active > 0 && unattended > 0 && ' · '}
          {unattended > 0 && <Trans>{waiting} by itself</Trans>}
        </p>
      </div>
    </li>
  )
}
