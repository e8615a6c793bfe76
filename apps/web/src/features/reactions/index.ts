export { CommentForm } from './comment-form.tsx'
export { Comments } from './comments.tsx'
export { LikeButton } from './like-button.tsx'
