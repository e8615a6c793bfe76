/** A file of the cookbook: its name in the folder, and its text. */
export type DishFile = { name: string; text: string }
