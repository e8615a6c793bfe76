import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { serverMessage } from '../../../platform/server-message.ts'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { recipeQuery } from '../../recipes/index.ts'
import type { LookedRecipe } from '../api.ts'
import { pairLines } from './pair-lines.ts'

/** What is compared of a recipe. */
type Compared = Pick<
  LookedRecipe['draft'],
  'title' | 'servings' | 'prepTime' | 'cookTime' | 'restTime' | 'ingredients' | 'instructions'
>

interface ComparedRecipesProps {
  /** The cook's own. */
  recipeId: string
  newcomer: Compared
}

/** A newcomer beside the recipe that the cook has already. */
export function ComparedRecipes({ recipeId, newcomer }: ComparedRecipesProps) {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(recipeQuery(recipeId))
  if (data) {
    return (
      <SideBySide
        one={data}
        other={newcomer}
        names={[<Trans key="mine">Yours</Trans>, <Trans key="new">The newcomer</Trans>]}
      />
    )
  }
  if (error) {
    return (
      <ErrorState
        title={<Trans>Your recipe could not be loaded</Trans>}
        message={serverMessage(error) ?? t`Check your connection, then try again.`}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Loading text={<Trans>Loading your recipe...</Trans>}>
      <SkeletonText lines={8} />
    </Loading>
  )
}

interface SideBySideProps {
  one: Compared
  other: Compared
  names: [ReactNode, ReactNode]
}

/** Two recipes line by line, paired by their foods; what differs is marked. */
export function SideBySide({ one, other, names }: SideBySideProps) {
  const pairs = pairLines(one.ingredients, other.ingredients)
  const steps = Math.max(one.instructions.length, other.instructions.length)
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr>
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two columns
            <th key={at} scope="col" className="pr-3 pb-2 font-medium text-ink-soft last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Row one={one.title} other={other.title} className="font-display text-lg font-semibold" />
        <Row one={one.servings} other={other.servings} />
        <Row one={timesOf(one)} other={timesOf(other)} />
      </tbody>
      <Part name={<Trans>Ingredients</Trans>}>
        {pairs.map(({ mine, theirs }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <Row key={at} one={mine} other={theirs} />
        ))}
      </Part>
      <Part name={<Trans>Instructions</Trans>}>
        {Array.from({ length: steps }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike
          <Row key={at} one={one.instructions[at]} other={other.instructions[at]} />
        ))}
      </Part>
    </table>
  )
}

function Part({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup" className="pt-5 pb-2 font-display text-lg font-semibold">
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  )
}

interface RowProps {
  one: string | undefined
  other: string | undefined
  className?: string
}

/** Nothing is drawn where neither says something; what differs has a mark that is not colour alone. */
function Row({ one = '', other = '', className = '' }: RowProps) {
  if (one === '' && other === '') return null
  const differs = one !== other
  return (
    <tr className={`border-t border-line align-top ${className}`}>
      <Cell text={one} differs={differs} />
      <Cell text={other} differs={differs} />
    </tr>
  )
}

function Cell({ text, differs }: { text: string; differs: boolean }) {
  if (text === '') {
    return (
      <td className="py-2 pr-3 text-ink-soft last:pr-0">
        <span aria-hidden="true">–</span>
        <span className="sr-only">
          <Trans>not there</Trans>
        </span>
      </td>
    )
  }
  return (
    <td className="py-2 pr-3 wrap-anywhere last:pr-0">
      {differs ? (
        <mark className="rounded-tick bg-saffron-wash px-1 text-ink underline decoration-saffron decoration-dotted underline-offset-4">
          {text}
        </mark>
      ) : (
        text
      )}
    </td>
  )
}

const timesOf = ({ prepTime, cookTime, restTime }: Compared) =>
  [prepTime, cookTime, restTime].filter((time) => time !== '').join(' + ')
