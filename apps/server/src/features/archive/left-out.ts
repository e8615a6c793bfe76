/** Tables with a member's rows that the archive leaves out, and why. */
export const LEFT_OUT = {
  recipes: 'each has a file of its own',
  recipe_ingredients: "in its recipe's file",
  recipe_steps: "in its recipe's file",
  recipe_answers: 'what the kitchen derived from the recipe',
  recipe_search: 'what searches derived from the recipe',
  recipe_hours: "counts of others' acts, kept as recipes count them",
  recipe_days: "counts of others' acts, kept as recipes count them",
  house_recipes: "which dish of the cookbook a recipe of the house is: nobody's own",
  removed_entries: 'which entries that wrote themselves were deleted, so that they stay so',
  notification_likers: 'which likes an alert gathers: likes of others',
  recipe_alert_mails: 'when the next mail of alerts is due, and was sent last',
  email_links: 'hashes of secrets that were mailed, gone within seven days',
  idempotency_keys: 'answers that were sent already, gone within a day',
  password_checks: 'wrong passwords typed in the last hour, which count guessing',
  account_notices: 'when mails about changes of the account went out, gone within a day',
  archives: 'when such files were asked for, gone within an hour',
} as const satisfies Record<string, string>
