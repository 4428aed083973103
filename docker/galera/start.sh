#!/bin/bash
# Starts one node of the cluster. The first begins it where there is none: a node that asks nobody and begins another one
# beside it would split the data, so the others are looked for, and the node's own word of how it ended is read.
set -euo pipefail

peers=(database-1 database-2 database-3)
state=/var/lib/mysql/grastate.dat

is_there() { timeout 2 bash -c "exec 3<> /dev/tcp/$1/4567" 2> /dev/null; }

# Nobody listens on this node yet: it may ask itself.
somebody_is_there() {
  for peer in "${peers[@]}"; do
    if is_there "$peer"; then return 0; fi
  done
  return 1
}

begins=()
if [ "${GALERA_FIRST:-no}" = yes ] && ! somebody_is_there; then
  # 1: this node was the last to end, and has everything. A node that was cut off says 0, and waits for a person.
  if [ ! -e "$state" ] || grep -q '^safe_to_bootstrap: 1' "$state"; then begins=(--wsrep-new-cluster); fi
fi

# The user that nodes copy with, and the one that the balancer looks in with. Made by the first start of a node alone.
mkdir -p /docker-entrypoint-initdb.d
cat > /docker-entrypoint-initdb.d/cluster.sql <<SQL
CREATE USER IF NOT EXISTS copy@localhost IDENTIFIED BY '${GALERA_COPY_PASSWORD}';
GRANT RELOAD, PROCESS, LOCK TABLES, BINLOG MONITOR ON *.* TO copy@localhost;
CREATE USER IF NOT EXISTS haproxy@'%';
SQL

exec docker-entrypoint.sh mariadbd \
  --defaults-extra-file=/galera/galera.cnf \
  --wsrep-node-address="$(hostname -i | cut -d' ' -f1)" \
  --wsrep-sst-auth="copy:${GALERA_COPY_PASSWORD}" \
  "${begins[@]}"
