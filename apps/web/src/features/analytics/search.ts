import {
  ANALYTICS_DAYS,
  ANALYTICS_FIGURES,
  type AnalyticsDays,
  type AnalyticsFigure,
} from '@potluck/rules'

export interface AnalyticsSearch {
  /** 30 without it. */
  days?: AnalyticsDays
  /** What the chart shows; views without it. */
  figure?: AnalyticsFigure
}

export function parseAnalyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  const days = ANALYTICS_DAYS.find((one) => one === Number(search.days))
  const figure = ANALYTICS_FIGURES.find((one) => one === search.figure)
  return { ...(days && { days }), ...(figure && { figure }) }
}
