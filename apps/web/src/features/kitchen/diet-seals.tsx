import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BadgeCheck, CircleAlert, CircleQuestionMark } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DietFindings } from './diet-findings.tsx'
import { type DietGroups, toDietGroups } from './diet-groups.ts'
import { useDietName, useListing } from './diet-name.tsx'
import type { DietAnswer } from './kitchen-answers.ts'
import { toSentence } from './to-sentence.ts'

interface DietSealsProps {
  diets: DietAnswer[]
  /** The reader's restrictions, by label or id: shown first, whatever the verdict. */
  preferences?: readonly string[] | undefined
  /** The basis of the verdicts is explained beside it already. */
  isGroundTold?: boolean
  className?: string
}

/**
 * The diets a recipe suits in a short row, what it contains in a line, and the reasons unfolded
 * from that line.
 */
export function DietSeals(props: DietSealsProps) {
  const { diets, preferences, isGroundTold = false, className = '' } = props
  const { t } = useLingui()
  const groups = toDietGroups(diets, preferences)
  return (
    <section aria-label={t`Diets and allergens`} className={className}>
      <Warnings diets={groups.warnings} />
      <Seals seals={groups.seals} isGroundTold={isGroundTold} />
      <Disclosure summary={<Summary groups={groups} />} className="mt-1">
        <DietFindings groups={groups} />
      </Disclosure>
    </section>
  )
}

function Seals({ seals, isGroundTold }: { seals: DietAnswer[]; isGroundTold: boolean }) {
  const { t } = useLingui()
  if (seals.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ul className="contents">
        {seals.map(({ restriction, label }) => (
          <li key={restriction}>
            <Badge tone="basil" icon={<Icon of={BadgeCheck} size={16} />}>
              {restriction === 'nut-allergy' ? t`No nuts` : label}
            </Badge>
          </li>
        ))}
      </ul>
      {!isGroundTold && (
        <p className="text-sm text-ink-soft">
          <Trans>as far as the listed ingredients go</Trans>
        </p>
      )}
    </div>
  )
}

/** The reader's restrictions that the recipe breaks, or may break. */
function Warnings({ diets }: { diets: DietAnswer[] }) {
  if (diets.length === 0) return null
  const wash = diets.some(({ verdict }) => verdict === 'contains')
    ? 'bg-beet-wash'
    : 'bg-saffron-wash'
  return (
    <ul className={`mb-3 grid gap-2 rounded-field px-4 py-3 ${wash}`}>
      {diets.map((diet) => (
        <Warning key={diet.restriction} diet={diet} />
      ))}
    </ul>
  )
}

function Warning({ diet: { label, verdict, findings } }: { diet: DietAnswer }) {
  const contains = verdict === 'contains'
  const [first, ...more] = contains
    ? findings.filter((finding) => finding.verdict === 'contains')
    : findings
  return (
    <li className="flex gap-2.5">
      <Icon
        of={contains ? CircleAlert : CircleQuestionMark}
        className={`mt-0.5 ${contains ? 'text-beet' : 'text-saffron'}`}
      />
      <p className="min-w-0">
        <span className="font-medium">
          {contains ? (
            <Trans>{label}: does not suit.</Trans>
          ) : (
            <Trans>{label}: check the label.</Trans>
          )}
        </span>{' '}
        {first && toSentence(first.reason)}{' '}
        {more.length > 0 && <Plural value={more.length} one="And # more." other="And # more." />}
      </p>
    </li>
  )
}

function Summary({ groups }: { groups: DietGroups }) {
  const nameOf = useDietName()
  const list = useListing()
  const { contains, toCheck, isClear } = groups
  const contained = list(contains.flatMap(({ diets }) => diets.map(nameOf)))
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      {contained !== '' && (
        <span className="flex items-start gap-1.5">
          <Icon of={CircleAlert} size={18} className="mt-0.75 text-beet" />
          <span>
            <Trans>Contains {contained}</Trans>
          </span>
        </span>
      )}
      {toCheck.length > 0 && (
        <span className="flex items-start gap-1.5">
          <Icon of={CircleQuestionMark} size={18} className="mt-0.75 text-saffron" />
          <Plural
            value={toCheck.length}
            one="Check the label of # line"
            other="Check the label of # lines"
          />
        </span>
      )}
      {contained === '' && toCheck.length === 0 && (
        <span className="flex items-start gap-1.5">
          <Icon
            of={isClear ? BadgeCheck : CircleQuestionMark}
            size={18}
            className={`mt-0.75 ${isClear ? 'text-basil' : 'text-saffron'}`}
          />
          {isClear ? (
            <Trans>None of the 14 allergens in what is listed</Trans>
          ) : (
            <Trans>Not everything can be told</Trans>
          )}
        </span>
      )}
    </span>
  )
}
