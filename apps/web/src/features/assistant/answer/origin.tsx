import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { toRestrictionLabel } from '../../kitchen/index.ts'
import type { Answer } from '../turns.ts'

/** Who wrote an answer, and from what. */
export function Origin({ engine, context }: Pick<Answer, 'engine' | 'context'>) {
  return (
    <div className="text-sm text-ink-soft">
      {engine !== null && (
        <p>
          <Trans>Written by {engine}</Trans>
        </p>
      )}
      {context && <Context context={context} />}
    </div>
  )
}

type ContextGiven = { context: NonNullable<Answer['context']> }

function Context({ context }: ContextGiven) {
  const { pantry, photo, standsInFor } = context
  const used = useUsed(context)
  return (
    <>
      {standsInFor !== null && (
        <p>
          <Trans>{standsInFor} did not answer, so the built-in engine did</Trans>
        </p>
      )}
      {photo === 'unseen' && (
        <p>
          <Trans>This engine cannot see pictures; it worked from the text</Trans>
        </p>
      )}
      {used.length > 0 && (
        <p>
          <Trans>It went by: {used.join(' · ')}</Trans>
        </p>
      )}
      {pantry.length > 0 && <Pantry foods={pantry} />}
    </>
  )
}

/** What the answer took into account, in a few words each. */
function useUsed({ restrictions, skill, units, turns, photo }: ContextGiven['context']): string[] {
  const { t } = useLingui()
  const measures = units && { us: t`cups and ounces`, metric: t`grams and millilitres` }[units]
  return [
    ...new Set(restrictions.map(toRestrictionLabel)),
    ...(skill ? [t`cooking skill: ${skill}`] : []),
    ...(measures ? [measures] : []),
    ...(turns > 0 ? [turns === 1 ? t`the answer before` : t`${turns} earlier answers`] : []),
    ...(photo === 'seen' ? [t`your picture`] : []),
  ]
}

function Pantry({ foods }: { foods: string[] }) {
  return (
    <Disclosure
      summary={
        <Plural value={foods.length} one="# item of your pantry" other="# items of your pantry" />
      }
    >
      <p className="max-w-measure pb-2">{foods.join(', ')}</p>
    </Disclosure>
  )
}
