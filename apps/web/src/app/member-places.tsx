import { lazyRouteComponent } from '@tanstack/react-router'

const load = () => import('./member-edges.ts')

/** Members' links, along the edges of every page; a visitor's page comes without their code. */
export const Rail = lazyRouteComponent(load, 'Rail')
export const BottomBar = lazyRouteComponent(load, 'BottomBar')

/** Loaded before a member's first paint, so that nothing moves in it. */
export async function loadMemberPlaces(): Promise<void> {
  await Promise.all([Rail.preload?.(), BottomBar.preload?.()])
}
