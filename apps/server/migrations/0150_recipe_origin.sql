-- Where a recipe was before it came here ({ address, name, author }), and the language of its text.
alter table recipes add column origin jsonb, add column language text;
