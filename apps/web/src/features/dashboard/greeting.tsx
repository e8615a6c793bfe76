import { Trans, useLingui } from '@lingui/react/macro'
import { partOfDay } from '@potluck/rules'
import { useSession } from '../auth/index.ts'

/** A greeting that fits the local time of day. */
export function Greeting() {
  const { t } = useLingui()
  const user = useSession()
  const name = user?.fullName || user?.username || t`Chef`
  const part = partOfDay(new Date().getHours())
  return (
    <header>
      <h1 className="font-display text-3xl font-semibold text-balance break-words lg:text-4xl">
        {part === 'morning' && <Trans>Good morning, {name}!</Trans>}
        {part === 'afternoon' && <Trans>Good afternoon, {name}!</Trans>}
        {part === 'evening' && <Trans>Good evening, {name}!</Trans>}
      </h1>
    </header>
  )
}
