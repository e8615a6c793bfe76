create table activity_posts (
  id uuid primary key,
  author_id uuid not null references users (id) on delete cascade,
  content text not null check (length(content) between 1 and 4000),
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  created_at timestamptz not null
);
create index activity_posts_by_author on activity_posts (author_id, created_at desc, id desc);

create table post_likes (
  post_id uuid not null references activity_posts (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index post_likes_by_user on post_likes (user_id);

create table post_comments (
  id uuid primary key,
  post_id uuid not null references activity_posts (id) on delete cascade,
  author_id uuid not null references users (id) on delete cascade,
  body text not null check (length(body) between 1 and 4000),
  created_at timestamptz not null
);
create index post_comments_in_order on post_comments (post_id, created_at, id);
create index post_comments_by_author on post_comments (author_id);

-- As count_on_recipes does, for posts. Argument: the counted column.
create function count_on_posts() returns trigger language plpgsql as $$
begin
  perform 1 from activity_posts where id in (select post_id from changed)
    order by id for no key update;
  execute format(
    'update activity_posts set %1$I = %1$I + %2$s * c.n
     from (select post_id, count(*)::integer as n from changed group by post_id) c
     where activity_posts.id = c.post_id',
    tg_argv[0], case when tg_op = 'INSERT' then '1' else '-1' end);
  return null;
end $$;
create trigger post_likes_added after insert on post_likes
  referencing new table as changed for each statement execute function count_on_posts('likes');
create trigger post_likes_removed after delete on post_likes
  referencing old table as changed for each statement execute function count_on_posts('likes');
create trigger post_comments_added after insert on post_comments
  referencing new table as changed for each statement execute function count_on_posts('comments');
create trigger post_comments_removed after delete on post_comments
  referencing old table as changed for each statement execute function count_on_posts('comments');
