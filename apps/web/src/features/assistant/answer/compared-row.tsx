import { Trans, useLingui } from '@lingui/react/macro'
import { Check, type LucideIcon, Minus, Plus, Undo2 } from 'lucide-react'
import { Fragment, type ReactNode, useMemo } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { toSentence } from '../../kitchen/index.ts'
import { compareWords, type Piece } from './changed-words.ts'
import { LineNoteList } from './line-note-list.tsx'
import type { LineNotes } from './line-notes.ts'
import type { Change } from './page.ts'

interface ComparedRowProps {
  change: Change
  /** The reason for the change is given in full above already. */
  isWhyKnown: boolean
  notes: LineNotes
  rejected: boolean
  onReject: (rejected: boolean) => void
}

/** A line of the original beside its replacement, and the choice between the two. */
export function ComparedRow(props: ComparedRowProps) {
  const { change, isWhyKnown, notes, rejected, onReject } = props
  const { kind, before, after, why } = change
  const words = useMemo(() => compareWords(before, after), [before, after])
  if (kind === 'kept') return <KeptRow line={before} notes={notes} />
  return (
    <li className="grid gap-x-6 gap-y-1.5 py-3 @2xl:grid-cols-2">
      <Side line={before} words={words.before} isPicked={rejected} notes={notes} isOriginal />
      <div className="min-w-0">
        <Side line={after} words={words.after} isPicked={!rejected} notes={notes} />
        {why !== '' && (
          <p className="mt-1 pl-6.5 text-sm text-ink-soft">
            {toSentence(isWhyKnown ? firstSentence(why) : why)}
          </p>
        )}
        <Choice line={after || before} rejected={rejected} onReject={onReject} />
      </div>
    </li>
  )
}

function KeptRow({ line, notes }: { line: string; notes: LineNotes }) {
  return (
    <li className="grid gap-x-6 py-2.5 @2xl:grid-cols-2">
      <p aria-hidden="true" className="hidden pl-6.5 text-ink-soft @2xl:block">
        {line}
      </p>
      <div className="pl-6.5">
        {line}
        <LineNoteList line={line} notes={notes} />
      </div>
    </li>
  )
}

interface SideProps {
  /** '' if this side has no line. */
  line: string
  words: readonly Piece[]
  /** Whether the current choice includes it in the recipe. */
  isPicked: boolean
  isOriginal?: boolean
  notes: LineNotes
}

function Side({ line, words, isPicked, isOriginal = false, notes }: SideProps) {
  const { t } = useLingui()
  if (line === '') {
    return (
      <p className={`pl-6.5 text-ink-soft italic ${isOriginal ? '@max-2xl:hidden' : ''}`}>
        {isOriginal ? <Trans>not in the original</Trans> : <Trans>left out</Trans>}
      </p>
    )
  }
  return (
    <div className={`flex min-w-0 gap-1.5 ${isPicked ? '' : 'text-ink-soft'}`}>
      <Icon
        of={isOriginal ? Minus : Plus}
        size={20}
        label={isOriginal ? t`Original` : t`Adapted`}
        className={`mt-0.5 ${isOriginal ? 'text-beet' : 'text-basil'}`}
      />
      <div className="min-w-0">
        <Words line={line} words={words} isPicked={isPicked} isOriginal={isOriginal} />
        {isPicked && <LineNoteList line={line} notes={notes} />}
      </div>
    </div>
  )
}

type WordsProps = Pick<SideProps, 'line' | 'words' | 'isPicked'> & { isOriginal: boolean }

/** A line with the words marked that only it has; struck through as a whole if it was rejected. */
function Words({ line, words, isPicked, isOriginal }: WordsProps) {
  if (isOriginal && isPicked) return line
  if (!isOriginal && !isPicked) return <del>{line}</del>
  const Mark = isOriginal ? 'del' : 'ins'
  const look = isOriginal ? '' : 'decoration-basil underline-offset-3'
  return words.map(({ text, at, isOwn }) =>
    isOwn ? (
      <Fragment key={at}>
        <Mark className={`font-medium decoration-2 ${look}`}>{text.trimEnd()}</Mark>{' '}
      </Fragment>
    ) : (
      text
    ),
  )
}

/** 'Olive oil in place of butter (butter contains milk).' */
function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text
}

interface ChoiceProps {
  line: string
  rejected: boolean
  onReject: (rejected: boolean) => void
}

function Choice({ line, rejected, onReject }: ChoiceProps) {
  const { t } = useLingui()
  return (
    <fieldset aria-label={t`Change: ${line}`} className="mt-1.5 flex gap-1 pl-4">
      <Pick icon={Check} pressed={!rejected} onPress={() => onReject(false)}>
        <Trans>Keep</Trans>
      </Pick>
      <Pick icon={Undo2} pressed={rejected} onPress={() => onReject(true)}>
        <Trans>Reject</Trans>
      </Pick>
    </fieldset>
  )
}

interface PickProps {
  /** Shown while this side is picked. */
  icon: LucideIcon
  pressed: boolean
  onPress: () => void
  children: ReactNode
}

function Pick({ icon, pressed, onPress, children }: PickProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-field border border-transparent px-2.5 text-sm font-medium text-ink-soft hover:bg-ink/7 touch:min-h-11 aria-pressed:border-line-strong/60 aria-pressed:bg-sunk aria-pressed:text-ink"
    >
      {pressed && <Icon of={icon} size={16} />}
      {children}
    </button>
  )
}
