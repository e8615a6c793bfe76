declare module 'virtual:bookmarklet' {
  /** A script in which `__POTLUCK__` stands for the origin of a Potluck. */
  export const bookmarklet: string
}
