#!/bin/sh
# Run once, as the administrator of a new Postgres: a database whose owner is no superuser, so that
# row-level security binds the servers too. The owner may create roles: they make `lifetag_app`.
# Sorting that no upgrade of the system changes came with Postgres 17; before, the system's own is taken.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$LIFETAG_PASSWORD" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role lifetag_owner login createrole password :'password';
select current_setting('server_version_num')::int >= 170000 as has_builtin \gset
\if :has_builtin
create database lifetag owner lifetag_owner encoding 'UTF8' locale_provider 'builtin' builtin_locale 'C.UTF-8' template template0;
\else
create database lifetag owner lifetag_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
\endif
SQL
