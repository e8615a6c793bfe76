import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { carouselEnds, carouselTarget } from './carousel-step.ts'
import { IconButton } from './controls/icon-button.tsx'

interface CarouselProps {
  title: ReactNode
  /** Beside the title: a link to the whole list. */
  action?: ReactNode
  /** `<li>` elements. */
  children: ReactNode
}

/**
 * A titled row of cards that scrolls natively and snaps; part of the next card is always visible.
 * It is swiped on phones; elsewhere two buttons scroll by 80 % of the visible width.
 */
export function Carousel({ title, action, children }: CarouselProps) {
  const { t } = useLingui()
  const titleId = useId()
  const track = useRef<HTMLUListElement>(null)
  const [{ atStart, atEnd }, setEnds] = useState({ atStart: true, atEnd: true })

  useEffect(() => {
    const list = track.current
    if (!list) return
    const measure = () => setEnds(carouselEnds(list))
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    for (const item of list.children) observer.observe(item)
    list.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      list.removeEventListener('scroll', measure)
    }
  }, [])

  function scroll(direction: -1 | 1) {
    const list = track.current
    list?.scrollTo({ left: carouselTarget(list, direction), behavior: 'smooth' })
  }

  return (
    <section aria-labelledby={titleId} className="min-w-0">
      <div className="mb-4 flex items-center gap-4">
        <h2 id={titleId} className="mr-auto font-display text-xl font-semibold md:text-2xl">
          {title}
        </h2>
        {action}
        <div className="hidden gap-2 sm:flex">
          <IconButton
            label={t`Scroll back`}
            icon={ChevronLeft}
            variant="outline"
            disabled={atStart}
            onClick={() => scroll(-1)}
          />
          <IconButton
            label={t`Scroll on`}
            icon={ChevronRight}
            variant="outline"
            disabled={atEnd}
            onClick={() => scroll(1)}
          />
        </div>
      </div>
      <ul
        ref={track}
        className="-mx-4 grid snap-x snap-mandatory scroll-px-4 auto-cols-[min(72%,280px)] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain px-4 pb-2 [scrollbar-width:none] motion-safe:scroll-smooth sm:auto-cols-[38%] md:-mx-1 md:scroll-px-1 md:gap-5 md:px-1 lg:auto-cols-[21.8%] [&>li]:snap-start"
      >
        {children}
      </ul>
    </section>
  )
}
