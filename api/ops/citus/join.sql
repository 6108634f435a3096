-- Makes the nodes of `compose.yaml` one cluster. Run it once, on the coordinator, as the administrator:
--   psql --dbname lifetag --file join.sql
select citus_set_coordinator_host('coordinator', 5432);
select citus_add_node('worker-1', 5432);
select citus_add_node('worker-2', 5432);
