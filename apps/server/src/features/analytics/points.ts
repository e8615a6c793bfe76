import { addDays } from '@potluck/rules'
import type { DayFigures } from './queries.ts'

export type Sums = Omit<DayFigures, 'day'>

export type Span = { from: string; to: string }

/** Sums for every day or week of a span, oldest first, including those where nothing happened. */
export function toPoints(
  days: readonly DayFigures[],
  span: Span,
  step: 'day' | 'week',
): (Span & Sums)[] {
  const points: (Span & Sums)[] = []
  const byDay = new Map(days.map((figures) => [figures.day, figures]))
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) {
    const point = points.at(-1)
    const beginsOne = !point || step === 'day' || isMonday(day)
    const happened = byDay.get(day) ?? NOTHING
    if (beginsOne) points.push({ ...sum([happened]), from: day, to: day })
    else points[points.length - 1] = { ...sum([point, happened]), from: point.from, to: day }
  }
  return points
}

/** The sum over the days of a span. */
export function sumOf(days: readonly DayFigures[], { from, to }: Span): Sums {
  return sum(days.filter(({ day }) => day >= from && day <= to))
}

function isMonday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 1
}

const NOTHING: Sums = { views: 0, likes: 0, saves: 0, comments: 0, ratings: 0, rating_sum: 0 }

function sum(all: readonly Sums[]): Sums {
  return all.reduce(
    (so, next) => ({
      views: so.views + next.views,
      likes: so.likes + next.likes,
      saves: so.saves + next.saves,
      comments: so.comments + next.comments,
      ratings: so.ratings + next.ratings,
      rating_sum: so.rating_sum + next.rating_sum,
    }),
    NOTHING,
  )
}
