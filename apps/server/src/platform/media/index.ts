export { createImages, type Images } from './images.ts'
export {
  avatarUrl,
  PHOTO_ROW,
  type PhotoRow,
  photoUrl,
  pictureUrl,
  previewUrl,
  toPhoto,
} from './photo.ts'
export { openS3Store, type S3Settings } from './s3-store.ts'
export { serveMedia } from './serve.ts'
export { type ImageStore, openFolderStore } from './store.ts'
