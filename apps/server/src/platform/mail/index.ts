export { type MailSettings, openDelivery } from './delivery.ts'
export { createMails, type Deliver, type Mail, MailRefusedError, type Mails } from './mails.ts'
