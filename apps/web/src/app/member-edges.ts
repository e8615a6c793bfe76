/** One file for what members see at the edges of a page. */
export { BottomBar } from './frame/bottom-bar.tsx'
export { Rail } from './frame/rail.tsx'
