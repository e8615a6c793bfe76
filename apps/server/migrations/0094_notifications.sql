-- What a member wants to hear of: mails, and alerts in the app.
alter table users
  add column mails_newsletter boolean not null default true,
  add column mails_recipe_alerts boolean not null default true,
  add column mails_offers boolean not null default false,
  add column alerts_comments boolean not null default true,
  add column alerts_followers boolean not null default false;

-- What happened to a member's own things, or at cooks they follow. An alert refers to what it tells
-- of, so that it goes with it: with the comment, the follow, the rating, the last like.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null check (kind in ('comment', 'post-comment', 'rating', 'recipe-likes',
    'post-likes', 'follower', 'published', 'publication-problem')),
  actor_id uuid references users (id) on delete cascade,
  recipe_id uuid references recipes (id) on delete cascade,
  comment_id uuid references recipe_comments (id) on delete cascade,
  post_id uuid references activity_posts (id) on delete cascade,
  post_comment_id uuid references post_comments (id) on delete cascade,
  follower_id uuid generated always as (case when kind = 'follower' then actor_id end) stored,
  rater_id uuid generated always as (case when kind = 'rating' then actor_id end) stored,
  -- How many likes one of likes gathers; kept by the trigger below.
  likes integer not null default 0 check (likes >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  read_at timestamptz,
  foreign key (follower_id, user_id) references follows (follower_id, followee_id) on delete cascade,
  foreign key (recipe_id, rater_id) references recipe_ratings (recipe_id, user_id) on delete cascade,
  check (actor_id <> user_id),
  check (case kind
    when 'comment' then actor_id is not null and recipe_id is not null and comment_id is not null
    when 'post-comment' then actor_id is not null and post_id is not null and post_comment_id is not null
    when 'recipe-likes' then actor_id is null and recipe_id is not null
    when 'post-likes' then actor_id is null and post_id is not null
    when 'follower' then actor_id is not null
    when 'publication-problem' then recipe_id is not null
    else actor_id is not null and recipe_id is not null end)
);
create index notifications_newest on notifications (user_id, updated_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_actor on notifications (actor_id) where actor_id is not null;
create index notifications_by_recipe on notifications (recipe_id) where recipe_id is not null;
create index notifications_by_post on notifications (post_id) where post_id is not null;
-- Told of once, however often it is heard of.
create unique index notifications_comment_once on notifications (comment_id)
  where comment_id is not null;
create unique index notifications_post_comment_once on notifications (post_comment_id)
  where post_comment_id is not null;
create unique index notifications_rating_once on notifications (recipe_id, rater_id)
  where kind = 'rating';
create unique index notifications_follower_once on notifications (follower_id, user_id)
  where kind = 'follower';
create unique index notifications_published_once on notifications (user_id, recipe_id)
  where kind = 'published';
create unique index notifications_problem_once on notifications (recipe_id)
  where kind = 'publication-problem';
-- Likes gather in one alert until that is read.
create unique index notifications_recipe_likes_gather on notifications (user_id, recipe_id)
  where kind = 'recipe-likes' and read_at is null;
create unique index notifications_post_likes_gather on notifications (user_id, post_id)
  where kind = 'post-likes' and read_at is null;

-- Whose likes an alert gathers. A like that is taken back takes its row along.
create table notification_likers (
  notification_id uuid not null references notifications (id) on delete cascade,
  liker_id uuid not null,
  recipe_id uuid,
  post_id uuid,
  primary key (notification_id, liker_id),
  check ((recipe_id is null) <> (post_id is null)),
  foreign key (recipe_id, liker_id) references recipe_likes (recipe_id, user_id) on delete cascade,
  foreign key (post_id, liker_id) references post_likes (post_id, user_id) on delete cascade
);
create unique index notification_likers_recipe on notification_likers (recipe_id, liker_id)
  where recipe_id is not null;
create unique index notification_likers_post on notification_likers (post_id, liker_id)
  where post_id is not null;

-- Counts an alert's likes; one that has none left is gone.
create function count_notification_likers() returns trigger language plpgsql as $$
begin
  perform 1 from notifications where id in (select notification_id from changed)
    order by id for no key update;
  update notifications n
    set likes = n.likes + case when tg_op = 'INSERT' then c.n else -c.n end
    from (select notification_id, count(*)::integer as n from changed group by notification_id) c
    where n.id = c.notification_id;
  if tg_op = 'DELETE' then
    delete from notifications where likes = 0 and id in (select notification_id from changed);
  end if;
  return null;
end $$;
create trigger notification_likers_added after insert on notification_likers
  referencing new table as changed for each statement execute function count_notification_likers();
create trigger notification_likers_removed after delete on notification_likers
  referencing old table as changed for each statement execute function count_notification_likers();
