import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerRecipe, onlyPage } from '../../testing/answers.ts'
import { ada, aRecipe, bo } from '../../testing/examples.ts'
import { openApp } from '../../testing/open-app.tsx'
import type { Comment } from './api.ts'

const { getByRole, getByText, getByLabelText } = page
const comments = 'GET /recipes/{id}/comments'

function aComment(changes: Partial<Comment> = {}): Comment {
  return {
    _id: 'comment-1',
    id: 'comment-1',
    text: 'Best with nutmeg.',
    rating: 4,
    author: bo,
    createdAt: '2026-03-02T10:00:00.000Z',
    likes: 0,
    isLiked: false,
    isHidden: false,
    ...changes,
  }
}

/** The page of a recipe with these comments. */
function open(changes: Parameters<typeof aRecipe>[0], list: Comment[] = []) {
  return openApp('/recipe/recipe-leek-pie', {
    edge: (edge) => {
      answerRecipe(edge, aRecipe(changes))
      edge.answer(comments, { comments: list, ...onlyPage(list.length) })
    },
  })
}

it('invites to be the first where nobody wrote', async () => {
  await open({})
  await expect.element(getByText('Nobody has said a word yet. Be the first.')).toBeInTheDocument()
})

it('asks again for comments that did not come', async () => {
  const { edge } = await openApp('/recipe/recipe-leek-pie', {
    edge: (server) => {
      answerRecipe(server, aRecipe())
      server.refuse(comments, 'RATE_LIMITED')
    },
  })
  await expect.element(getByRole('alert').getByText('Failed to fetch comments')).toBeVisible()
  edge.answer(comments, { comments: [aComment()], ...onlyPage(1) })
  await getByRole('button', { name: 'Try Again' }).click()
  await expect.element(getByText('Best with nutmeg.')).toBeVisible()
})

it('has no field where comments are off, and still shows those that are there', async () => {
  await open({ allowComments: false }, [aComment()])
  await expect.element(getByText('Comments are turned off for this recipe.')).toBeVisible()
  await expect.element(getByText('Best with nutmeg.')).toBeVisible()
  expect(getByLabelText('Your comment').query()).toBeNull()
})

it("lets one delete one's own comment alone on another cook's recipe, and hide none", async () => {
  await open({}, [
    aComment(),
    aComment({ _id: 'comment-2', id: 'comment-2', text: 'Made it twice.', author: ada }),
  ])
  await expect.element(getByText('Made it twice.')).toBeVisible()
  const names = getByRole('button', { name: /(Delete|Hide) the comment|Delete/ })
    .elements()
    .map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['Delete the comment of Ada Baker'])
})

it('lets one hide what others wrote on a recipe of one’s own, and give it no stars', async () => {
  const { edge } = await open({ author: ada }, [aComment()])
  edge.answer('POST /recipes/comments/{commentId}/hide', { isHidden: true })
  await getByRole('button', { name: 'Hide the comment of Bo Miller' }).click()
  await expect.element(getByText('Hidden by you')).toBeVisible()
  await expect.element(getByRole('button', { name: 'Show the comment of Bo Miller' })).toBeVisible()
  expect(getByRole('group', { name: 'Your rating' }).query()).toBeNull()
})

it('keeps what was written where it could not be posted', async () => {
  const { edge } = await open({})
  edge.refuse('POST /recipes/{id}/comments', 'COMMENTS_OFF')
  const field = getByLabelText('Your comment')
  await field.fill('  Needs salt.  ')
  await getByRole('button', { name: 'Post', exact: true }).click()
  await expect
    .element(getByText('Comments are turned off for this recipe.', { exact: true }))
    .toBeVisible()
  await expect.element(field).toHaveValue('  Needs salt.  ')
  expect(edge.sentTo('POST /recipes/{id}/comments')).toMatchObject([
    { body: { text: 'Needs salt.', rating: 5 } },
  ])
})

it('asks before it deletes, and leaves the comment where one thinks better of it', async () => {
  const { edge } = await open({}, [aComment({ author: ada })])
  await getByRole('button', { name: 'Delete the comment of Ada Baker' }).click()
  const dialog = getByRole('dialog', { name: 'Delete your comment?' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(getByText('Best with nutmeg.')).toBeVisible()
  expect(edge.sentTo('DELETE /recipes/comments/{commentId}')).toEqual([])
})
