import { capturePage } from '@potluck/capture'

/** Runs in the page that is open; the build makes its answer the script's result. */
export const captured = capturePage(document)
