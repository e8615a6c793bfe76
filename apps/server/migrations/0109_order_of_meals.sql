-- Two entries of a day never share a place: what moves one renumbers the day.
update planner_entries e set position = placed.place
from (
  select id, row_number() over (partition by user_id, day order by position, id) - 1 as place
  from planner_entries) placed
where placed.id = e.id and e.position <> placed.place;
-- Checked when a transaction ends, so that entries can change places.
alter table planner_entries add constraint planner_entries_in_place
  unique (user_id, day, position) deferrable initially deferred;
