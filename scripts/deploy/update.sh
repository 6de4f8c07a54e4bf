#!/usr/bin/env bash
# Updates the site on a server of its own, as root. The new version is installed and built in a folder of its own while
# the site runs, so the site is away only for a restart.
#
#   update.sh            updates to the newest version of the branch main
#   update.sh <commit>   updates to another version
#   update.sh back       returns to the version before
set -euo pipefail

home=${LAMPLIGHT_HOME:-/opt/lamplight}
user=${LAMPLIGHT_USER:-lamplight}
data=${LAMPLIGHT_DATA:-/var/lib/lamplight}
settings=${LAMPLIGHT_SETTINGS:-/etc/lamplight.env}
restart=${LAMPLIGHT_RESTART:-systemctl restart lamplight}

# Runs a command in a folder as the user of the service, with its settings.
in_folder() {
  local folder=$1
  shift
  (
    cd "$folder"
    set -a
    # shellcheck source=/dev/null
    . "$settings"
    DATA_DIR=$data HOME=$data
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
