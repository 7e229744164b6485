-- Written by `npm run derive` from tools/provision-statements.ts; `npm run lint` fails if it is stale.
-- What only a superuser can take from all roles. provision.sql contains it; where the owner of the database executes
-- that file, a superuser executes this one once.
do $$ declare shared regprocedure; begin
  if not (select rolsuper from pg_roles where rolname = current_user) then return; end if;
  for shared in select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace
    and (proname ~ '^pg_(try_)?advisory_' or proname ~ '^lo_' or proname in ('loread', 'lowrite'))
  loop execute format('revoke execute on function %s from public', shared); end loop;
end $$;
