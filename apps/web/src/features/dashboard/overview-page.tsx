import { FirstMinutes } from './first-minutes.tsx'
import { Greeting } from './greeting.tsx'
import { InspirationWheel } from './inspiration-wheel.tsx'
import { StatsRow } from './stats-row.tsx'
import { Suggestions } from './suggestions.tsx'

/** The dashboard's first page: the cook's day, their figures and suggestions. */
export function OverviewPage() {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-10 px-4 py-8 md:px-8">
      <Greeting />
      <FirstMinutes />
      <StatsRow />
      <InspirationWheel />
      <Suggestions />
    </div>
  )
}
