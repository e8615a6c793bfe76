export { keepRankedLists, rankLists, rollUpHours } from './lists/ranking.ts'
export { createLists } from './lists/service.ts'
export { discoveryRoutes, trendingRoutes } from './routes.ts'
export { createDiscovery } from './service.ts'
