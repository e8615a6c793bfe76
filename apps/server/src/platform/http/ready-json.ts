/**
 * An answer that is JSON already: what is stored as it is sent need not be parsed and written anew.
 * It leaves as it is, past the contract's serialiser, so its maker lists every field.
 */
export class ReadyJson<Answer> {
  readonly text: string
  /** Never set: ties the text to what it says. */
  declare readonly answer?: Answer

  constructor(text: string) {
    this.text = text
  }
}
