import { PAGE_SIZES } from '@potluck/rules'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Author, paged, paging } from '../shared.ts'

const FollowStatus = z.object({ isFollowing: z.boolean(), followerCount: z.number() })
const Person = Author.extend({ bio: z.string(), isFollowing: z.boolean() })
const people = z.object(paging(PAGE_SIZES.people))

/** Two families of paths that do the same (docs/product.md, calls), with one implementation. */
export const follows = {
  'POST /auth/follow/{id}': {
    summary: 'Follow or unfollow',
    access: 'member',
    response: FollowStatus,
    idempotent: true,
    errors: ['USER_NOT_FOUND', 'FOLLOW_SELF'],
  },
  'GET /auth/follow/check/{id}': {
    summary: 'Whether the caller follows this cook',
    access: 'member',
    response: FollowStatus,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /auth/followers': {
    summary: "The caller's followers",
    access: 'member',
    query: people,
    response: paged('followers', Person),
  },
  'GET /auth/following': {
    summary: 'Whom the caller follows',
    access: 'member',
    query: people,
    response: paged('following', Person),
  },
  'POST /follow/follow/{userId}': {
    summary: 'Follow; doing it again changes nothing',
    access: 'member',
    response: FollowStatus,
    errors: ['USER_NOT_FOUND', 'FOLLOW_SELF'],
  },
  'DELETE /follow/unfollow/{userId}': {
    summary: 'Unfollow; what is not there is fine',
    access: 'member',
    response: FollowStatus,
    errors: ['FOLLOW_SELF'],
  },
  'GET /follow/status/{userId}': {
    summary: 'Whether the caller follows this cook',
    access: 'member',
    response: FollowStatus,
    errors: ['USER_NOT_FOUND'],
  },
  'GET /follow/followers/{userId}': {
    summary: "A cook's followers",
    access: 'member',
    query: people,
    response: paged('followers', Person),
    errors: ['USER_NOT_FOUND'],
  },
  'GET /follow/following/{userId}': {
    summary: 'Whom a cook follows',
    access: 'member',
    query: people,
    response: paged('following', Person),
    errors: ['USER_NOT_FOUND'],
  },
  'GET /follow/mutual/{userId}': {
    summary: 'Whom both the caller and this cook follow',
    access: 'member',
    query: people,
    response: paged('users', Person),
    errors: ['USER_NOT_FOUND'],
  },
} satisfies Endpoints
