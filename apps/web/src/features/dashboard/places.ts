import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  CalendarDays,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  Refrigerator,
  Salad,
  Settings2,
} from 'lucide-react'

interface DashboardPlace {
  to:
    | '/dashboard'
    | '/dashboard/myRecipes'
    | '/dashboard/mealPlanner'
    | '/dashboard/inventory'
    | '/dashboard/nutrition'
    | '/dashboard/settings'
  label: MessageDescriptor
  icon: LucideIcon
}

/** The dashboard's pages in the order of its navigation; a new page is one line here. */
export const dashboardPlaces: DashboardPlace[] = [
  { to: '/dashboard', label: msg`Overview`, icon: LayoutDashboard },
  { to: '/dashboard/myRecipes', label: msg`My Recipes`, icon: NotebookPen },
  { to: '/dashboard/mealPlanner', label: msg`Meal Planner`, icon: CalendarDays },
  { to: '/dashboard/inventory', label: msg`Inventory`, icon: Refrigerator },
  { to: '/dashboard/nutrition', label: msg`Nutrition`, icon: Salad },
  { to: '/dashboard/settings', label: msg`Settings`, icon: Settings2 },
]
