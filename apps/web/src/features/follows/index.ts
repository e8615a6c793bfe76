export { type Person, peopleQuery } from './api.ts'
export { FollowButton } from './follow-button.tsx'
