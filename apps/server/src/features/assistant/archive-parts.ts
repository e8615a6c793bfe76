import type { ArchivePart } from '../../platform/archive-part.ts'

export const assistantParts: ArchivePart[] = [
  {
    file: 'chats.json',
    tables: ['chats'],
    rows: `select c.id::text as _key, c.id as chat, c.title, c.use_pantry as "usePantry", c.units,
        c.created_at as "startedAt", c.updated_at as "changedAt"
      from chats c where c.user_id = $1`,
  },
  {
    file: 'chat-messages.json',
    tables: ['chat_messages'],
    rows: `select m.id::text as _key, m.chat_id as chat, m.role, m.mode, m.content, m.status,
        m.ingredients, m.dietary_restrictions as "dietaryRestrictions",
        m.recipe_data as "recipeData", m.menu, m.diet_check as "dietCheck", m.corrections, m.adaptation,
        m.engine, m.created_at as "writtenAt", array_remove(array[m.image_hash], null) as _pictures
      from chat_messages m join chats c on c.id = m.chat_id where c.user_id = $1`,
  },
  {
    file: 'assistant-usage.json',
    tables: ['assistant_usage'],
    rows: `select u.month::text as _key, u.month, u.recipes, u.input_tokens as "inputTokens",
        u.output_tokens as "outputTokens"
      from assistant_usage u where u.user_id = $1`,
  },
]
