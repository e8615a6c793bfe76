import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  BadgeCheck,
  CircleAlert,
  CircleQuestionMark,
  CircleSlash,
  type LucideIcon,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { DietGroups, Objected } from './diet-groups.ts'
import { useDietName, useListing } from './diet-name.tsx'
import type { LineToCheck } from './lines-to-check.ts'
import { toSentence } from './to-sentence.ts'

/** Each verdict with the line and the reason it is based on. */
export function DietFindings({ groups }: { groups: DietGroups }) {
  const { t } = useLingui()
  const { contains, toCheck, untold, breaks, suits, absent } = groups
  return (
    <div className="mt-1 grid gap-6 border-t border-line pt-5 pb-2">
      {contains.length > 0 && (
        <Part icon={CircleAlert} ink="text-beet" title={t`Contains`}>
          <Contained rows={contains} />
        </Part>
      )}
      {toCheck.length > 0 && (
        <Part icon={CircleQuestionMark} ink="text-saffron" title={t`Check the label`}>
          <Undecided lines={toCheck} />
        </Part>
      )}
      {breaks.length > 0 && (
        <Part icon={CircleSlash} ink="text-ink-soft" title={t`Does not suit`}>
          <Broken rows={breaks} />
        </Part>
      )}
      {untold.length > 0 && (
        <Part icon={CircleQuestionMark} ink="text-saffron" title={t`Cannot be told`}>
          <Undecided lines={untold} />
        </Part>
      )}
      <Free suits={suits} absent={absent} />
    </div>
  )
}

interface PartProps {
  icon: LucideIcon
  ink: string
  title: string
  children: ReactNode
}

function Part({ icon, ink, title, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <p id={id} className="mb-2 flex items-center gap-2 font-medium">
        <Icon of={icon} size={18} className={ink} />
        {title}
      </p>
      {children}
    </section>
  )
}

function Contained({ rows }: { rows: Objected[] }) {
  const nameOf = useDietName()
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map(({ diets, findings }) => {
        const names = diets.map(nameOf).join(', ')
        return (
          <div key={names} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[9rem_1fr]">
            <dt className="font-medium first-letter:uppercase">{names}</dt>
            <dd>
              <Grounds findings={findings} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** Most of it is shown above already, so each one is folded. */
function Broken({ rows }: { rows: Objected[] }) {
  const nameOf = useDietName()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ diets, findings }) => {
        const names = diets.map(nameOf).join(', ')
        return (
          <li key={names}>
            <Disclosure
              summary={
                <span>
                  {names}{' '}
                  <span className="text-sm text-ink-soft">
                    <Plural value={findings.length} one="# reason" other="# reasons" />
                  </span>
                </span>
              }
            >
              <div className="pt-1 pb-3">
                <Grounds findings={findings} />
              </div>
            </Disclosure>
          </li>
        )
      })}
    </ul>
  )
}

function Grounds({ findings }: Pick<Objected, 'findings'>) {
  return (
    <ul className="grid gap-1.5">
      {findings.map(({ line, reason }) => (
        <li key={`${line}\n${reason}`}>
          <Ground line={line} reasons={[reason]} />
        </li>
      ))}
    </ul>
  )
}

function Undecided({ lines }: { lines: LineToCheck[] }) {
  const list = useListing()
  return (
    <ul className="grid gap-3">
      {lines.map(({ line, reasons, diets }) => {
        const names = list(diets.map(({ label }) => label))
        return (
          <li key={line}>
            <Ground line={line} reasons={reasons} />
            {names !== '' && (
              <p className="text-sm text-ink-soft">
                <Trans>Decides: {names}</Trans>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The reason, and the words of the recipe it refers to. */
function Ground({ line, reasons }: { line: string; reasons: string[] }) {
  return (
    <>
      {line !== '' && <p>{line}</p>}
      {reasons.map((reason) => (
        <p key={reason} className="text-ink-soft">
          {toSentence(reason)}
        </p>
      ))}
    </>
  )
}

function Free({ suits, absent }: Pick<DietGroups, 'suits' | 'absent'>) {
  const { t } = useLingui()
  const nameOf = useDietName()
  const list = useListing()
  const suited = list(suits.map(nameOf))
  const missing = list(absent.map(nameOf))
  if (suited === '' && missing === '') return null
  return (
    <Part icon={BadgeCheck} ink="text-basil" title={t`Free, as far as the listed ingredients go`}>
      <div className="grid max-w-measure gap-1 text-ink-soft">
        {suited !== '' && (
          <p>
            <Trans>Suits: {suited}.</Trans>
          </p>
        )}
        {missing !== '' && (
          <p>
            <Trans>Lists no {missing}.</Trans>
          </p>
        )}
      </div>
    </Part>
  )
}
