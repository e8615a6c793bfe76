import { type PointerEvent, useState } from 'react'
import { namedBars, niceTop } from './scale.ts'

export interface Bar {
  /** Unique among the bars. */
  key: string
  /** 'Sunday, 3 November 2026' */
  name: string
  /** Shown below it: '3 Nov' */
  short: string
  value: number
}

interface BarChartProps {
  /** What is counted, and by what: 'Views by day'. */
  label: string
  bars: readonly Bar[]
  /** A value in words: '12 views'. */
  format: (value: number) => string
  /** The same in short, for the scale. */
  tick: (value: number) => string
  /** The index of the bar whose value is shown at first; by default the last. */
  opensAt?: number | undefined
}

/**
 * Bars over time. The value of one bar is shown above: the one under the pointer, or the one
 * selected by the arrow keys. Put a table of the same figures beside it.
 */
export function BarChart({ label, bars, format, tick, opensAt }: BarChartProps) {
  const [chosen, setChosen] = useState<number>()
  const at = Math.min(chosen ?? opensAt ?? bars.length - 1, bars.length - 1)
  const bar = bars[at]
  const top = niceTop(Math.max(0, ...bars.map(({ value }) => value)))

  function point(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = Math.floor(((event.clientX - left) / width) * bars.length)
    setChosen(Math.max(0, Math.min(bars.length - 1, place)))
  }

  if (!bar) return null
  return (
    <figure>
      <figcaption aria-hidden="true" className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-xl font-semibold tabular-nums">{format(bar.value)}</span>
        <span className="text-ink-soft">{bar.name}</span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <Scale top={top} tick={tick} />
        <div
          onPointerMove={point}
          onPointerDown={point}
          className="relative h-48 touch-pan-y rounded-tick has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-tomato md:h-60"
        >
          <Bars bars={bars} at={at} top={top} />
          <input
            type="range"
            aria-label={label}
            aria-valuetext={`${bar.name}: ${format(bar.value)}`}
            min={0}
            max={bars.length - 1}
            value={at}
            onChange={(event) => setChosen(Number(event.target.value))}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </div>
        <Names bars={bars} />
      </div>
    </figure>
  )
}

function Scale({ top, tick }: { top: number; tick: (value: number) => string }) {
  return (
    <div
      aria-hidden="true"
      className="-my-2.5 flex flex-col justify-between text-right text-sm text-ink-soft tabular-nums"
    >
      {[top, top / 2, 0].map((value) => (
        <span key={value}>{tick(value)}</span>
      ))}
    </div>
  )
}

interface BarsProps extends Pick<BarChartProps, 'bars'> {
  at: number
  top: number
}

/** Each bar has a width of one unit, and the height is 100, stretched to the available space. */
function Bars({ bars, at, top }: BarsProps) {
  return (
    <svg
      viewBox={`0 0 ${bars.length} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="size-full overflow-visible"
    >
      {[0, 50, 100].map((height) => (
        <line
          key={height}
          x1={0}
          x2={bars.length}
          y1={height}
          y2={height}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      ))}
      {bars.map(({ key, value }, place) => (
        <rect
          key={key}
          x={place + 0.12}
          width={0.76}
          y={100 - (100 * value) / top}
          height={(100 * value) / top}
          className={place === at ? 'fill-tomato' : 'fill-tomato/55'}
        />
      ))}
    </svg>
  )
}

const NAMED = 5

function Names({ bars }: { bars: readonly Bar[] }) {
  return (
    <div aria-hidden="true" className="relative col-start-2 mt-2 h-5 text-sm text-ink-soft">
      {namedBars(bars.length, bars.length <= 7 ? 7 : NAMED).map((place) => (
        <span
          key={place}
          style={{ left: `${placeOf(place, bars.length)}%` }}
          className={`absolute whitespace-nowrap ${shiftOf(place, bars.length)}`}
        >
          {bars[place]?.short}
        </span>
      ))}
    </div>
  )
}

/** Names are centred below their bars; with many thin bars the outer names stay inside the chart. */
function placeOf(place: number, count: number): number {
  if (count > 7 && place === 0) return 0
  return count > 7 && place === count - 1 ? 100 : ((place + 0.5) / count) * 100
}

function shiftOf(place: number, count: number): string {
  if (count > 7 && place === 0) return ''
  return count > 7 && place === count - 1 ? '-translate-x-full' : '-translate-x-1/2'
}
