#!/bin/sh
# Run once on every node of a new cluster, as its administrator. Makes the same roles and the database with
# Citus. The nodes connect to each other as the role that sent the query, with the passwords in
# `pg_dist_authinfo`.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" \
  --set owner_password="$LIFETAG_PASSWORD" --set app_password="$LIFETAG_APP_PASSWORD" \
  --set administrator_password="$POSTGRES_PASSWORD" <<'SQL'
create role lifetag_owner login password :'owner_password';
create role lifetag_app login nosuperuser nobypassrls password :'app_password';
grant lifetag_app to lifetag_owner;
create database lifetag owner lifetag_owner encoding 'UTF8' locale 'C.UTF-8' template template0;
\connect lifetag
create extension citus;
insert into pg_dist_authinfo (nodeid, rolename, authinfo) values
  (0, 'lifetag_owner', 'password=' || :'owner_password'),
  (0, 'lifetag_app', 'password=' || :'app_password'),
  (0, current_user, 'password=' || :'administrator_password');
SQL
