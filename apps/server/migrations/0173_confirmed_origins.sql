-- Whether a cook has said of the source that a recipe names that its text may be published: asked once for
-- each source. What is public was asked about, or needs no question.
alter table recipes add column origin_confirmed boolean not null default false;
update recipes set origin_confirmed = true where published_at is not null;
