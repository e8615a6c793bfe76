/** Whether a text is the address of a web page, or blank: where a recipe was before it came here. */
export function isOriginAddress(text: string): boolean {
  return text.trim() === '' || /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text.trim())
}

/** What is said of another text. */
export const NO_ORIGIN_ADDRESS = 'Enter the whole address of the page, beginning with https://.'
