import { useLingui } from '@lingui/react/macro'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

const badgeStyles = cva(
  'inline-flex w-fit items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        plain: 'bg-line/60 text-ink',
        tomato: 'bg-tomato-wash text-tomato',
        basil: 'bg-basil-wash text-basil',
        saffron: 'bg-saffron-wash text-saffron',
        beet: 'bg-beet-wash text-beet',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
)

interface BadgeProps extends VariantProps<typeof badgeStyles> {
  icon?: ReactNode
  children: ReactNode
}

/** A short fact that should be noticed. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={badgeStyles({ tone })}>
      {icon}
      {children}
    </span>
  )
}

export type Difficulty = 'Easy' | 'Medium' | 'Hard'

/** Easy green, medium yellow, hard red, always with the word. */
export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  const tone = ({ Easy: 'basil', Medium: 'saffron', Hard: 'beet' } as const)[difficulty]
  return (
    <Badge tone={tone}>
      <DifficultyName difficulty={difficulty} />
    </Badge>
  )
}

/** The word alone. */
export function DifficultyName({ difficulty }: { difficulty: Difficulty }) {
  const { t } = useLingui()
  return { Easy: t`Easy`, Medium: t`Medium`, Hard: t`Hard` }[difficulty]
}

/** A recipe's status, in capitals; also used on pictures. */
export function StatusBadge({ status }: { status: 'draft' | 'published' }) {
  const { t } = useLingui()
  const text = { draft: t`Draft`, published: t`Published` }[status]
  const look = status === 'draft' ? 'bg-ink text-paper' : 'bg-basil text-paper'
  return (
    <span className={`w-fit rounded-tick px-2 py-0.5 text-sm font-semibold tracking-wide ${look}`}>
      {text.toLocaleUpperCase()}
    </span>
  )
}
