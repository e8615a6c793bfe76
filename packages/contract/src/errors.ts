/**
 * Every error code the API answers, with its HTTP status and the sentence that is sent when the
 * thrower gives none. Codes are stable: clients and message catalogues key on them.
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: 'The request could not be read.' },
  UNAUTHORIZED: { status: 401, message: 'Authentication required. Please log in and try again.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Email, username and password do not match.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  CROSS_SITE: { status: 403, message: 'This call came from another site and was refused.' },
  WRONG_PASSWORD: { status: 403, message: 'The password is not right.' },
  OWN_RECIPE: { status: 403, message: 'You cannot do this with your own recipe.' },
  COMMENTS_OFF: { status: 403, message: 'Comments are turned off for this recipe.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  USER_NOT_FOUND: { status: 404, message: 'User not found.' },
  RECIPE_NOT_FOUND: { status: 404, message: 'Recipe not found.' },
  COMMENT_NOT_FOUND: { status: 404, message: 'Comment not found.' },
  CHAT_NOT_FOUND: { status: 404, message: 'Chat not found.' },
  POST_NOT_FOUND: { status: 404, message: 'Post not found.' },
  INVENTORY_ITEM_NOT_FOUND: { status: 404, message: 'Ingredient not found.' },
  LINK_NOT_FOUND: { status: 404, message: 'This link has expired or was replaced by a later one.' },
  CONFLICT: { status: 409, message: 'This was changed in the meantime.' },
  DUPLICATE_ACTION: {
    status: 409,
    message: 'Duplicate action detected. Please refresh the page.',
  },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  USERNAME_TAKEN: { status: 409, message: 'This username is already taken.' },
  STALE_REVISION: { status: 409, message: 'The recipe was changed elsewhere in the meantime.' },
  GENERATION_RUNNING: { status: 409, message: 'An answer is still being written in this chat.' },
  LIST_FULL: { status: 409, message: 'This list is full.' },
  TOO_LARGE: { status: 413, message: 'The request is too large.' },
  IMAGE_TOO_LARGE: { status: 413, message: 'Image size should be less than 5MB' },
  UNSUPPORTED_MEDIA: { status: 415, message: 'This kind of content is not accepted here.' },
  NOT_AN_IMAGE: { status: 415, message: 'This file is not an image we can read.' },
  INVALID_INPUT: { status: 422, message: 'Some of this could not be accepted.' },
  IMAGE_UNUSABLE: { status: 422, message: 'This image is damaged or has too many pixels.' },
  RECIPE_INCOMPLETE: { status: 422, message: 'The recipe is not ready to be published.' },
  FOLLOW_SELF: { status: 422, message: 'You cannot follow yourself.' },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment.' },
  PLAN_LIMIT: { status: 429, message: "This month's assistant recipes of your plan are used up." },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  NOT_IMPLEMENTED: { status: 501, message: 'This part of Potluck does not exist yet.' },
  OVERLOADED: { status: 503, message: 'Potluck is busy. Please try again in a moment.' },
  PROVIDER_UNAVAILABLE: { status: 503, message: 'The other service could not be reached.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
