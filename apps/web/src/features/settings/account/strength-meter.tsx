import { Trans, useLingui } from '@lingui/react/macro'
import { PASSWORD_STRENGTHS, type PasswordStrength, passwordStrength } from '@potluck/rules'
import type { Member } from '../../auth/index.ts'

interface StrengthMeterProps {
  password: string
  /** The member, if known: their names make weak passwords. */
  user?: Pick<Member, 'username' | 'fullName' | 'email'>
}

const colours: Record<PasswordStrength, string> = {
  weak: 'bg-beet',
  fair: 'bg-saffron',
  good: 'bg-basil',
  strong: 'bg-basil',
}

/** How hard a password is to guess, as a bar and in words; nothing while the field is empty. */
export function StrengthMeter({ password, user }: StrengthMeterProps) {
  const { t } = useLingui()
  const names = user
    ? [user.username, ...user.fullName.split(/\s+/), ...user.email.split('@', 1)]
    : []
  const strength = passwordStrength(password, names)
  const labels: Record<PasswordStrength, string> = {
    weak: t`Weak: longer is better, several words are best`,
    fair: t`Fair: a word more would help`,
    good: t`Good`,
    strong: t`Strong`,
  }
  const reached = PASSWORD_STRENGTHS.indexOf(strength)
  const label = labels[strength]
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex gap-1">
        {PASSWORD_STRENGTHS.map((step, at) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${password !== '' && at <= reached ? colours[strength] : 'bg-line'}`}
          />
        ))}
      </div>
      <p role="status" className="min-h-lh text-sm text-ink-soft">
        {password !== '' && <Trans>Strength: {label}</Trans>}
      </p>
    </div>
  )
}
