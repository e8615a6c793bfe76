import { useState } from 'react'
import { askToSignIn, useSession } from '../../auth/index.ts'
import { isArchive } from '../archive/is-archive.ts'
import { useArchive } from '../archive/use-archive.ts'
import { useStartImport } from './use-start-import.ts'

/** Finds out what files are: photos of a recipe, a download of an account, or recipes of elsewhere. */
export function useReceivedFiles() {
  const isMember = useSession() !== null
  const { start, isStarting } = useStartImport()
  const archive = useArchive()
  const [photos, setPhotos] = useState<readonly File[]>()

  async function receive(files: File[]) {
    const [first] = files
    if (!first) return
    if (files.every(isPhoto)) return setPhotos(files)
    if (!isMember) return askToSignIn()
    // What cannot be read here is said when it is sent.
    const isOwn = files.length === 1 && (await isArchive(first).catch(() => false))
    if (isOwn) return archive.look(first)
    await start(files)
  }

  return { receive, isStarting, archive, photos, forgetPhotos: () => setPhotos(undefined) }
}

/** Some systems have no type for what iPhones take. */
const isPhoto = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name)
