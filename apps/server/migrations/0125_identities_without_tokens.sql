-- A third-party sign-in that is under way is known to its browser alone, by a signed cookie.
drop table verifications;

-- Tokens of the third party were never kept: there is no place for them any more.
alter table identities
  drop column access_token,
  drop column refresh_token,
  drop column id_token,
  drop column access_token_expires_at,
  drop column refresh_token_expires_at,
  drop column scope;
