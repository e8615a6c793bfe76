import {
  ANALYTICS_DAYS,
  ANALYTICS_FIGURES,
  type AnalyticsDays,
  type AnalyticsFigure,
} from '@potluck/rules'

export interface AnalyticsSearch {
  /** Left out for 30. */
  days?: AnalyticsDays
  /** The charted figure; left out for views. */
  figure?: AnalyticsFigure
}

export function parseAnalyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  const days = ANALYTICS_DAYS.find((one) => one === Number(search.days))
  const figure = ANALYTICS_FIGURES.find((one) => one === search.figure)
  return { ...(days && { days }), ...(figure && { figure }) }
}
