/** 'Potluck <kitchen@potluck.example>' → 'kitchen@potluck.example': where mail to the operator goes. */
export function bareAddress(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox
}

/** User text for a subject: without line breaks and other control characters. */
export function oneLine(words: string): string {
  return words.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
