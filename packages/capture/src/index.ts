export { capturePage } from './capture-page.ts'
export {
  type CapturedPage,
  importPageAddress,
  PAGE_MESSAGE,
  RECEIVED_MESSAGE,
  sendPage,
} from './hand-over.ts'
