import type { ArchivePart } from '../../platform/archive-part.ts'
import { ALERTS_TO_KEEP } from './alert-queries.ts'

export const notificationParts: ArchivePart[] = [
  {
    file: 'alerts.json',
    tables: ['notifications'],
    rows: ALERTS_TO_KEEP,
  },
]
