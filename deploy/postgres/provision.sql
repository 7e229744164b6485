-- Written by `npm run derive` from libs/topology and tools/provision-statements.ts; `npm run lint` fails if it is stale.
-- Creates the roles and schemas of all services and sets their passwords. Safe to repeat. For a superuser, or for the
-- owner of the database who may create roles:
--   psql -v ON_ERROR_STOP=1 -d presently -f provision.sql
-- with POSTGRES_PASSWORD_<SERVICE>_OWNER and POSTGRES_PASSWORD_<SERVICE> in the environment, for each service.
-- On a server that only the product uses, add -v our_server=1: it closes the databases that every server has besides.
\set ON_ERROR_STOP on
begin;

-- billing
\getenv billing_owner_password POSTGRES_PASSWORD_BILLING_OWNER
\getenv billing_password POSTGRES_PASSWORD_BILLING
revoke all on schema public from public;
do $$ begin execute format('revoke all on database %I from public', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'billing_owner') then create role "billing_owner"; end if; end $$;
alter role "billing_owner" login connection limit 20 password :'billing_owner_password';
alter role "billing_owner" set search_path = "billing";
do $$ begin execute format('grant connect on database %I to "billing_owner"', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'billing') then create role "billing"; end if; end $$;
alter role "billing" login connection limit 99 password :'billing_password';
alter role "billing" set search_path = "billing";
do $$ begin execute format('grant connect on database %I to "billing"', current_database()); end $$;
do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then execute format('grant "billing_owner" to %I', current_user); end if; end $$;
create schema if not exists "billing" authorization "billing_owner";
revoke all on schema "billing" from public;
grant usage on schema "billing" to "billing";
alter default privileges for role "billing_owner" in schema "billing" grant select, insert, update, delete on tables to "billing";
alter default privileges for role "billing_owner" in schema "billing" grant usage on sequences to "billing";
grant select, insert, update, delete on all tables in schema "billing" to "billing";
grant usage on all sequences in schema "billing" to "billing";

-- gifting
\getenv gifting_owner_password POSTGRES_PASSWORD_GIFTING_OWNER
\getenv gifting_password POSTGRES_PASSWORD_GIFTING
revoke all on schema public from public;
do $$ begin execute format('revoke all on database %I from public', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'gifting_owner') then create role "gifting_owner"; end if; end $$;
alter role "gifting_owner" login connection limit 20 password :'gifting_owner_password';
alter role "gifting_owner" set search_path = "gifting";
do $$ begin execute format('grant connect on database %I to "gifting_owner"', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'gifting') then create role "gifting"; end if; end $$;
alter role "gifting" login connection limit 99 password :'gifting_password';
alter role "gifting" set search_path = "gifting";
do $$ begin execute format('grant connect on database %I to "gifting"', current_database()); end $$;
do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then execute format('grant "gifting_owner" to %I', current_user); end if; end $$;
create schema if not exists "gifting" authorization "gifting_owner";
revoke all on schema "gifting" from public;
grant usage on schema "gifting" to "gifting";
alter default privileges for role "gifting_owner" in schema "gifting" grant select, insert, update, delete on tables to "gifting";
alter default privileges for role "gifting_owner" in schema "gifting" grant usage on sequences to "gifting";
grant select, insert, update, delete on all tables in schema "gifting" to "gifting";
grant usage on all sequences in schema "gifting" to "gifting";

-- identity
\getenv identity_owner_password POSTGRES_PASSWORD_IDENTITY_OWNER
\getenv identity_password POSTGRES_PASSWORD_IDENTITY
revoke all on schema public from public;
do $$ begin execute format('revoke all on database %I from public', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'identity_owner') then create role "identity_owner"; end if; end $$;
alter role "identity_owner" login connection limit 20 password :'identity_owner_password';
alter role "identity_owner" set search_path = "identity";
do $$ begin execute format('grant connect on database %I to "identity_owner"', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'identity') then create role "identity"; end if; end $$;
alter role "identity" login connection limit 99 password :'identity_password';
alter role "identity" set search_path = "identity";
do $$ begin execute format('grant connect on database %I to "identity"', current_database()); end $$;
do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then execute format('grant "identity_owner" to %I', current_user); end if; end $$;
create schema if not exists "identity" authorization "identity_owner";
revoke all on schema "identity" from public;
grant usage on schema "identity" to "identity";
alter default privileges for role "identity_owner" in schema "identity" grant select, insert, update, delete on tables to "identity";
alter default privileges for role "identity_owner" in schema "identity" grant usage on sequences to "identity";
grant select, insert, update, delete on all tables in schema "identity" to "identity";
grant usage on all sequences in schema "identity" to "identity";

-- notifications
\getenv notifications_owner_password POSTGRES_PASSWORD_NOTIFICATIONS_OWNER
\getenv notifications_password POSTGRES_PASSWORD_NOTIFICATIONS
revoke all on schema public from public;
do $$ begin execute format('revoke all on database %I from public', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'notifications_owner') then create role "notifications_owner"; end if; end $$;
alter role "notifications_owner" login connection limit 20 password :'notifications_owner_password';
alter role "notifications_owner" set search_path = "notifications";
do $$ begin execute format('grant connect on database %I to "notifications_owner"', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'notifications') then create role "notifications"; end if; end $$;
alter role "notifications" login connection limit 99 password :'notifications_password';
alter role "notifications" set search_path = "notifications";
do $$ begin execute format('grant connect on database %I to "notifications"', current_database()); end $$;
do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then execute format('grant "notifications_owner" to %I', current_user); end if; end $$;
create schema if not exists "notifications" authorization "notifications_owner";
revoke all on schema "notifications" from public;
grant usage on schema "notifications" to "notifications";
alter default privileges for role "notifications_owner" in schema "notifications" grant select, insert, update, delete on tables to "notifications";
alter default privileges for role "notifications_owner" in schema "notifications" grant usage on sequences to "notifications";
grant select, insert, update, delete on all tables in schema "notifications" to "notifications";
grant usage on all sequences in schema "notifications" to "notifications";

-- recommendations
\getenv recommendations_owner_password POSTGRES_PASSWORD_RECOMMENDATIONS_OWNER
\getenv recommendations_password POSTGRES_PASSWORD_RECOMMENDATIONS
revoke all on schema public from public;
do $$ begin execute format('revoke all on database %I from public', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'recommendations_owner') then create role "recommendations_owner"; end if; end $$;
alter role "recommendations_owner" login connection limit 20 password :'recommendations_owner_password';
alter role "recommendations_owner" set search_path = "recommendations";
do $$ begin execute format('grant connect on database %I to "recommendations_owner"', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'recommendations') then create role "recommendations"; end if; end $$;
alter role "recommendations" login connection limit 99 password :'recommendations_password';
alter role "recommendations" set search_path = "recommendations";
do $$ begin execute format('grant connect on database %I to "recommendations"', current_database()); end $$;
do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then execute format('grant "recommendations_owner" to %I', current_user); end if; end $$;
create schema if not exists "recommendations" authorization "recommendations_owner";
revoke all on schema "recommendations" from public;
create extension if not exists pg_trgm with schema "recommendations";
grant usage on schema "recommendations" to "recommendations";
alter default privileges for role "recommendations_owner" in schema "recommendations" grant select, insert, update, delete on tables to "recommendations";
alter default privileges for role "recommendations_owner" in schema "recommendations" grant usage on sequences to "recommendations";
grant select, insert, update, delete on all tables in schema "recommendations" to "recommendations";
grant usage on all sequences in schema "recommendations" to "recommendations";

-- social
\getenv social_owner_password POSTGRES_PASSWORD_SOCIAL_OWNER
\getenv social_password POSTGRES_PASSWORD_SOCIAL
revoke all on schema public from public;
do $$ begin execute format('revoke all on database %I from public', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'social_owner') then create role "social_owner"; end if; end $$;
alter role "social_owner" login connection limit 20 password :'social_owner_password';
alter role "social_owner" set search_path = "social";
do $$ begin execute format('grant connect on database %I to "social_owner"', current_database()); end $$;
do $$ begin if not exists (select from pg_roles where rolname = 'social') then create role "social"; end if; end $$;
alter role "social" login connection limit 99 password :'social_password';
alter role "social" set search_path = "social";
do $$ begin execute format('grant connect on database %I to "social"', current_database()); end $$;
do $$ begin if not (select rolsuper from pg_roles where rolname = current_user) then execute format('grant "social_owner" to %I', current_user); end if; end $$;
create schema if not exists "social" authorization "social_owner";
revoke all on schema "social" from public;
grant usage on schema "social" to "social";
alter default privileges for role "social_owner" in schema "social" grant select, insert, update, delete on tables to "social";
alter default privileges for role "social_owner" in schema "social" grant usage on sequences to "social";
grant select, insert, update, delete on all tables in schema "social" to "social";
grant usage on all sequences in schema "social" to "social";

do $$ declare shared regprocedure; begin
  if not (select rolsuper from pg_roles where rolname = current_user) then return; end if;
  for shared in select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace
    and (proname ~ '^pg_(try_)?advisory_' or proname ~ '^lo_' or proname in ('loread', 'lowrite'))
  loop execute format('revoke execute on function %s from public', shared); end loop;
end $$;

\if :{?our_server}
revoke all on database postgres from public;
revoke all on database template1 from public;
\endif

commit;
