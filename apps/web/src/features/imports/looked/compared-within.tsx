import { Trans } from '@lingui/react/macro'
import { DifferenceSentence, SideBySide } from '../../doubles/index.ts'
import type { LookedRecipe } from '../api.ts'

interface ComparedWithinProps {
  /** The earlier one, and the one that seems to be the same. */
  sides: [LookedRecipe['draft'], LookedRecipe['draft']]
  isSamePage: boolean
  differences: NonNullable<LookedRecipe['like']>['differences']
}

/** Two newcomers of one import, page or text. */
export function ComparedWithin({ sides, isSamePage, differences }: ComparedWithinProps) {
  return (
    <>
      <DifferenceSentence className="mb-4" pair={{ isSamePage, differences }} />
      <SideBySide
        sides={sides}
        differences={differences}
        heads={[<Trans key="first">The first one</Trans>, <Trans key="new">This one</Trans>]}
        hasTitles
      />
    </>
  )
}
