import { useLingui } from '@lingui/react/macro'
import { CircleQuestionMark } from 'lucide-react'
import { Icon } from '../../../ui/icon.tsx'
import { useAllergenList } from '../../kitchen/index.ts'
import type { Recognised } from './recognise.ts'

interface RecognisedNoteProps {
  recognised: Recognised
  /** The name is not finished: that it is not known would be said too early. */
  isNaming: boolean
}

/** What an ingredient was recognised as, in one quiet line. */
export function RecognisedNote({ recognised, isNaming }: RecognisedNoteProps) {
  const { facts, gap } = useRecognisedWords()(recognised)
  const showsGap = gap !== undefined && !isNaming
  return (
    <>
      {facts.join(' · ')}
      {showsGap && facts.length > 0 && ' · '}
      {showsGap && (
        <span className="text-saffron">
          <Icon of={CircleQuestionMark} size={16} className="mr-1 inline align-[-0.15em]" />
          {gap}
        </span>
      )}
    </>
  )
}

interface RecognisedWords {
  /** 'all-purpose flour', 'about 250 g', 'contains gluten'. */
  facts: string[]
  /** Why no diet can be told; undefined where nothing stands in the way. */
  gap: string | undefined
}

/** Puts what was recognised into words. */
export function useRecognisedWords(): (recognised: Recognised) => RecognisedWords {
  const { t } = useLingui()
  const sayWeight = useWeightWords()
  const list = useAllergenList()

  function sayGap(gap: Recognised['gap']): string | undefined {
    if (gap?.kind === 'name') return t`not known here: diets cannot be told`
    if (gap?.kind === 'words') return t`“${gap.words}” is not known here: diets cannot be told`
    return gap && t`can be many things: diets cannot be told`
  }

  return ({ names, grams, contains, may, gap }) => ({
    facts: [
      ...names,
      ...(grams === undefined ? [] : [sayWeight(grams)]),
      ...(contains.length === 0 ? [] : [t`contains ${list(contains)}`]),
      ...(may.length === 0 ? [] : [t`may contain ${list(may)}`]),
    ],
    gap: sayGap(gap),
  })
}

/** 'About 113 g', 'about 1.1 kg': the third figure would be a pretence. */
function useWeightWords(): (grams: number) => string {
  const { t, i18n } = useLingui()
  return (grams) => {
    if (grams < 999.5) {
      const amount = i18n.number(grams, { maximumFractionDigits: grams < 10 ? 1 : 0 })
      return t`about ${amount} g`
    }
    const amount = i18n.number(grams / 1000, { maximumFractionDigits: 1 })
    return t`about ${amount} kg`
  }
}
