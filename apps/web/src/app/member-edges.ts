/** One file for what members see at the edges of a page. */
export { BottomBar } from './bottom-bar.tsx'
export { Rail } from './rail.tsx'
