import type { ArchivePart } from '../../platform/archive-part.ts'

export const authParts: ArchivePart[] = [
  {
    file: 'profile.json',
    tables: ['users'],
    // Whole rows, so that a new column is included without a change here; none of them is secret.
    rows: `select u.id::text as _key, array_remove(array[u.avatar_hash], null) as _pictures,
        to_jsonb(u) - array['id', 'avatar_hash'] as profile
      from users u where u.id = $1`,
  },
  {
    file: 'ways-to-sign-in.json',
    tables: ['identities'],
    rows: `select i.id::text as _key,
        case when i.provider_id = 'credential' then 'password' else i.provider_id end as way,
        i.created_at as since
      from identities i where i.user_id = $1`,
  },
  {
    file: 'sessions.json',
    tables: ['sessions'],
    rows: `select s.id::text as _key, s.ip, s.user_agent as browser, s.created_at as "signedIn",
        s.updated_at as "lastUsed"
      from sessions s where s.user_id = $1`,
  },
]
