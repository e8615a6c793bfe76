/** Whether a path is the assistant's, whose page fills the window. */
export function isAssistantPath(pathname: string): boolean {
  return pathname === '/ai' || pathname.startsWith('/ai/')
}
