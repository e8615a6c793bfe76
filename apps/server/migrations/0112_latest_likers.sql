-- When a like that an alert gathers was given: whom an alert names is its latest liker who may be named,
-- and no longer found by sorting all of them.
alter table notification_likers add column liked_at timestamptz;
update notification_likers k set liked_at = coalesce(
  (select l.created_at from recipe_likes l where l.recipe_id = k.recipe_id and l.user_id = k.liker_id),
  (select l.created_at from post_likes l where l.post_id = k.post_id and l.user_id = k.liker_id));
alter table notification_likers alter column liked_at set not null;
create index notification_likers_latest on notification_likers (notification_id, liked_at desc, liker_id);
