// The lesson of LuckyMoose in German.

import type en from './en.ts';

export default {
  steps: {
    join: {
      task: 'Leg das rote Plättchen zu den roten.',
      rule: 'Eine Linie hat eine Farbe oder ein Symbol und kein Plättchen doppelt.',
      done: 'Passt.',
      other: 'Das hat Zeit. Leg zuerst das rote Plättchen.',
    },
    pair: {
      task: 'Leg beide Blätter zum grünen Blatt.',
      rule: 'In einem Zug darfst du mehrere Plättchen legen, alle in einer Reihe.',
      done: 'Zwei Plättchen in einem Zug.',
      single: 'Das ist nur ein Blatt. Leg beide in dieselbe Reihe.',
      other: 'Das hat Zeit. Leg deine zwei Blätter.',
    },
    cross: {
      task: 'Leg das rote Plättchen für 10 Punkte.',
      rule: 'Wo sich zwei Linien treffen, zählt ein Plättchen für beide.',
      done: '6 und 4: 10 Punkte.',
      almost: 'Zwei Linien, 8 Punkte: fast. Ein anderes Feld bringt 10.',
      less: 'Das ist nur eine Linie. Such das Feld, wo eine lange auf eine andere trifft.',
      other: 'Das hat Zeit. Leg das rote Plättchen.',
      answered: 'Spieler 2 baut an deiner Linie weiter: Linien gehören allen.',
    },
    bonus: {
      task: 'Erreich ein Feld, das verdoppelt.',
      rule: 'Ein Plättchen auf ×2 oder ×3 vervielfacht seine Linien.',
      done: '8 Punkte, verdoppelt: 16.',
      plain: 'Eine gute Linie, aber nichts verdoppelt sie. Versuch das Ende bei ×2.',
      other: 'Das hat Zeit. Leg das rote Plättchen.',
    },
    exchange: {
      task: 'Tausch, was nicht passt.',
      rule: 'Das kostet deinen Zug. Tipp auf Tauschen, wähl Plättchen und bestätige.',
      done: 'Frische Plättchen für deinen nächsten Zug.',
      other: 'Du darfst passen, aber frische Plättchen helfen mehr. Tipp auf Tauschen.',
    },
    six: {
      task: 'Mach die Linie aus sechs voll.',
      rule: 'Eine Linie aus sechs bringt 12 Punkte extra.',
      done: 'Sechs in einer Linie, und verdoppelt: 48 Punkte!',
      near: 'Da passt es, aber die lange Linie braucht es an einem ihrer Enden.',
      other: 'Der Linie fehlt die blaue Sonne.',
    },
  },
  end: 'Sind die Plättchen alle, gewinnen die meisten Punkte.',
} satisfies typeof en;
