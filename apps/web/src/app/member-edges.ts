/** One chunk for the parts of the frame that only members see. */
export { BottomBar } from './frame/bottom-bar.tsx'
export { Rail } from './frame/rail.tsx'
