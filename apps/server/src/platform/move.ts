/** One recipe in the place of another, in what a cook has of it. */
export type Move = { userId: string; from: string; to: string }
