import { useMutation } from '@tanstack/react-query'
import { type CallInput, call } from '../../platform/call.ts'

export function useSubscribe() {
  return useMutation({
    mutationFn: (email: string) => call('POST /newsletter/subscriptions', { body: { email } }),
  })
}

export function useSendMessage() {
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<'POST /contact/messages'>['body']>) =>
      call('POST /contact/messages', { body }),
  })
}

/** Confirms the address a link was mailed to. */
export function useConfirmSubscription() {
  return useMutation({
    mutationFn: (token: string) => call('POST /newsletter/confirmations', { body: { token } }),
  })
}

/** Unsubscribes from the list that a mailed link names. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (token: string) => call('POST /mailings/unsubscriptions', { query: { token } }),
  })
}
