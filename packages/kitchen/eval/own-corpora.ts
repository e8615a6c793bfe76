import { findWrongKnowledge, readCommonFoods } from './common-foods.ts'
import { findWrongVerdicts, readDietCases } from './diet-cases.ts'
import { findWrongAnswers, readRecipeCases } from './recipe-cases.ts'
import { isShown, print, printShare } from './samples.ts'
import { findWrongTakes, readPublicStepCases, readStepCases, type StepCase } from './step-cases.ts'
import { findWrongSubstitutes, readSubstitutionCases } from './substitution-cases.ts'

/** How many of our own cases are answered as they should be; the tests name those that are not. */
export function evaluateOwnCorpora(): void {
  print('\nOur own corpora')
  printRight('diet cases', readDietCases(), findWrongVerdicts)
  printRight('whole recipes', readRecipeCases(), findWrongAnswers)
  printRight('substitutions', readSubstitutionCases(), findWrongSubstitutes)
  evaluateSteps('steps, written or mended on', readStepCases())
  evaluateSteps('steps of our dishes, labelled blind', readStepCases('steps-dishes.txt'))
  evaluateSteps('steps of public recipes, labelled blind', readPublicStepCases() ?? [])
  evaluateFoods()
}

function evaluateSteps(name: string, cases: readonly StepCase[]): void {
  printRight(name, cases, findWrongTakes)
  if (isShown('steps'))
    for (const one of cases)
      for (const wrong of findWrongTakes(one)) print(`    ${one.recipe}: ${one.step}: ${wrong}`)
}

function evaluateFoods(): void {
  const foods = readCommonFoods()
  printRight('foods that home cooks type', foods, findWrongKnowledge)
  if (isShown('foods'))
    for (const food of foods)
      for (const wrong of findWrongKnowledge(food)) print(`    ${food.name}: ${wrong}`)
}

function printRight<T>(name: string, cases: readonly T[], findWrong: (one: T) => string[]): void {
  const right = cases.filter((one) => findWrong(one).length === 0)
  printShare(name, right.length, cases.length)
}
