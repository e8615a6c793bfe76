export { billingParts } from './archive-parts.ts'
export { type Coupons, createCoupons, type NewCoupon } from './coupons.ts'
export { billingRoutes } from './routes.ts'
export { createBilling } from './service.ts'
