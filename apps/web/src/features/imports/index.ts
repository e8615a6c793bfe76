export { ArchiveDialog } from './archive/archive-dialog.tsx'
export { useArchive } from './archive/use-archive.ts'
