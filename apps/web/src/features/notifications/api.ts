import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallResponse, call } from '../../platform/call.ts'

type AlertPage = CallResponse<'GET /notifications'>
type AlertPages = InfiniteData<AlertPage, number>
export type Alert = AlertPage['notifications'][number]
/** What the stream sends: how many alerts are unread, and the latest one. */
export type AlertNews = CallResponse<'GET /notifications/events'>

const alertKeys = {
  list: ['notifications', 'list'] as const,
  unread: ['notifications', 'unread'] as const,
}

/** The address of the stream of alerts. */
export const ALERT_STREAM = '/api/notifications/events'

/** The alerts, latest first, a page at a time. */
export function alertsQuery() {
  return infiniteQueryOptions({
    queryKey: alertKeys.list,
    queryFn: ({ pageParam, signal }) =>
      call('GET /notifications', { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  })
}

/** How many alerts are unread: fetched once if the stream does not tell, updated by the stream. */
export function unreadQuery() {
  return queryOptions({
    queryKey: alertKeys.unread,
    queryFn: async ({ signal }) =>
      (await call('GET /notifications/unread-counts', { signal })).unread,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Applies what the stream sent: the number at once, the list if it is on screen. */
export function showNews(queryClient: QueryClient, { unread }: AlertNews): void {
  queryClient.setQueryData(alertKeys.unread, unread)
  void queryClient.invalidateQueries({ queryKey: alertKeys.list })
}

/** The stream has ended: the number is fetched. */
export function askForUnread(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: alertKeys.unread })
}

/** Marks one as read, or all without an id; shown at once. */
export function useMarkRead() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      call('POST /notifications/readings', {
        body: id === undefined ? {} : { ids: [id] },
        // The press that reads one may lead away from the app.
        keepalive: true,
      }),
    onMutate: (id) => {
      changeAlerts(queryClient, (alerts) =>
        alerts.map((alert) =>
          id === undefined || alert._id === id ? { ...alert, isRead: true } : alert,
        ),
      )
    },
    onSuccess: ({ unread }) => queryClient.setQueryData(alertKeys.unread, unread),
    onError: () => queryClient.invalidateQueries({ queryKey: alertKeys.list }),
  })
}

export function useRemoveAlert() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /notifications/{id}', { params: { id } }),
    onMutate: (id) => {
      changeAlerts(queryClient, (alerts) => alerts.filter(({ _id }) => _id !== id))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  })
}

function changeAlerts(queryClient: QueryClient, change: (alerts: Alert[]) => Alert[]): void {
  queryClient.setQueryData(
    alertKeys.list,
    (data: AlertPages | undefined) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          notifications: change(page.notifications),
        })),
      },
  )
}
