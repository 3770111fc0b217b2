# A PostgreSQL server for tests, on a socket of its own: `sh -c "$(cat postgres.sh)"`. Prints the folder of the socket
# when it is ready, and ends with its standard input, so that it never outlives whoever started it. A line there makes it
# crash and start again; then it prints the folder once more.
# By `sh -c "$(cat postgres.sh)" sh durable` it keeps what was confirmed, as a real one does; otherwise it is quicker.
set -eu
cd /tmp
PATH="$PATH:$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | tail -n 1)"
command -v initdb >/dev/null && command -v postgres >/dev/null
folder=$(mktemp -d /tmp/civitas-postgres.XXXXXX)
trap 'rm -rf "$folder"' EXIT
case "${1:-}" in
durable) settings= ;;
*) settings='-F -c full_page_writes=off -c synchronous_commit=off' ;;
esac
initdb -D "$folder/data" -U civitas -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1
start() {
    # The settings are several words.
    # shellcheck disable=SC2086
    postgres -D "$folder/data" -k "$folder" -h '' -c max_connections=300 $settings >>"$folder/log" 2>&1 &
    server=$!
    tries=0
    until pg_isready -q -h "$folder"; do
        tries=$((tries + 1))
        [ "$tries" -lt 300 ] && kill -0 "$server"
        sleep 0.1
    done
    echo "$folder"
}
# Without a word to those who are connected, and without writing what a clean end would write.
crash() {
    kill -s QUIT "$server"
    wait "$server" || true
}
start
while read -r _; do
    crash
    start
done
crash
