/** Text made safe to stand in HTML, in attributes and in the text of elements. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
