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
  REVISION_NOT_FOUND: { status: 404, message: 'This version is not kept any more.' },
  COMMENT_NOT_FOUND: { status: 404, message: 'Comment not found.' },
  CHAT_NOT_FOUND: { status: 404, message: 'Chat not found.' },
  POST_NOT_FOUND: { status: 404, message: 'Post not found.' },
  COLLECTION_NOT_FOUND: { status: 404, message: 'Collection not found.' },
  COOKED_NOT_FOUND: { status: 404, message: 'This is not among what you cooked.' },
  INVENTORY_ITEM_NOT_FOUND: { status: 404, message: 'Ingredient not found.' },
  PLAN_ENTRY_NOT_FOUND: { status: 404, message: 'This meal is not in your plan any more.' },
<<<<<<< HEAD
  COUPON_NOT_FOUND: { status: 404, message: 'There is no coupon of this code.' },
=======
  SHOPPING_LINE_NOT_FOUND: { status: 404, message: 'This is not on your shopping list any more.' },
>>>>>>> 17e6d59 (shopping: a list that adds up what recipes, the plan and the cook ask for)
  LINK_NOT_FOUND: { status: 404, message: 'This link has expired or was replaced by a later one.' },
  CONFLICT: { status: 409, message: 'This was changed in the meantime.' },
  DUPLICATE_ACTION: {
    status: 409,
    message: 'Duplicate action detected. Please refresh the page.',
  },
  EMAIL_TAKEN: { status: 409, message: 'An account with this email already exists.' },
  USERNAME_TAKEN: { status: 409, message: 'This username is already taken.' },
  COLLECTION_NAME_TAKEN: { status: 409, message: 'You have a collection of this name already.' },
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
  COUPON_EXPIRED: { status: 422, message: 'This coupon has expired.' },
  COUPON_USED_UP: { status: 422, message: 'This coupon is used up.' },
  COUPON_USED_BEFORE: { status: 422, message: 'You have used this coupon before.' },
  TOO_MANY_ATTEMPTS: { status: 429, message: 'Too many attempts. Please wait and try again.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment.' },
  PLAN_LIMIT: { status: 429, message: "This month's assistant recipes of your plan are used up." },
  INTERNAL: { status: 500, message: 'Something went wrong on our side.' },
  OVERLOADED: { status: 503, message: 'Potluck is busy. Please try again in a moment.' },
  PROVIDER_UNAVAILABLE: { status: 503, message: 'The other service could not be reached.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
