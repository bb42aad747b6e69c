#!/bin/sh
# PgBouncer in transaction mode; the password comes from the environment and stays in memory.
set -eu
umask 077
mkdir -p /tmp/pgbouncer
printf '"rochdale" "%s"\n' "$POSTGRES_PASSWORD" >/tmp/pgbouncer/users
cat >/tmp/pgbouncer/pgbouncer.ini <<INI
[databases]
rochdale = host=postgres port=5432 dbname=rochdale
[pgbouncer]
listen_addr = 0.0.0.0
listen_port = 6432
unix_socket_dir =
auth_type = scram-sha-256
auth_file = /tmp/pgbouncer/users
pool_mode = transaction
max_client_conn = 500
default_pool_size = 40
server_idle_timeout = 60
INI
exec pgbouncer /tmp/pgbouncer/pgbouncer.ini
