#!/bin/sh
# Run once, as the administrator of a new Postgres: a database whose owner is no superuser, so that
# row-level security binds the servers too. The owner may create roles: they make `lifetag_app`.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$LIFETAG_PASSWORD" --username "${POSTGRES_USER:-postgres}" <<'SQL'
create role lifetag_owner login createrole password :'password';
create database lifetag owner lifetag_owner encoding 'UTF8' locale_provider 'builtin' builtin_locale 'C.UTF-8' template template0;
SQL
