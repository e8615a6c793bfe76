import { expect, it } from 'vitest'
import { findSignInProblems, findSignUpProblems } from './problems.ts'

const right = {
  email: 'nora@example.test',
  username: 'nora_b',
  password: 'Basil-and-lemons',
  confirmation: 'Basil-and-lemons',
}

it('finds nothing wrong with a form that is right, blanks around email and username included', () => {
  expect(findSignUpProblems(right)).toEqual({})
  expect(
    findSignUpProblems({ ...right, email: ' nora@example.test ', username: ' nora_b' }),
  ).toEqual({})
})

it('marks every blank field before it looks at the others', () => {
  expect(findSignInProblems({ email: 'x', username: '  ', password: '' })).toEqual({
    username: '',
    password: '',
  })
  expect(findSignUpProblems({ ...right, email: 'not an address', confirmation: '' })).toEqual({
    confirmation: '',
  })
})

it.each([
  ['email', { email: 'nora@example' }, 'Please enter a valid email address'],
  [
    'password',
    { password: '12345', confirmation: '12345' },
    'Password must be at least 6 characters long',
  ],
  [
    'password',
    { password: right.email, confirmation: right.email },
    'Password must not be your email or username',
  ],
  ['confirmation', { confirmation: 'Basil-and-limes' }, 'Passwords do not match!'],
])('tells what is wrong with the %s: %j', (name, change, sentence) => {
  expect(findSignUpProblems({ ...right, ...change })).toEqual({ [name]: sentence })
})
