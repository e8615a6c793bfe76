import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isBareCount } from '../../ui/recipe/is-bare-count.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { PairSide, RecipeDifferences } from './api.ts'

/** What is shown of a recipe beside another. */
export type Compared = Pick<
  PairSide,
  'title' | 'servings' | 'prepTime' | 'cookTime' | 'restTime' | 'instructions'
>

interface SideBySideProps {
  sides: [Compared, Compared]
  differences: RecipeDifferences
  /** What stands above each. */
  heads: [ReactNode, ReactNode]
  /** What can be done with each. */
  feet?: [ReactNode, ReactNode]
  /** Left out where the heads say the titles. */
  hasTitles?: boolean
}

/** Two recipes line by line, paired by their foods; what differs is marked. */
export function SideBySide({ sides, differences, heads, feet, hasTitles }: SideBySideProps) {
  const [one, other] = sides
  const count = Math.max(one.instructions.length, other.instructions.length)
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <thead>
        <tr className="align-bottom">
          {heads.map((head, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two columns
            <th key={at} scope="col" className="pr-3 pb-3 font-medium wrap-anywhere last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hasTitles && (
          <Row
            one={one.title}
            other={other.title}
            differs={differences.title}
            className="font-display text-lg font-semibold"
          />
        )}
        <Facts sides={sides} />
      </tbody>
      <Part name={<Trans>Ingredients</Trans>}>
        {differences.ingredients.map(({ kind, first, second }, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
            key={at}
            one={first}
            other={second}
            differs={kind !== 'same'}
          />
        ))}
      </Part>
      <Part name={<Trans>Instructions</Trans>}>
        {Array.from({ length: count }, (_, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: two steps may be alike
            key={at}
            one={one.instructions[at]}
            other={other.instructions[at]}
            differs={differences.steps && one.instructions[at] !== other.instructions[at]}
          />
        ))}
      </Part>
      {feet && (
        <tfoot>
          <tr className="border-t border-line align-top">
            {feet.map((foot, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two columns
              <td key={at} className="pt-4 pr-3 last:pr-0">
                {foot}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
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
  differs?: boolean
  className?: string
}

/** Nothing is drawn where neither says something; what differs has a mark that is not colour alone. */
function Row({ one = '', other = '', differs = one !== other, className = '' }: RowProps) {
  if (one === '' && other === '') return null
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
        <VisuallyHidden>
          <Trans>not there</Trans>
        </VisuallyHidden>
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

/** For how many, and how long, where either says so. */
function Facts({ sides }: Pick<SideBySideProps, 'sides'>) {
  const { t } = useLingui()
  const names = {
    servings: (said: string) => (isBareCount(said) ? t`Serves ${said}` : said),
    prepTime: (said: string) => t`Prep ${said}`,
    cookTime: (said: string) => t`Cook ${said}`,
    restTime: (said: string) => t`Rest ${said}`,
  }
  const [one, other] = sides
  return Object.entries(names).map(([field, name]) => {
    const [first, second] = [one[field as keyof typeof names], other[field as keyof typeof names]]
    return <Row key={field} one={first && name(first)} other={second && name(second)} />
  })
}
