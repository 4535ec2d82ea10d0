// Who has played a reviewed game.

import { moverOf, namesOf } from '../../game/names.ts';
import { seatOfYou } from '../../game/status.ts';
import { HUMAN, type PlayerKind } from '../../links/kinds.ts';
import { t } from '../../words/index.ts';
import { opponentName } from '../../words/names.ts';
import type { GamePage, Mover } from '../../games/page.ts';

export interface Cast {
  /** The number of seats. */
  players: number;
  /** The seats of persons. */
  people: number[];
  /** The seat of the only person, which is shown below; the first one otherwise. */
  own: number;
  /** The seat that is called “you”; null for none. */
  you: number | null;
  /** The names of the seats. */
  names: string[];
  /** The seats as the game tells of their moves. */
  actors: Mover[];
  /** Who sat there, in words; empty where the name of the seat says it. */
  sitters: string[];
}

/** @param reader the word for the reader */
export function castOf(game: GamePage, kinds: PlayerKind[], players: number, reader: string): Cast {
  const seated = kinds.slice(0, players);
  const you = seatOfYou(
    game,
    seated.map((kind) => ({ isLocal: kind === HUMAN })),
  );
  const people = seated.flatMap((kind, seat) => (kind === HUMAN ? [seat] : []));
  const [own = 0] = people.length === 1 ? people : [];
  const names = namesOf(game, you, seated).slice(0, players);
  const sitterOf = (kind: PlayerKind, seat: number) => {
    if (seat === you) return '';
    if (people.length === 1 && seat === own) return reader;
    const sitter = people.length === players ? '' : opponentName(seated, seat) || t().playerKinds[kind];
    return sitter === names[seat] ? '' : sitter;
  };
  return {
    players,
    people,
    own,
    you,
    names,
    actors: names.map((_, seat) => moverOf(game, you, seated, seat)),
    sitters: seated.map(sitterOf),
  };
}
