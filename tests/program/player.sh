# A faulty player for matches: answers like `gambol` ($1), but has the fault $2 from the $3-th request for a move on. Some
# faults use a file ($4). Faults with `some` depend on the position alone: one of four has them.
gambol=$1 fault=$2 first=$3 file=$4
requests=0
# A reply to ponder on needs a search of two plies.
[ "$fault" = ponder ] && nodes=400 || nodes=10

is_some() { [ $(($(echo "$fault $position" | cksum | cut -d' ' -f1) % 4)) -eq 0 ]; }

crash_when_restarted() { mkdir "$file" 2>/dev/null || { echo 'started again' >&2; exit 5; }; }

case $fault in
start-crash) echo 'no way' >&2; exit 4 ;;
start-hang) sleep 1000 ;;
start-slow) sleep 3 ;;
start-flood) exec cat /dev/zero ;;
once) crash_when_restarted ;;
esac

while read -r line; do
    if [ "$fault" = ponder ]; then
        case $line in setoption* | 'go ponder'* | ponderhit | stop) echo "$line" >>"$file" ;; esac
        case $line in
        'go ponder'*) yes 'info string pondering' | head -n 5000; continue ;;
        stop) echo 'bestmove 0000'; continue ;;
        ponderhit) line=go ;;
        esac
    fi
    case $line in
    ugi) echo 'id name player'; [ "$fault" != ponder ] || echo 'option name Ponder type check default false'; [ "$fault" = polite ] && echo 'ugiok v2' || echo ugiok ;;
    isready) [ "$fault" = polite ] && echo 'readyok indeed' || echo readyok ;;
    position*) position=$line ;;
    setoption*) [ "$fault" != note ] || echo "$line" >>"$file" ;;
    quit) exit ;;
    go*)
        requests=$((requests + 1))
        [ "$fault" != clock ] || echo "$line" >>"$file"
        [ "$fault" != bytes ] || printf 'info string \377\376\n'
        if [ "$requests" -ge "$first" ]; then
            case $fault in
            crash | once) exit 3 ;;
            illegal) echo 'bestmove a1xa3'; continue ;;
            nonsense) echo 'what?'; echo 'bestmove 42'; continue ;;
            nothing) echo 'bestmove'; continue ;;
            late) sleep 0.3 ;;
            crash-some) ! is_some || exit 3 ;;
            illegal-some) ! is_some || { echo 'bestmove a1xa3'; continue; } ;;
            hang-some) ! is_some || exec sleep 30 ;;
            hang) sleep 1000 & echo $! >"$file"; wait ;;
            talk) while :; do echo 'info string wait'; sleep 1; done ;;
            line) exec cat /dev/zero ;;
            lines) exec yes 'info depth 1' ;;
            close) exec >&-; sleep 1000 ;;
            esac
        fi
        printf 'setoption name Ponder value true\n%s\ngo nodes %s\n' "$position" "$nodes" | "$gambol" ugi gambit | grep '^bestmove'
        ;;
    esac
done
