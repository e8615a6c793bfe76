import { Plural, Trans } from '@lingui/react/macro'
import { RadioGroup } from '../../../ui/controls/choices.tsx'
import type { ImportOptions } from './use-import-options.ts'

interface DoublesChoiceProps {
  options: ImportOptions
  count: number
}

/** What is done with recipes that the cook has already; each of them can say otherwise below. */
export function DoublesChoice({ options, count }: DoublesChoiceProps) {
  return (
    <RadioGroup
      className="mt-8 max-w-190"
      legend={
        <Plural
          value={count}
          _0="What is done with recipes that turn out to be like one of yours, or like each other?"
          one="# recipe is like one of yours, or like another one here. What is done with it?"
          other="# recipes are like some of yours, or like others here. What is done with them?"
        />
      }
      options={[
        { value: 'skip', label: <Trans>Keep one: the newcomer stays out</Trans> },
        { value: 'keep-both', label: <Trans>Keep both</Trans> },
        {
          value: 'new-version',
          label: <Trans>Take the newcomer as a new version of the other</Trans>,
          hint: <Trans>What was there stays among its earlier versions.</Trans>,
        },
      ]}
      value={options.doubles}
      onChange={(doubles) => options.change({ doubles })}
    />
  )
}
