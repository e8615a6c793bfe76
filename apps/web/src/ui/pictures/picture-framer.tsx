import { Trans } from '@lingui/react/macro'
import { type PointerEvent, useRef, useState } from 'react'
import { Slider } from '../controls/slider.tsx'
import { dragged, type Framing, MOST_ZOOM, regionOf, type Size, zoomed } from './framing.ts'

interface PictureFramerProps {
  src: string
  alt: string
  /** The frame's width divided by its height. */
  aspect: number
  framing: Framing
  onChange: (framing: Framing) => void
  /** Called if the browser cannot show the picture. */
  onError: () => void
}

/** Chooses the visible part of a picture: by dragging and pinching, or with sliders below it. */
export function PictureFramer(props: PictureFramerProps) {
  const { src, alt, aspect, framing, onChange, onError } = props
  const [size, setSize] = useState<Size>()
  const pointers = useFramePointers({ size, aspect, framing, onChange })
  const { x, y, zoom } = framing
  const region = size && regionOf(size, framing, aspect)
  const hasRoom = (side: 'width' | 'height') => Boolean(region && size[side] - region[side] >= 1)

  return (
    <div>
      <div
        {...pointers}
        style={{ aspectRatio: aspect }}
        className="relative cursor-grab touch-none overflow-hidden rounded-card border-2 border-line bg-sunk active:cursor-grabbing"
      >
        <img
          src={src}
          alt={alt}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          onError={onError}
          style={{
            width: `${zoom * 100}%`,
            height: `${zoom * 100}%`,
            left: `${(1 - zoom) * x * 100}%`,
            top: `${(1 - zoom) * y * 100}%`,
            objectPosition: `${x * 100}% ${y * 100}%`,
          }}
          className="absolute max-w-none object-cover select-none"
        />
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>Drag the picture to choose what shows.</Trans>
      </p>
      <div className="mt-2 grid grid-cols-3 gap-4">
        <Slider
          label={<Trans>Zoom</Trans>}
          min={1}
          max={MOST_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(value) => onChange(zoomed(framing, value))}
        />
        <Slider
          label={<Trans>Left – right</Trans>}
          min={0}
          max={1}
          step={0.02}
          value={x}
          disabled={!hasRoom('width')}
          onChange={(value) => onChange({ ...framing, x: value })}
        />
        <Slider
          label={<Trans>Up – down</Trans>}
          min={0}
          max={1}
          step={0.02}
          value={y}
          disabled={!hasRoom('height')}
          onChange={(value) => onChange({ ...framing, y: value })}
        />
      </div>
    </div>
  )
}

type Point = { x: number; y: number }

interface FramePointersOptions extends Pick<PictureFramerProps, 'aspect' | 'framing' | 'onChange'> {
  size: Size | undefined
}

/** One pointer drags the picture, two pinch it. */
function useFramePointers({ size, aspect, framing, onChange }: FramePointersOptions) {
  const held = useRef(new Map<number, Point>())

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current.set(event.pointerId, toPoint(event))
  }

  function onPointerMove(event: PointerEvent) {
    const before = held.current.get(event.pointerId)
    if (!before || !size) return
    const frame = event.currentTarget.getBoundingClientRect()
    const now = toPoint(event)
    const apart = spread(held.current)
    held.current.set(event.pointerId, now)
    // Each of two fingers counts for half of the movement.
    const share = 1 / held.current.size
    const moved = dragged(size, framing, {
      aspect,
      dx: ((now.x - before.x) / frame.width) * share,
      dy: ((now.y - before.y) / frame.height) * share,
    })
    onChange(apart > 0 ? zoomed(moved, (moved.zoom * spread(held.current)) / apart) : moved)
  }

  function release({ pointerId }: PointerEvent) {
    held.current.delete(pointerId)
  }

  return { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release }
}

function toPoint({ clientX: x, clientY: y }: PointerEvent): Point {
  return { x, y }
}

/** The distance between the first two pointers, in pixels; 0 for a single one. */
function spread(held: ReadonlyMap<number, Point>): number {
  const [one, other] = held.values()
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
}
