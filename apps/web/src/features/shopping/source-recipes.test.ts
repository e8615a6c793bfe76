import { expect, it } from 'vitest'
import { gatherSourceRecipes } from './source-recipes.ts'

const asking = (recipeId: string | null, title: string, day: string | null) => ({
  recipeId,
  title,
  day,
})

it('names each recipe once, with as many days as it is planned for', () => {
  const recipes = [
    asking('a', 'Pancakes', '2031-05-05'),
    asking('b', 'Pancakes', '2031-05-05'),
    asking('a', 'Pancakes', '2031-05-06'),
    asking('a', 'Pancakes', '2031-05-09'),
  ]
  expect(gatherSourceRecipes(recipes)).toEqual([
    { recipeId: 'a', title: 'Pancakes', times: 3, byDay: true },
    { recipeId: 'b', title: 'Pancakes', times: 1, byDay: true },
  ])
})

it('counts times where it is wanted without a day too, and one that is deleted by its title', () => {
  const recipes = [
    asking('a', 'Soup', null),
    asking('a', 'Soup', '2031-05-05'),
    asking(null, 'Pie', '2031-05-05'),
    asking(null, 'Pie', '2031-05-06'),
  ]
  expect(gatherSourceRecipes(recipes)).toEqual([
    { recipeId: 'a', title: 'Soup', times: 2, byDay: false },
    { recipeId: null, title: 'Pie', times: 2, byDay: true },
  ])
})
