/** A mail's source with folded lines joined and encoded words decoded. */
export function readableMail(source: string): string {
  const [head = '', ...parts] = source.split(/\r?\n\r?\n/)
  const body = parts.join('\n\n')
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return `${head}\n\n${Buffer.from(body, 'base64').toString()}`
  }
  return `${head}\n\n${unquote(body)}`
}

/** Quoted-printable: '=\n' folds a line, '=C3=A9' is two bytes of UTF-8. */
function unquote(body: string): string {
  return body
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
}
