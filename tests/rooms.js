// The rooms of the page, as rules: `depcruise --config tests/rooms.js www` refuses an import that goes upward, sideways
// into a game, in a circle, or out of the project. ARCHITECTURE.md says what each room is for.

/** From the top down: a room imports from those below it. */
const ROOMS = ['main.js', 'app', 'screens', 'coach', 'game', 'players', 'library', 'links', 'games', 'core', 'ui', 'words'];
/** What a game's folder may use of the room of boards, so that it draws and moves as the others do. */
const BOARD = 'www/ui/board/(animate|discs|geometry|marks)\\.js$';
/** What a bundler finds outside the page: the bindings, which are built, and the one library that goes into the page. */
const OUTSIDE = 'gambol-wasm\\.js$|(^|/)lean-qr(/|$)|^games:';

const path = (/** @type {string} */ room) => (room.endsWith('.js') ? `^www/${room}$` : `^www/${room}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...ROOMS.slice(1).map((room, index) => ({
      name: `${room}-imports-downward`,
      severity: /** @type {const} */ ('error'),
      from: { path: path(room) },
      to: { path: ROOMS.slice(0, index + 1).map(path) },
    })),
    {
      name: 'every-module-has-a-room',
      severity: 'error',
      from: { path: '^www/', pathNot: [...ROOMS.map(path), '^www/root/', '^www/types\\.d\\.ts$'] },
      to: {},
    },
    {
      name: 'no-circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'a-game-imports-its-own-folder-and-the-board',
      severity: 'error',
      from: { path: '^www/games/([^/]+)/' },
      to: { pathNot: ['^www/games/$1/', BOARD, '^www/words/'] },
    },
    {
      name: 'games-are-reached-by-their-registry',
      comment: 'rules.js alone is asked for by name, when its screen is opened.',
      severity: 'error',
      from: { pathNot: '^www/games/' },
      to: { path: '^www/games/[^/]+/', pathNot: '^www/games/[^/]+/rules\\.js$' },
    },
    {
      name: 'the-worker-knows-the-engine-alone',
      severity: 'error',
      from: { path: '^www/core/worker\\.js$' },
      to: { pathNot: OUTSIDE },
    },
    {
      name: 'what-keeps-its-address-stands-alone',
      severity: 'error',
      from: { path: '^www/root/' },
      to: { path: '^www/' },
    },
    {
      name: 'one-library',
      severity: 'error',
      from: { path: '^www/' },
      to: { pathNot: ['^www/', OUTSIDE] },
    },
    {
      name: 'imports-lead-somewhere',
      severity: 'error',
      from: { path: '^www/' },
      to: { couldNotResolve: true, pathNot: OUTSIDE },
    },
  ],
};
