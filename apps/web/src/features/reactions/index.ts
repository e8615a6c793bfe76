export { CommentForm } from './comment-form.tsx'
export { Comments } from './comments.tsx'
export { CardLikeButton, LikeButton } from './like-button.tsx'
