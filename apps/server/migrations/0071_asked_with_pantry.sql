-- Whether an ingredients request asked for the pantry, on a user message: asking again asks the same.
alter table chat_messages add column use_inventory boolean;
