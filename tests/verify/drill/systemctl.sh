#!/bin/bash
# For systemctl where no systemd runs: starts and stops what the unit says, as its user and with its settings.
# What a unit forbids a service is not tried.
set -e
unit=/etc/systemd/system/bit-calculator.service
of() { sed -n "s/^$1=//p" "$unit"; }
running=/run/bit-calculator.pid
case "$1" in
  enable | start)
    cd "$(of WorkingDirectory)"
    mapfile -t settings < <(of Environment; grep '^[A-Z]' "$(of EnvironmentFile)")
    user=$(of User)
    # shellcheck disable=SC2046
    setsid setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all \
      env "${settings[@]}" $(of ExecStart) >>/var/log/bit-calculator.log 2>&1 &
    echo $! >$running
    ;;
  stop)
    kill -TERM "$(cat $running)" 2>/dev/null || exit 0
    while kill -0 "$(cat $running)" 2>/dev/null; do sleep 0.1; done
    ;;
esac
