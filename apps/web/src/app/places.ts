import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HistoryState } from '@tanstack/react-router'
import {
  Bookmark,
  BookOpen,
  CircleQuestionMark,
  CookingPot,
  FileUp,
  Gem,
  History,
  House,
  LayoutDashboard,
  type LucideIcon,
  NotebookPen,
  Rss,
  Search,
  Settings,
  TrendingUp,
} from 'lucide-react'

export interface Place {
  to:
    | '/explore'
    | '/trending'
    | '/myFeed'
    | '/search'
    | '/ai'
    | '/savedRecipes'
    | '/dashboard'
    | '/dashboard/myRecipes'
    | '/import'
    | '/settings'
    | '/feedback'
    | '/subscription'
  label: MessageDescriptor
  icon: LucideIcon
  state?: HistoryState
  /** Shows the number of unread alerts. */
  hasAlerts?: true
}

/** The rail and its sheet. A new link is one line here. */
export const railSections: { title: MessageDescriptor; places: Place[] }[] = [
  {
    title: msg`Discovery`,
    places: [
      { to: '/explore', label: msg`Home`, icon: House },
      { to: '/trending', label: msg`Trending`, icon: TrendingUp },
      { to: '/myFeed', label: msg`My Feed`, icon: Rss },
    ],
  },
  {
    title: msg`My Library`,
    places: [
      { to: '/dashboard/myRecipes', label: msg`My Recipes`, icon: NotebookPen, hasAlerts: true },
      { to: '/savedRecipes', label: msg`Saved Recipes`, icon: Bookmark },
      { to: '/import', label: msg`Bring recipes in`, icon: FileUp },
      { to: '/ai', label: msg`AI History`, icon: History, state: { showChats: true } },
    ],
  },
  {
    title: msg`Account`,
    places: [
      { to: '/settings', label: msg`Settings`, icon: Settings },
      { to: '/feedback', label: msg`Help & Feedback`, icon: CircleQuestionMark },
    ],
  },
]

/** The profile menu, above Appearance and Logout. */
export const profilePlaces: Place[] = [
  { to: '/dashboard', label: msg`Dashboard`, icon: LayoutDashboard },
  { to: '/dashboard/myRecipes', label: msg`My Recipes`, icon: NotebookPen, hasAlerts: true },
  { to: '/savedRecipes', label: msg`Saved Recipes`, icon: Bookmark },
  { to: '/subscription', label: msg`Subscription`, icon: Gem },
  { to: '/settings', label: msg`Settings`, icon: Settings },
]

/** The bar at the bottom of a phone; the third link is emphasised. */
export const barPlaces: Place[] = [
  { to: '/explore', label: msg`Home`, icon: House },
  { to: '/search', label: msg`Search`, icon: Search },
  { to: '/ai', label: msg`Cook With AI`, icon: CookingPot },
  { to: '/savedRecipes', label: msg`Saved`, icon: Bookmark },
  { to: '/dashboard', label: msg`You`, icon: BookOpen, hasAlerts: true },
]
