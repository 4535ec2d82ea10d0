// Composition root: boots the page, routes its addresses and wires the modules.

import { anchorTo, followWay, linkHere, listenToSteps, showWay } from './links/address.js';
import { forgetColours } from './ui/board/theme.js';
import { flush, listenToChanges, retry } from './library/changes.js';
import { closeDialogs, icon, make } from './ui/dom.js';
import { Engine } from './core/engine.js';
import { isEmbedded, isFramed } from './core/frame.js';
import { findGame } from './games/index.js';
import { hallPage } from './screens/hall.js';
import { PREFIX, SETTINGS, tableKey } from './library/keys.js';
import { Keeper } from './library/keeper.js';
import { relationOf } from './library/kept.js';
import { followInstead } from './links/follow.js';
import { MOST_CHARACTERS, formatLink, languageIn } from './links/link.js';
import { seatOfReader } from './links/match.js';
import { clearNotices, hasNotice, notice } from './app/notices.js';
import { adopt, languageField, wantedLanguage } from './app/language.js';
import { seatsHere } from './links/sitters.js';
import { opening } from './app/opening.js';
import { readLink } from './links/packed.js';
import { keepRelease, tellStart } from './app/release.js';
import { damages, forgetMatch, loadSettings, saveMatch, savedMatches, savedTable, saveSettings, shelf, unshelve } from './library/storage.js';
import { t } from './words/index.js';
import { LANGUAGES, language } from './words/vocabulary.js';
import { tablePage } from './screens/table/screen.js';
import { wayOf } from './screens/table/ways.js';
import { Lead, exchangeNews } from './library/tabs.js';
import { Thinker } from './core/thinker.js';
import { shownUnless, surviveTraps } from './app/traps.js';
import { damageWords, failureWords } from './library/losses.js';
import { tableWords } from './game/status.js';

/** @import { Way } from './links/address.js' */
/** @import { GamePage, TableState } from './types.js' */
/** @import { Table } from './screens/table/table.js' */
/** @import { News } from './library/tabs.js' */

/** Milliseconds after which a frame lets its worker go. */
const IDLE = 20_000;
const settings = loadSettings();
const main = /** @type {HTMLElement} */ (document.getElementById('main'));
const title = /** @type {HTMLElement} */ (document.getElementById('title'));

/** @type {Engine} */
let engine;
/** @type {Thinker} */
let thinker;
/**
 * @typedef {object} Page
 * @property {() => void} close
 * @property {(news: News) => void} [hear] another page has kept something
 * @property {() => void} [look] something that another page has kept has arrived
 * @property {() => void} [wake] news may have been missed
 * @property {() => void} [leave] the page may be closed from now on
 */
/** @type {Page} The screen. */
let page = { close: () => {} };
/** @type {Table | null} The table on the screen, if it is one. */
let table = null;
/** The link of what the page shows. */
let shown = '';
/** How many screens were opened. */
let screens = 0;
/** Whether the last of them is shown, all of it. */
let isOpen = false;
/** @type {(() => void) | null} Takes the release that waits, if one does. */
let takeOther = null;
/** @type {Map<string, Way>} The game that was on the table of each game last. */
const tables = new Map();

/** Opens what the address says. */
async function open() {
  shown = linkHere();
  screens += 1;
  isOpen = false;
  const turn = screens;
  const place = await readLink(shown, findGame, engine);
  const isTooLong = shown.length > MOST_CHARACTERS;
  // The browser may have set such an address in this very task, which takes it long, and so does leaving it.
  if (isTooLong) await new Promise((resolve) => setTimeout(resolve));
  // Somebody may have gone on since.
  if (turn !== screens) return;
  if (isTooLong) {
    // It was refused. While it is the address, every link of the page is resolved against it.
    shown = '#/';
    followInstead(shown);
  }
  page.close();
  page = { close: () => {} };
  table = null;
  closeDialogs();
  clearNotices();
  const game = place.screen === 'hall' ? undefined : findGame(place.screen === 'rules' ? place.game : place.state.game);
  document.documentElement.dataset['screen'] = place.screen;
  if (place.screen === 'hall') {
    head(null, null, null);
    openHall();
    place.problems.forEach((words) => notice(words));
  } else if (place.screen === 'rules' && game) {
    const back = tableOf(game);
    head(t().page.rules(game.name), back, t().page.toTable);
    const [{ rulesPage }, { rules }] = await Promise.all([import('./screens/rules.js'), import(`./games/${game.id}/rules.js`)]);
    const parts = await rules(language());
    // Somebody may have gone on since.
    if (turn === screens) page = rulesPage(main, game, parts, back);
  } else if (place.screen === 'builder' && game) {
    head(t().builder.title, tableOf(game), t().page.toTable);
    const { builderPage } = await import('./screens/builder.js');
    if (turn === screens) page = builderPage(main, game, place.state, { engine, onLink: (link) => show({ link, isSecret: false }) });
    if (place.problems.length > 0) notice(t().sentences(place.problems));
  } else if (place.screen === 'table' && game) {
    head(game.name, { link: '#/', isSecret: false }, t().page.toHall);
    await openTable(game, place.state, place.isBare, place.problems);
  }
  if (turn === screens) isOpen = true;
  offerOther();
  // What had the focus is gone. At the very start it stays where a reader begins.
  if (turn > 1 && turn === screens) main.focus({ preventScroll: true });
}

function openHall() {
  const { close } = hallPage(main, { engine, savedTable, shelf, unshelve, matches: savedMatches, forget: forgetMatch, follow: followWay });
  let isStale = false;
  const wake = () => {
    page.close();
    openHall();
  };
  page = {
    close,
    hear: () => {
      // Nothing changes under the eyes of whoever looks at it.
      isStale = true;
      if (document.hidden) wake();
    },
    wake: () => {
      if (isStale) wake();
    },
  };
}

/**
 * @param {GamePage} game
 * @param {TableState} asked
 * @param {boolean} isBare whether the address names the table alone: then the game that was kept is on it
 * @param {string[]} problems
 */
async function openTable(game, asked, isBare, problems) {
  const kept = savedTable(game.id);
  const { state, wanted, isGuest, meeting, arriving } = opening({
    asked, isBare, isDamaged: problems.length > 0, kept, matches: savedMatches(),
  });
  // What was kept, here or by another page, is not kept once more.
  let isQuiet = true;
  // Whether a person has made a move of the game that is on the table here.
  let isPlayed = false;
  const { element, table: opened, close } = tablePage(game, {
    engine,
    thinker,
    settings,
    onPlayed: () => {
      isPlayed = true;
      keeper.played();
      takeLead();
    },
    onClear: () => {
      isPlayed = false;
      keeper.cleared();
    },
    onLead: () => takeLead(),
    onState: () => {
      if (isQuiet) return;
      if (opened.pace.isFollowing) takeLead();
      keepMatch(opened.play.state, isPlayed);
      keeper.keep(opened.play.state);
      show(wayOf(opened.play));
      offerOther();
    },
    onSettings: () => {
      saveSettings(settings);
      tellTheme();
    },
  });
  table = opened;
  // What is opened only in part is closed, too.
  page = { close };
  opened.pace.setFollowing(!isGuest && !isFramed);
  main.replaceChildren(element);
  const found = opened.open(state);
  const isSound = found.length === 0;
  if (!isSound && state.match) {
    opened.open({ ...state, match: null, sitters: asked.sitters });
  } else if (state.match && !meeting) {
    opened.sit([seatOfReader(opened.play.state, opened.play.snapshot.toMove, opened.play.snapshot.players)]);
  }
  if (isSound && arriving !== null) {
    // A move that was played elsewhere is seen to be played.
    opened.open({ ...state, moves: state.moves.slice(0, -1), at: null });
    await opened.arrive(arriving);
  }
  isQuiet = false;

  const lead = new Lead(game.id, (isHeld) => {
    if (!keeper.isShared) return;
    if (isHeld) keeper.look(true);
    else if (opened.play.state.clock && !opened.pace.isFollowing) keeper.keepTime(opened.play.state);
    opened.pace.setFollowing(!isHeld);
  });
  const takeLead = () => {
    opened.pace.setFollowing(false);
    if (keeper.isShared && !isFramed) lead.claim();
  };
  const shareLead = () => {
    if (!keeper.isShared || isFramed) {
      lead.leave();
      opened.pace.setFollowing(false);
    } else if (document.hidden) lead.wait();
    else lead.claim();
  };
  const showTheirs = (/** @type {TableState} */ theirs) => {
    const relation = relationOf(opened.play.state, theirs);
    if (relation === 'other') {
      // This one has made room: nothing more of it is kept in the place of the other.
      keeper.close();
      page.close();
      void openTable(game, asked, true, []);
      return;
    }
    // The page that has played on acts for the game.
    if (relation !== 'same') lead.wait();
    const { sitters, match } = opened.play.state;
    isQuiet = true;
    try {
      opened.follow({ ...theirs, sitters, match });
    } finally {
      // Where the engine traps, the table goes on, and what is played there is kept.
      isQuiet = false;
    }
    keeper.followed(opened.play.state);
    show(wayOf(opened.play));
  };
  const keeper = new Keeper(game.id, isGuest || (!isSound && state.match !== null && kept !== null), {
    onFollow: showTheirs,
    onShared: shareLead,
    onParted: (isHere) => notice(isHere ? t().library.partedHere : t().library.partedThere),
  });

  problems.push(...found);
  if (problems.length > 0) notice(t().sentences([...problems, kept && !isBare ? t().problems.gameIsKept : '']));
  if (meeting?.kind === 'older') {
    notice(t().matches.older(meeting.ply));
  } else if (meeting?.kind === 'other') {
    const theirs = () => followWay({ link: formatLink({ ...wanted, match: null }), isSecret: wayOf(opened.play).isSecret });
    const look = make('button', { type: 'button', class: 'second', onclick: theirs }, t().matches.lookAtTheirs);
    notice(t().matches.differs(meeting.move), look);
  }
  keepMatch(opened.play.state, isPlayed);
  keeper.keep(opened.play.state);
  show(wayOf(opened.play));
  shareLead();
  const leave = () => {
    // The time that is left is kept, too.
    if (opened.play.state.clock && !opened.pace.isFollowing) keeper.keep(opened.play.state);
  };
  page = {
    close: () => {
      tables.set(game.id, wayOf(opened.play));
      leave();
      lead.close();
      keeper.close();
      close();
    },
    hear: ({ key, before, after }) => {
      if (key === tableKey(game.id)) keeper.hear(before, after);
      else keeper.lookAtMatches();
    },
    look: () => {
      keeper.look(false);
      keeper.lookAtMatches();
    },
    wake: () => {
      keeper.look(true);
      keeper.lookAtMatches();
      if (keeper.isShared && !document.hidden) lead.claim();
    },
    leave,
  };
}

/**
 * Keeps a game by link, as far as it has been played.
 *
 * @param {TableState} state
 * @param {boolean} isPlayed whether a person has made a move of it here
 */
function keepMatch(state, isPlayed) {
  const seats = seatsHere(state.sitters ?? []);
  const onShelved = (/** @type {TableState} */ shelved) => {
    const game = findGame(shelved.game);
    if (game) notice(t().library.shelved(tableWords(game, shelved)));
  };
  if (state.match) saveMatch(state.match.id, { ...state, at: null }, seats, { isPlayed, onShelved });
}

/**
 * Puts what is on the screen into the address.
 *
 * @param {Way} way
 */
function show({ link, isSecret }) {
  shown = link;
  showWay({ link, isSecret });
}

/**
 * The way to the table of a game.
 *
 * @param {GamePage} game
 * @returns {Way}
 */
function tableOf(game) {
  return tables.get(game.id) ?? { link: `#/${game.id}`, isSecret: false };
}

/**
 * @param {string | null} words the title of the screen; null for the hall
 * @param {Way | null} back where the arrow beside it leads, and its name; none where that is null
 * @param {string | null} backName
 */
function head(words, back, backName) {
  document.title = words === null ? t().page.title : t().page.titleOf(words);
  title.replaceChildren(
    ...(back === null || backName === null ? [] : [anchorTo(back, { class: 'back', 'aria-label': backName }, icon('back'))]),
    make('span', {}, words ?? t().hall.title),
  );
}

function refreshColours() {
  forgetColours();
  table?.display.board.refresh();
  dispatchEvent(new Event('gambol-colours'));
}

/** Takes over settings that another page has changed. */
function refreshSettings() {
  const before = JSON.stringify(settings);
  Object.assign(settings, loadSettings());
  if (JSON.stringify(settings) === before) return;
  table?.display.applySettings();
  tellTheme();
}

function tellTheme() {
  dispatchEvent(new CustomEvent('gambol-settings', { detail: settings.theme }));
}

/** Goes along with the other pages of this browser, and says what could not be kept. */
function share() {
  /** @type {HTMLElement | null} */
  let failure = null;
  let isSaid = false;
  const tell = exchangeNews(PREFIX, (news) => {
    if (news.key === SETTINGS) refreshSettings();
    else page.hear?.(news);
  });
  listenToChanges({
    onKept: (key, before, after) => tell({ key, before, after }),
    onFailure: (error) => {
      if (isSaid) return;
      isSaid = true;
      failure = notice(failureWords(error));
      failure.classList.add('lasting');
    },
    onWhole: () => {
      failure?.remove();
      isSaid = false;
    },
  });
  const wake = () => {
    retry();
    refreshSettings();
    page.wake?.();
  };
  const leave = () => {
    page.leave?.();
    flush();
  };
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : wake()));
  document.addEventListener('resume', wake);
  addEventListener('focus', wake);
  addEventListener('pageshow', wake);
  addEventListener('pagehide', leave);
  // What another page has kept may arrive after its news.
  addEventListener('storage', ({ key }) => {
    if (key === PREFIX + SETTINGS) refreshSettings();
    else if (key?.startsWith(PREFIX)) page.look?.();
  });
  const damaged = damages();
  if (damaged.length > 0) notice(damageWords(damaged)).classList.add('lasting');
}

async function start() {
  addEventListener('gambol-theme', refreshColours);
  // Not by its fragment, which says what is on the table.
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    main.focus();
  });
  try {
    engine = await Engine.load();
  } catch (error) {
    return giveUp(error);
  }
  if (isEmbedded) {
    const giveUpBoard = (/** @type {unknown} */ error) => giveUp(error, t().traps.noBoard, t().traps.noBoardAdvice);
    let sayBeside = (/** @type {string} */ _) => {};
    const showBoard = async () => {
      const isShown = await shownUnless(embed().then((say) => (sayBeside = say)), giveUpBoard);
      if (isShown) window.gambolStart?.show();
      return isShown;
    };
    surviveTraps(engine, { table: () => table, reopen: showBoard, say: (words) => sayBeside(words), giveUp: giveUpBoard });
    await showBoard();
    return;
  }
  thinker = new Thinker(engine.module);
  await speakWanted(languageIn(location.hash));
  if (!isFramed) share();
  const giveUpPage = (/** @type {unknown} */ error) => giveUp(error, t().traps.noPage, t().traps.noPageAdvice);
  let isStarted = false;
  const openHere = async () => {
    const isShown = await shownUnless(open(), giveUpPage);
    if (!isShown || isStarted) return isShown;
    isStarted = true;
    window.gambolStart?.show();
    if (isFramed) return true;
    keepRelease((take) => {
      takeOther = take;
      offerOther();
    }).catch(() => {
      // Without a network for it now, or without the room: the page goes on as it is.
    });
    return true;
  };
  const forgive = surviveTraps(engine, { table: () => (isOpen ? table : null), reopen: openHere, say: notice, giveUp: giveUpPage });
  listenToSteps(() => {
    if (linkHere() === shown) return;
    forgive();
    void openHere();
  });
  offerLanguages(openHere);
  await openHere();
}

/**
 * Speaks the language that the visitor wants.
 *
 * @param {string | null} asked the tag that the link asks for
 */
async function speakWanted(asked) {
  await adopt(wantedLanguage(asked, settings.language, navigator.languages));
}

/**
 * Puts the choice of the language into the head of the page.
 *
 * @param {() => Promise<unknown>} reopen shows the screen anew
 */
function offerLanguages(reopen) {
  const field = languageField(async (tag) => {
    const isSpoken = await adopt(tag);
    field.update();
    if (!isSpoken) {
      notice(t().language.unavailable(LANGUAGES[tag].name));
      return;
    }
    settings.language = tag;
    saveSettings(settings);
    void tellStart();
    await reopen();
  });
  document.querySelector('.head')?.append(field.element);
}

/** Shows one table alone, in a frame of somebody else's page. */
async function embed() {
  document.documentElement.dataset['screen'] = 'embed';
  await speakWanted(new URLSearchParams(location.search).get('lang'));
  const { embeddedPage } = await import('./screens/embed.js');
  const place = await readLink(location.hash, findGame, engine);
  const embedded = embeddedPage(main, place, {
    engine,
    // Many boards may stand in one page.
    thinker: new Thinker(engine.module, IDLE),
    settings,
    onTheme: (theme) => dispatchEvent(new CustomEvent('gambol-told', { detail: theme })),
  });
  table = embedded?.table ?? null;
  return embedded?.say ?? (() => {});
}

/** Offers the release that waits, where it disturbs nobody: in the hall, and at the end of a game. */
function offerOther() {
  const isFree = table === null || table.play.snapshot.over;
  if (!takeOther || !isFree || hasNotice('release')) return;
  const take = make('button', { type: 'button', class: 'main', onclick: takeOther }, t().notices.update);
  notice(t().notices.newRelease, take).classList.add('release');
}

/**
 * Says that there is nothing to be shown, unless the start can be mended.
 *
 * @param {unknown} error
 * @param {string} [title]
 * @param {string} [advice]
 */
function giveUp(error, title, advice) {
  if (error) console.error(error);
  return window.gambolStart?.fail(title, advice);
}

window.gambolStart?.begin();
start().catch(giveUp);
