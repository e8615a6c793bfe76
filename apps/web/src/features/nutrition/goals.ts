import { GOAL_NUTRIENTS, type GoalNutrient } from '@potluck/rules'
import { BIG_FOUR } from '../kitchen/index.ts'
import type { Amounts, Goals } from './api.ts'

/** The nutrients shown first: the four main ones, and those with a goal. */
export function shownFirst(goals: Goals): (keyof Amounts)[] {
  const others = GOAL_NUTRIENTS.filter((each) => !BIG_FOUR.some((first) => first === each))
  return [...BIG_FOUR, ...others.filter((nutrient) => goals[nutrient] !== null)]
}

export function isGoal(nutrient: keyof Amounts): nutrient is GoalNutrient {
  return GOAL_NUTRIENTS.some((each) => each === nutrient)
}

export function hasGoals(goals: Goals): boolean {
  return GOAL_NUTRIENTS.some((nutrient) => goals[nutrient] !== null)
}
