/** A file of the cookbook: its name below the folder, and its text. */
export type DishFile = { name: string; text: string }
