-- The address before the present, unconfirmed one: where the account goes back to when somebody proves
-- that the present one is theirs.
alter table users add former_email text;

-- Links that were mailed: 'confirm' to a new address, 'undo' to the one it took the place of. The
-- secret at the end of a link is in the mail alone; here lies its hash.
create table email_links (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('confirm', 'undo')),
  -- What the link makes true: the confirmed address, or the one to go back to.
  email text not null check (length(email) between 3 and 254),
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index email_links_token_key on email_links (token_hash);
create index email_links_by_user on email_links (user_id, created_at);
create index email_links_expiry on email_links (expires_at);
create index email_links_undo on email_links (lower(email)) where purpose = 'undo';

-- An address stays its former owner's as long as they may go back to it: whoever took over an account
-- could otherwise make the way back impossible by opening a second account with the old address.
create function refuse_reserved_email() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from email_links
    where purpose = 'undo' and lower(email) = lower(new.email) and user_id <> new.id
      and expires_at > now()
  ) then
    raise unique_violation using
      message = 'this address can still be taken back', constraint = 'users_email_key';
  end if;
  return null;
end $$;
-- After the row, so that a change of address that was under way has ended and is seen.
create trigger users_reserved_email after insert or update of email on users
  for each row execute function refuse_reserved_email();
