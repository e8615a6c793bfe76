import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { readAuthor } from '../../ui/recipe/read-card.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Chef, chefsQuery } from './api.ts'

interface ChefStripProps {
  /** The cook whose entries are shown; undefined for all. */
  selected: string | undefined
  onSelect: (chef: string | undefined) => void
}

/** Followed cooks in a row, to choose one; recently active ones have a green dot. */
export function ChefStrip({ selected, onSelect }: ChefStripProps) {
  const { t } = useLingui()
  const { data, isPending } = useQuery(chefsQuery())
  // If cooks cannot be loaded the row is empty; the feed below reports the error.
  const chefs = data?.chefs ?? []
  return (
    <section aria-label={t`Chefs you follow`}>
      <ul className="relative -mx-4 flex items-start gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:thin] md:-mx-8 md:px-8">
        <li>
          <StripButton pressed={selected === undefined} onPress={() => onSelect(undefined)}>
            <span className="grid size-16 place-items-center rounded-full bg-sunk text-ink">
              <Icon of={Users} size={24} />
            </span>
            <Trans>All Chefs</Trans>
          </StripButton>
        </li>
        {isPending && <Placeholders />}
        {chefs.map((chef) => (
          <li key={chef._id}>
            <StripButton pressed={selected === chef._id} onPress={() => onSelect(chef._id)}>
              <ChefFace chef={chef} />
            </StripButton>
          </li>
        ))}
        {!isPending && chefs.length === 0 && (
          <li className="self-center px-3 text-ink-soft">
            <Trans>No chefs followed</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

function ChefFace({ chef }: { chef: Chef }) {
  const firstName = (chef.name ?? '').split(/\s+/)[0] || chef.username
  return (
    <>
      <span className="relative">
        <Avatar person={readAuthor(chef)} size="lg" />
        {chef.isActive && (
          <span className="absolute right-0.5 bottom-0.5 size-4 rounded-full border-2 border-paper bg-basil" />
        )}
      </span>
      <span className="w-full truncate">{firstName}</span>
      {chef.isActive && (
        <span className="sr-only">
          <Trans>active this week</Trans>
        </span>
      )}
    </>
  )
}

interface StripButtonProps {
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

function StripButton({ pressed, onPress, children }: StripButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="group flex w-22 cursor-pointer flex-col items-center gap-1.5 rounded-card p-2 text-center text-sm text-ink-soft hover:text-ink aria-pressed:font-medium aria-pressed:text-ink [&>:first-child]:rounded-full [&>:first-child]:ring-offset-3 [&>:first-child]:ring-offset-paper aria-pressed:[&>:first-child]:ring-2 aria-pressed:[&>:first-child]:ring-tomato"
    >
      {children}
    </button>
  )
}

function Placeholders() {
  return ['first', 'second', 'third'].map((place) => (
    <li key={place} aria-hidden="true" className="grid w-22 justify-items-center gap-2.5 p-2">
      <Skeleton className="size-16 rounded-full" />
      <Skeleton className="h-3.5 w-12" />
    </li>
  ))
}
