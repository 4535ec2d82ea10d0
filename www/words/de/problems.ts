// German: the texts of problems and of their consequences.

import type { Words } from '../index.ts';

export const library: Words['library'] = {
  gameIsKept: 'Deine eigene Partie bleibt erhalten.',
  full: 'In diesem Browser ist kein Platz mehr für deine Partien. Solange die Seite offen ist, sind sie sicher. Willst du eine länger behalten, kopier ihren Link: Teilen.',
  barred:
    'Dieser Browser bewahrt von dieser Seite nichts auf. Solange sie offen ist, sind deine Partien sicher. Willst du eine länger behalten, kopier ihren Link: Teilen.',
};

export const notices: Words['notices'] = {
  dismiss: 'Schließen',
  newRelease: 'Ein neueres Gambol ist bereit. Deine Partien bleiben, wie sie sind.',
  update: 'Update',
};

export const traps: Words['traps'] = {
  recovered: 'In der Seite ist etwas schiefgegangen. Die Partie ist sicher und geht hier weiter.',
  reopened: 'In der Seite ist etwas schiefgegangen. Deine Partien sind sicher.',
  lost: 'Diese Seite arbeitet nicht, wie sie soll. Die Partie bleibt erhalten: Lade die Seite neu, um weiterzuspielen.',
  noPage: 'Diese Seite ließ sich nicht zeigen',
  noPageAdvice: 'Beim ersten Mal braucht sie eine Verbindung. Lade die Seite neu, sobald es eine gibt.',
  noBoard: 'Dieses Brett ließ sich nicht zeigen',
  noBoardAdvice: 'Prüf deine Verbindung und lade es dann neu.',
};

export const faults: Words['faults'] = {
  internal: () => 'In der Seite ist etwas schiefgegangen. Versuch es noch einmal oder lade die Seite neu.',
  refused: () => 'Das Spiel kann das nicht lesen oder erlaubt es nicht.',
  noFragment: () => 'Ein Link zu einer Partie beginnt mit „#/“.',
  computerStopped: () =>
    'Der Computer hat aufgehört zu spielen. Versuch es noch einmal; hört er wieder auf, lade die Seite neu.',
  computerBarred: () =>
    'Der Computer kann in diesem Browser nicht starten. Lade die Seite neu oder spiel ohne ihn weiter.',
  computerRefused: () => 'Der Computer versteht diese Stellung nicht. Lade die Seite neu oder geh einen Zug zurück.',
  gameOver: () => 'Die Partie ist aus.',
  illegal: () => 'Dieser Zug ist nicht erlaubt.',
  notHeld: () => 'Wer am Zug ist, hat noch nicht bestätigt, dass er das Gerät hält.',
  handHidden: () => 'Die Hände sind verdeckt: Gezogen wird auf dem Brett.',
  playedElsewhere: (seat) => `${seat} spielt anderswo: Öffne den Link, der zurückkommt.`,
  playedByComputer: (seat) => `${seat} ist am Zug.`,
};
