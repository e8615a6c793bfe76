import type { ArchivePart } from '../../platform/archive-part.ts'

export const feedbackParts: ArchivePart[] = [
  {
    file: 'feedback.json',
    tables: ['feedback_entries'],
    rows: `select e.id::text as _key, e.rating, e.tags, e.improvement, e.created_at as "givenAt"
      from feedback_entries e where e.user_id = $1`,
  },
  {
    file: 'tickets.json',
    tables: ['support_tickets', 'support_messages'],
    rows: `select t.id::text as _key, t.number, t.subject, t.status, t.created_at as "openedAt",
        (select json_agg(json_build_object('from', case when m.from_operator then 'us' else 'you' end,
            'text', m.text, 'writtenAt', m.created_at) order by m.id)
          from support_messages m where m.ticket_id = t.id) as messages
      from support_tickets t where t.user_id = $1`,
  },
]
