// What two connected people can ask and tell each other, beside the board.

import type { AskKind, Courtesy } from '../../links/live/message.ts';
import { addIcons, icon, make, setText } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import type { LiveWords } from '../../links/live/words.ts';

export interface LivePanelView {
  /** The name of the other person; null while nobody is connected. */
  name: string | null;
  /** Whether nothing has come from their device for a while. */
  isSilent: boolean;
  canConnect: boolean;
  canDraw: boolean;
  canTakeBack: boolean;
  /** Whether somebody can be invited to watch, and how many do. */
  canShow: boolean;
  watchers: number;
  /** Whether this device only watches. */
  isWatching: boolean;
}

addIcons({
  connect: 'M5 10a2 2 0 1 0 0 4 2 2 0 1 0 0-4M19 10a2 2 0 1 0 0 4 2 2 0 1 0 0-4M8.5 12h1M11.5 12h1M14.5 12h1',
});

interface Actions {
  connect: () => void;
  ask: (what: AskKind) => void;
  tell: (which: Courtesy) => void;
  leave: () => void;
  show: () => void;
}

/** Creates the panel. */
export function livePanel(words: LiveWords, { connect, ask, tell, leave, show }: Actions) {
  const button = (label: string, onclick: () => void) =>
    make('button', { type: 'button', class: 'second', onclick }, label);
  const title = make('h2');
  const again = make(
    'button',
    { type: 'button', class: 'action', onclick: connect },
    icon('connect'),
    make('span', {}, words.connect),
  );
  const draw = button(t().endings.offer, () => ask('draw'));
  const takeBack = button(words.takeBack, () => ask('takeback'));
  const invite = make('button', { type: 'button', class: 'plain small', onclick: show }, words.watch.invite);
  const audience = make('span', { class: 'muted' });
  const kinds = Object.keys(words.courtesies) as Courtesy[];
  const courtesies = kinds.map((which) => button(words.courtesies[which], () => tell(which)));
  const panel = make(
    'section',
    { class: 'live-panel', hidden: true },
    make('header', {}, title, make('button', { type: 'button', class: 'plain small', onclick: leave }, words.leave)),
    make('div', { class: 'row' }, ...courtesies, draw, takeBack, invite, audience),
  );
  return {
    element: panel,
    /** Stands among the tools while nobody is connected. */
    again,
    update({ name, isSilent, canConnect, canDraw, canTakeBack, canShow, watchers, isWatching }: LivePanelView) {
      again.hidden = !canConnect;
      panel.hidden = name === null;
      setText(title, isSilent ? words.paused : isWatching ? t().status.watching : words.with(name ?? ''));
      draw.hidden = !canDraw;
      takeBack.hidden = !canTakeBack;
      invite.hidden = !canShow;
      setText(audience, watchers > 0 ? words.watch.count(watchers) : '');
      for (const button of courtesies) button.hidden = isWatching;
    },
  };
}
