import { expect, it } from 'vitest'
import { fromPost } from '../activity/index.ts'
import { fromItem } from './entries.ts'

const chef = { id: 'c1', _id: 'c1', name: 'Ada Moss', username: 'ada', avatar: null }
const item = {
  _id: 'i1',
  type: 'recipe',
  chef,
  timestamp: '2026-11-20T10:00:00.000Z',
  timeAgo: '2d ago',
  likes: 3,
  comments: 1,
  isLiked: true,
  isSaved: false,
}
const author = { username: 'ada', fullName: 'Ada Moss', avatar: null }

it('makes a card of a recipe item, with the feed’s defaults for what is absent', () => {
  expect(fromItem.recipe({ ...item, title: 'Rye bread', image: '/a.webp' })).toMatchObject({
    _id: 'i1',
    title: 'Rye bread',
    imageUrl: '/a.webp',
    since: item.timestamp,
    cookTime: '30 mins',
    restTime: '',
    difficulty: 'Medium',
    views: 0,
    likes: 3,
    comments: 1,
    author: { ...author, _id: 'c1' },
  })
  const told = fromItem.recipe({
    ...item,
    cookingTime: '2 h',
    restTime: '1 h',
    difficulty: 'Hard',
    views: 9,
  })
  expect(told).toMatchObject({ cookTime: '2 h', restTime: '1 h', difficulty: 'Hard', views: 9 })
})

it('reads an activity item and a post alike, with words of the cook’s own or without', () => {
  const action = 'cooked a recipe'
  const recipe = { _id: 'r1', title: 'Rye bread', image: '/a.webp', author: 'Ada Moss' }
  const { likes, comments, timestamp, isLiked } = item
  const post = {
    _id: 'i1',
    kind: 'cooked' as const,
    action,
    content: action,
    recipe,
    isLiked,
    recipeTitle: recipe.title,
    images: [],
    photos: [],
    createdAt: timestamp,
    likesCount: likes,
    commentsCount: comments,
    author: { ...author, _id: 'c1', name: 'Ada Moss', hasProfile: true },
  }
  const told = { action, text: '', recipe, author: { ...author, _id: 'c1' } }
  expect(fromPost(post)).toMatchObject(told)
  expect(fromItem.activity({ ...item, action, recipe })).toMatchObject(told)

  const withNote = { ...told, text: 'A dark crust.' }
  expect(fromPost({ ...post, content: 'A dark crust.' })).toMatchObject(withNote)
  expect(fromItem.activity({ ...item, action, recipe, note: 'A dark crust.' })).toMatchObject(
    withNote,
  )

  const written = { action: undefined, text: 'Rye at last.', recipe: undefined }
  const plain = { ...post, kind: 'post' as const, action: null, content: written.text }
  expect(fromPost({ ...plain, recipe: null, recipeTitle: null })).toMatchObject(written)
  expect(fromItem.activity({ ...item, action: written.text })).toMatchObject(written)
})

it('keeps what was done, and the title, of a cooked recipe that is gone', () => {
  const action = 'cooked a recipe'
  const told = { action, text: 'Dense.', recipe: undefined, recipeTitle: 'Rye bread' }
  const gone = { ...item, action, note: 'Dense.', recipeTitle: 'Rye bread' }
  expect(fromItem.activity(gone)).toMatchObject(told)
  expect(fromItem.activity({ ...gone, note: undefined })).toMatchObject({ ...told, text: '' })
})
