#!/bin/sh
# Run once, as the administrator of a new Postgres. Makes a database whose owner is not a superuser, so that
# row-level security applies to the servers too. The owner may create roles, because servers make `lifetag_app`.
# Postgres 17 and newer sort in a way that no upgrade of the system changes. Older ones sort as the system does.
set -eu
[ -z "${LIFETAG_PASSWORD_FILE:-}" ] || LIFETAG_PASSWORD=$(cat "$LIFETAG_PASSWORD_FILE")
psql --set ON_ERROR_STOP=1 --set password="$LIFETAG_PASSWORD" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role lifetag_owner login createrole password :'password';
select current_setting('server_version_num')::int >= 170000 as has_builtin \gset
\if :has_builtin
create database lifetag owner lifetag_owner encoding 'UTF8' locale_provider 'builtin' builtin_locale 'C.UTF-8' template template0;
\else
create database lifetag owner lifetag_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
\endif
SQL
