import { Trans, useLingui } from '@lingui/react/macro'
import { TEXT_LIMITS } from '@potluck/rules'
import { RotateCcw, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import type { PhotoLine } from './photo-line.ts'

interface LineListProps {
  lines: readonly PhotoLine[]
  /** How many lines other photos have before it. */
  before: number
  onChange: (line: PhotoLine) => void
}

/** The lines of a photo, each beside its piece of it, to be compared and mended. */
export function LineList({ lines, before, onChange }: LineListProps) {
  return (
    <ol className="grid gap-3">
      {lines.map((line, at) => (
        <LineRow key={line.id} line={line} place={before + at + 1} onChange={onChange} />
      ))}
    </ol>
  )
}

interface LineRowProps {
  line: PhotoLine
  place: number
  onChange: (line: PhotoLine) => void
}

function LineRow({ line, place, onChange }: LineRowProps) {
  const { t } = useLingui()
  const { isLeftOut, text } = line
  // What its cook has changed is no longer as it was read.
  const doubtful = line.doubtful.filter((word) => text.includes(word))
  return (
    <li
      className={`grid gap-2 border-b border-line pb-3 lg:grid-cols-2 lg:items-center lg:gap-4 ${isLeftOut ? 'opacity-60' : ''}`}
    >
      {line.piece && <Piece piece={line.piece} />}
      <div className={`flex items-start gap-2 ${line.piece ? '' : 'lg:col-span-2'}`}>
        <div className="grid grow gap-1">
          <TextArea
            aria-label={t`Line ${place}`}
            value={text}
            rows={1}
            maxLength={TEXT_LIMITS.photographedLine}
            disabled={isLeftOut}
            onChange={({ target }) => onChange({ ...line, text: target.value })}
            className={line.kind === 'heading' ? 'font-semibold' : ''}
          />
          {doubtful.length > 0 && !isLeftOut && <Doubts words={doubtful} isWhole={!line.piece} />}
        </div>
        <IconButton
          label={isLeftOut ? t`Take line ${place} in again` : t`Leave line ${place} out`}
          icon={isLeftOut ? RotateCcw : X}
          onClick={() => onChange({ ...line, isLeftOut: !isLeftOut })}
        />
      </div>
    </li>
  )
}

function Doubts({ words, isWhole }: { words: readonly string[]; isWhole: boolean }) {
  if (isWhole) {
    return (
      <p className="text-sm text-saffron">
        <Trans>Compare this line with the photo.</Trans>
      </p>
    )
  }
  return (
    <p className="text-sm text-ink-soft">
      <Trans>May be misread:</Trans>{' '}
      {[...new Set(words)].map((word) => (
        <mark
          key={word}
          className="mr-1.5 rounded-tick bg-saffron-wash px-1 font-medium text-saffron"
        >
          {word}
        </mark>
      ))}
    </p>
  )
}

/** Around letters, in pixels of the page. */
const MARGIN = 10

function Piece({ piece: { picture, box } }: { piece: NonNullable<PhotoLine['piece']> }) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const left = Math.max(0, box.left - MARGIN)
  const top = Math.max(0, box.top - MARGIN)
  const width = Math.min(picture.width, box.right + MARGIN) - left
  const height = Math.min(picture.height, box.bottom + MARGIN) - top

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    context?.drawImage(picture, left, top, width, height, 0, 0, width, height)
  }, [picture, left, top, width, height])

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t`Its piece of the photo`}
      width={width}
      height={height}
      style={{ width: `min(100%, ${width / 2}px)` }}
      className="max-w-full rounded-field bg-surface"
    />
  )
}
