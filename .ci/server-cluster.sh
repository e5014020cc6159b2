#!/usr/bin/env bash
# A private PostgreSQL 15 cluster for tests, on a free loopback port, run by a user who is not root.
#   .ci/server-cluster.sh start DIR   starts it in DIR (made where there is none) and prints its address
#   .ci/server-cluster.sh stop DIR    stops it
set -euo pipefail
action=${1:?start or stop}
directory=${2:?the directory of the cluster}
binaries=/usr/lib/postgresql/15/bin
owner=postgres

as_owner() {
  if [ "$(id -u)" = 0 ]; then
    setpriv --reuid "$owner" --regid "$owner" --clear-groups env HOME="$directory" "$@"
  else
    "$@"
  fi
}

free_port() {
  node -e 'const server = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(server.address().port); server.close(); })'
}

start() {
  mkdir -p "$directory"
  directory=$(realpath "$directory")
  if [ "$(id -u)" = 0 ]; then
    chown "$owner:" "$directory"
    as_owner test -x "$directory" || chmod o+x "$(dirname "$directory")"
  fi
  cd "$directory"
  if [ ! -f data/PG_VERSION ]; then
    as_owner "$binaries/initdb" -D data -U postgres --auth=trust --encoding=UTF8 --locale=C.UTF-8 >initdb.log
  fi
  if ! as_owner "$binaries/pg_ctl" -D data status >/dev/null; then
    free_port >port
    as_owner "$binaries/pg_ctl" -D data -l "$directory/data/server.log" -w start \
      -o "-c listen_addresses=127.0.0.1 -p $(cat port) -k '' -c fsync=off -c max_connections=200 -c shared_buffers=256MB" >/dev/null
  fi
  echo "postgres://postgres@127.0.0.1:$(cat port)/postgres"
}

stop() {
  cd "$directory"
  as_owner "$binaries/pg_ctl" -D data -m fast -w stop >/dev/null
}

"$action"
