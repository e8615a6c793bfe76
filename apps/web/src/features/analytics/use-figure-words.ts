import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AnalyticsFigure } from '@potluck/rules'

/** The name of a figure, and a count of it in words. */
export function useFigureWords() {
  const { t } = useLingui()
  return {
    nameOf: (figure: AnalyticsFigure): string =>
      ({
        views: t`Views`,
        likes: t`Likes`,
        saves: t`Saves`,
        comments: t`Comments`,
        ratings: t`Ratings`,
      })[figure],
    count: (figure: AnalyticsFigure, value: number): string =>
      ({
        views: plural(value, { one: '# view', other: '# views' }),
        likes: plural(value, { one: '# like', other: '# likes' }),
        saves: plural(value, { one: '# save', other: '# saves' }),
        comments: plural(value, { one: '# comment', other: '# comments' }),
        ratings: plural(value, { one: '# rating', other: '# ratings' }),
      })[figure],
  }
}
