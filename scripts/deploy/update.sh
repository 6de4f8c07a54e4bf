#!/usr/bin/env bash
# Updates the site on a server of its own, as root. The new version is installed and built in a folder of its own while
# the site runs, so the site is away only for a restart.
#
#   lamplight-update            updates to the newest version of the branch main
#   lamplight-update <commit>   updates to another version
#   lamplight-update back       returns to the version before
#
# Install it where only root can change it: the service may write to its own folder.
set -euo pipefail

home=${LAMPLIGHT_HOME:-/opt/lamplight}
user=${LAMPLIGHT_USER:-lamplight}
data=${LAMPLIGHT_DATA:-/var/lib/lamplight}
settings=${LAMPLIGHT_SETTINGS:-/etc/lamplight.env}
restart=${LAMPLIGHT_RESTART:-systemctl restart lamplight}

# Sets the variables of the service. Its file is systemd's, in which a value may have spaces without quotes.
read_settings() {
  local line value
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in '' | '#'* | ';'*) continue ;; esac
    value=${line#*=}
    case $value in \"*\" | \'*\') value=${value:1:-1} ;; esac
    export "${line%%=*}=$value"
  done < "$settings"
}

# Runs a command in a folder as the user of the service, with its settings.
in_folder() {
  local folder=$1
  shift
  (
    cd "$folder"
    read_settings
    export DATA_DIR=$data HOME=$data
    exec setpriv --reuid="$user" --regid="$user" --init-groups "$@"
  )
}

# Makes a folder the running version.
switch_to() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
  $restart
  echo "The site runs $1."
}

running=$(readlink "$home/current")

if [ "${1:-}" = back ]; then
  before=$(cat "$home/$running/.version-before") || {
    echo "$home/$running names no version before it." >&2
    exit 1
  }
  switch_to "$before"
  exit
fi

in_folder "$home/current" git fetch --quiet origin
commit=$(in_folder "$home/current" git rev-parse --short "${1:-origin/main}^{commit}")
if [ "$commit" = "$running" ]; then
  echo "The site already runs $commit."
  exit
fi
if [ ! -d "$home/$commit" ]; then
  in_folder "$home/current" git worktree add --quiet --detach "$home/$commit" "$commit"
  # Secrets that the first start generated.
  [ ! -f "$home/$running/.env.local" ] || cp -p "$home/$running/.env.local" "$home/$commit/"
fi
echo "$running" > "$home/$commit/.version-before"
in_folder "$home/$commit" node scripts/build.mjs
switch_to "$commit"
