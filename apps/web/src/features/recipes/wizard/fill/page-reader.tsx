import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { failureMessage } from '../../../../platform/server-message.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { Field } from '../../../../ui/controls/field.tsx'
import { Select } from '../../../../ui/controls/inputs.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { type PageRecipe, useReadPage } from '../../api.ts'

interface PageReaderProps {
  address: string
  onRead: (recipe: PageRecipe) => void
}

/** Has the server read a page, and lets the cook choose where it has several recipes. */
export function PageReader({ address, onRead }: PageReaderProps) {
  const { t } = useLingui()
  const read = useReadPage()
  const [chosen, setChosen] = useState(0)
  const recipes = read.data?.recipes ?? []
  const recipe = recipes[chosen]

  function choose(at: number) {
    setChosen(at)
    const other = recipes[at]
    if (other) onRead(other)
  }

  function start() {
    setChosen(0)
    read.mutate(address, { onSuccess: ({ recipes: [first] }) => first && onRead(first) })
  }

  return (
    <div className="mt-4 grid gap-4" aria-live="polite">
      {!recipe && (
        <Button onClick={start} loading={read.isPending} className="justify-self-start">
          <Trans>Read this page</Trans>
        </Button>
      )}
      {read.isError && (
        <p className="text-tomato">
          {failureMessage(read.error, {
            failed: t`The page could not be read.`,
            unanswered: t`Potluck does not answer. Try again in a moment.`,
          })}
        </p>
      )}
      {recipes.length > 1 && (
        <Field label={t`The recipes of this page`}>
          <Select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
            {recipes.map(({ draft }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two recipes of a page may have one title
              <option key={at} value={at}>
                {draft.title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {recipe && <Remarks recipe={recipe} />}
    </div>
  )
}

/** What a cook should look at, and what of the page has no place. */
function Remarks({ recipe: { doubts, lost } }: { recipe: PageRecipe }) {
  if (doubts.length + lost.length === 0) return null
  return (
    <Disclosure
      className="text-sm text-ink-soft"
      summary={
        <Plural
          value={doubts.length + lost.length}
          one="# remark about this page"
          other="# remarks about this page"
        />
      }
    >
      <ul className="grid gap-1.5">
        {doubts.map(({ reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two remarks may be alike
          <li key={at}>{reason}</li>
        ))}
        {lost.map(({ value, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two remarks may be alike
          <li key={at} className="break-words">
            <q className="line-clamp-2">{value}</q> {reason}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
