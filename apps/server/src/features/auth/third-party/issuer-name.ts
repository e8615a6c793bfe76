/** What people call an issuer: 'Google', or else its host. */
export function nameOfIssuer(issuer: string): string {
  const { hostname } = new URL(issuer)
  return hostname === 'accounts.google.com' ? 'Google' : hostname
}
