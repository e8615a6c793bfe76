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
