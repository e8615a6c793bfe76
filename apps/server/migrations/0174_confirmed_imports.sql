-- Whether its cook has said that new versions of public recipes may have the text of their new sources.
alter table imports add column origin_confirmed boolean not null default false;
