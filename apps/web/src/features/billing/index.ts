export { CurrentPlan } from './current-plan.tsx'
export { PaymentMethodButton } from './payment-method-button.tsx'
export { PlanHistoryButton } from './plan-history-button.tsx'
