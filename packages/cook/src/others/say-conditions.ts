import { formatDuration } from '@potluck/kitchen'
import type { Conditions } from '../read-request.ts'
import { sayFigure } from '../reading/limits.ts'

const BOUNDS = { most: 'at most', least: 'at least', about: 'about' } as const

/** The conditions of a request, each in a few words for the writer who is to keep to them. */
export function sayConditions(asked: Conditions): string[] {
  const { servings, maxMinutes, maxWork, tool, without, only, inOne, wanted, manner } = asked
  const said = [
    servings !== undefined && `for ${servings}`,
    maxMinutes !== undefined && `at most ${formatDuration(maxMinutes)} in all, waiting included`,
    maxWork !== undefined && `at most ${formatDuration(maxWork)} of work`,
    tool !== undefined && `cooked in the ${tool}`,
    without.length > 0 && `without the ${without.join(', the ')}`,
    only.length > 0 && `no other heat than the ${only.join(' and the ')}`,
    inOne !== undefined && `all of it in one ${inOne}`,
    ...wanted.map(
      ({ nutrient, bound, amount }) => `${BOUNDS[bound]} ${sayFigure(nutrient, amount)} a portion`,
    ),
    manner.heat && (manner.heat === 'mild' ? 'not hot' : 'hot'),
    manner.doneness && `${manner.doneness}, where that is safe`,
    manner.isCheap && 'of cheap ingredients',
    manner.isEasy && 'easy',
    manner.lessSalt && 'with less salt than usual',
    manner.season && `of what ${manner.season} has`,
    ...manner.textures,
  ]
  return said.filter((part) => typeof part === 'string')
}
