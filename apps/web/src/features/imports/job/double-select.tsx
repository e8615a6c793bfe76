import { useLingui } from '@lingui/react/macro'
import { serverMessage } from '../../../platform/server-message.ts'
import { Select } from '../../../ui/controls/inputs.tsx'
import { toast } from '../../../ui/overlays/toast.ts'
import { type Import, type ImportItem, useChooseDouble } from '../api.ts'
import { isDeclined, useOriginQuestion } from '../origin/use-origin-question.tsx'

interface DoubleSelectProps {
  run: Import
  item: ImportItem
}

/** What is done with a double, as long as that can be said. */
export function DoubleSelect({ run, item }: DoubleSelectProps) {
  const { t } = useLingui()
  const choose = useChooseDouble(run._id)
  const [askOrigin, originDialog] = useOriginQuestion()
  const { position, title, choice, state, like } = item
  if (!CHOOSABLE.has(run.state) || (state !== 'waiting' && state !== 'skipped')) return null
  const known = choice ?? (state === 'skipped' ? 'skip' : null)
  const shown = choose.isPending ? choose.variables.choice : known
  const tell = (error: unknown) => {
    if (isDeclined(error)) return
    toast.error(serverMessage(error) ?? t`That did not work.`)
  }
  return (
    <>
      <Select
        aria-label={t`What is done with ${title}`}
        className="w-64 max-w-full"
        value={shown ?? ''}
        onChange={({ target }) => {
          const wanted = target.value as NonNullable<typeof choice>
          const send = (confirmOrigin?: true) =>
            choose.mutateAsync({ position, choice: wanted, confirmOrigin })
          askOrigin(send).catch(tell)
        }}
      >
        {shown === null && <option value="">{t`As chosen for all`}</option>}
        <option value="skip">{like ? t`Keep the first one` : t`Keep mine`}</option>
        <option value="keep-both">{t`Keep both`}</option>
        <option value="new-version">
          {like ? t`New version of the first one` : t`New version of mine`}
        </option>
      </Select>
      {originDialog}
    </>
  )
}

const CHOOSABLE: ReadonlySet<Import['state']> = new Set(['looked', 'running', 'paused', 'done'])
