-- Which subscriber has handled which event: an event arrives at least once and acts once.
create table event_handled (
  event_id uuid not null,
  handler text not null,
  handled_at timestamptz not null default now(),
  primary key (event_id, handler)
);

create index event_handled_at on event_handled (handled_at);
