import { lazyRouteComponent } from '@tanstack/react-router'

/** Where members go, along the edges of every page; a visitor's page comes without their code. */
export const Rail = lazyRouteComponent(() => import('./rail.tsx'), 'Rail')
export const BottomBar = lazyRouteComponent(() => import('./bottom-bar.tsx'), 'BottomBar')

/** Before a member's first paint, so that nothing moves in it. */
export async function loadMemberPlaces(): Promise<void> {
  await Promise.all([Rail.preload?.(), BottomBar.preload?.()])
}
