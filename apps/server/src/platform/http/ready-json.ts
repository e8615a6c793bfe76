/**
 * An answer that is JSON already, so that stored JSON need not be parsed and written again. It
 * bypasses the contract's serialiser, so its maker must list every field.
 */
export class ReadyJson<Answer> {
  readonly text: string
  /** Never set: ties the text to its type. */
  declare readonly answer?: Answer

  constructor(text: string) {
    this.text = text
  }
}
