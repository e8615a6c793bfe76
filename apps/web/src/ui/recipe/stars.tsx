import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatRating } from '@potluck/rules'
import { useId } from 'react'
import { starFill } from './star-fill.ts'

const five = [1, 2, 3, 4, 5] as const
const starPath =
  'M10 1.800l2.550 5.160 5.700.830-4.120 4.020.970 5.670L10 14.800l-5.100 2.680.970-5.670L1.750 7.790l5.700-.830z'

interface StarsProps {
  /** 0 to 5; drawn to the nearest half. */
  rating: number
  className?: string
}

/** A rating as five stars; screen readers hear the number. */
export function Stars({ rating, className = '' }: StarsProps) {
  const { t } = useLingui()
  const shown = formatRating(rating)
  return (
    <span
      role="img"
      aria-label={t`${shown} out of 5 stars`}
      className={`inline-flex gap-0.5 ${className}`}
    >
      {five.map((star) => (
        <Star key={star} fill={starFill(rating, star)} />
      ))}
    </span>
  )
}

interface StarsInputProps {
  legend: string
  /** 1 to 5. */
  value: number
  onChange: (rating: number) => void
}

/** Five stars to choose from; a radio group, so the arrow keys work. */
export function StarsInput({ legend, value, onChange }: StarsInputProps) {
  const { t } = useLingui()
  const name = useId()
  return (
    <fieldset>
      <legend className="font-medium">{legend}</legend>
      <div className="-ml-2 flex">
        {five.map((star) => (
          <label
            key={star}
            title={t`${plural(star, { one: '# star', other: '# stars' })}`}
            className="grid size-11 cursor-pointer place-items-center rounded-field has-focus-visible:outline-2 has-focus-visible:outline-tomato"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={t`${plural(star, { one: '# star', other: '# stars' })}`}
              className="sr-only"
            />
            <Star fill={star <= value ? 1 : 0} large />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Star({ fill, large = false }: { fill: 0 | 0.5 | 1; large?: boolean }) {
  const clip = fill === 0.5 ? 'inset(0 50% 0 0)' : undefined
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={`${large ? 'size-7' : 'size-4.5'} text-star`}
    >
      <path
        d={starPath}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      {fill > 0 && <path d={starPath} fill="currentColor" clipPath={clip} />}
    </svg>
  )
}
