/** `{ page, pages, total }` of a paged answer; an empty list has one page. */
export function pageOf(
  query: { page: number; limit: number },
  total: number,
): { page: number; pages: number; total: number } {
  return { page: query.page, pages: Math.max(1, Math.ceil(total / query.limit)), total }
}
