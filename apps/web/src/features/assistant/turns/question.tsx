import { useLingui } from '@lingui/react/macro'
import { Chip } from '../../../ui/controls/chip.tsx'
import { useObjectUrl } from '../../../ui/pictures/use-object-url.ts'
import type { Turn } from '../turns.ts'

/** A question: the picture, the listed ingredients, the text. */
export function Question({ turn }: { turn: Turn }) {
  const { t } = useLingui()
  const { ask, prompt, imageUrl } = turn
  const justSent = useObjectUrl(ask.image ?? null)
  const picture = justSent ?? imageUrl
  const pantry = ask.mode === 'ingredients' && ask.useInventory ? [t`my pantry`] : []
  const listed = ask.mode === 'ingredients' ? [...ask.ingredients, ...pantry] : []
  return (
    <div className="ml-auto grid w-fit max-w-[85%] justify-items-end gap-2">
      {picture && (
        <img
          src={picture}
          alt={t`What you sent along`}
          className="max-h-60 max-w-full rounded-card border border-line object-contain"
        />
      )}
      {listed.length > 0 && (
        <ul aria-label={t`What you listed`} className="flex flex-wrap justify-end gap-1.5">
          {listed.map((name) => (
            <li key={name}>
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
      )}
      {prompt !== '' && (
        <p className="min-w-0 rounded-card bg-sunk px-4 py-3 wrap-anywhere whitespace-pre-wrap">
          {prompt}
        </p>
      )}
    </div>
  )
}
