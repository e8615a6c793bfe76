import { Plural, Trans } from '@lingui/react/macro'
import { PencilLine } from 'lucide-react'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toSentence } from '../../kitchen/index.ts'
import type { Answer } from '../turns.ts'

/** What the kitchen changed in the answer, each with its reason. */
export function Corrections({ corrections }: Pick<Answer, 'corrections'>) {
  if (corrections.length === 0) return null
  return (
    <Disclosure
      summary={
        <span className="flex gap-2">
          <Icon of={PencilLine} size={18} className="mt-0.75 text-ink-soft" />
          <Plural
            value={corrections.length}
            one="The kitchen changed # thing before this was ready"
            other="The kitchen changed # things before this was ready"
          />
        </span>
      }
    >
      <ul className="mt-1 mb-2 max-w-measure divide-y divide-line border-y border-line">
        {corrections.map((correction, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: corrections have no name but their place
          <li key={index} className="py-2.5">
            <Correction correction={correction} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Correction({ correction }: { correction: Answer['corrections'][number] }) {
  const { before, after, reason } = correction
  return (
    <>
      {before !== '' && (
        <p className="text-ink-soft">
          <Trans>
            <Said>Before:</Said> <del className="decoration-ink-soft">{before}</del>
          </Trans>
        </p>
      )}
      <p>
        {after === '' ? (
          <Trans>Taken out</Trans>
        ) : (
          <Trans>
            <Said>Now:</Said> {after}
          </Trans>
        )}
      </p>
      {reason !== '' && <p className="text-sm text-ink-soft">{toSentence(reason)}</p>}
    </>
  )
}

function Said({ children }: { children?: string }) {
  return <span className="font-medium">{children}</span>
}
