#!/bin/bash
# Starts one node of the cluster. The first node bootstraps it if there is none. A second bootstrap beside a running
# cluster would split the data, so it looks for other nodes first, and reads how this node last stopped.
set -euo pipefail

peers=(database-1 database-2 database-3)
state=/var/lib/mysql/grastate.dat

is_there() { timeout 2 bash -c "exec 3<> /dev/tcp/$1/4567" 2> /dev/null; }

# This node does not listen yet, so it may check itself, too.
other_node_is_up() {
  for peer in "${peers[@]}"; do
    if is_there "$peer"; then return 0; fi
  done
  return 1
}

begins=()
if [ "${GALERA_FIRST:-no}" = yes ] && ! other_node_is_up; then
  # 1: this node stopped last and has all data. After a crash it is 0, and an operator must decide.
  if [ ! -e "$state" ] || grep -q '^safe_to_bootstrap: 1' "$state"; then begins=(--wsrep-new-cluster); fi
fi

# The users for the state transfer and for the load balancer's health check. Created by the first start of a node only.
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
