// The import rules of the page's folders: `depcruise --config tests/rooms.js www` rejects imports upward, sideways
// into a game, in cycles, or out of the project. ARCHITECTURE.md describes each folder.

/** From top to bottom: a folder imports only from those below it. */
const FOLDERS = ['main.js', 'app', 'screens', 'coach', 'game', 'players', 'library', 'links', 'games', 'core', 'ui', 'words'];
/** The modules of ui/board/ that a game may import. */
const BOARD = 'www/ui/board/(animate|discs|geometry|marks)\\.js$';
/** Modules outside the page: the generated bindings, and the one bundled library. */
const OUTSIDE = 'gambol-wasm\\.js$|(^|/)lean-qr(/|$)|^games:';

const path = (/** @type {string} */ room) => (room.endsWith('.js') ? `^www/${room}$` : `^www/${room}/`);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...FOLDERS.slice(1).map((room, index) => ({
      name: `${room}-imports-downward`,
      severity: /** @type {const} */ ('error'),
      from: { path: path(room) },
      to: { path: FOLDERS.slice(0, index + 1).map(path) },
    })),
    {
      name: 'every-module-has-a-room',
      severity: 'error',
      from: { path: '^www/', pathNot: [...FOLDERS.map(path), '^www/root/', '^www/types\\.d\\.ts$'] },
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
