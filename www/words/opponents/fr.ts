// French: what the opponents say.

import type en from './en.ts';

export default {
  of: (level, nth) => (nth === 0 ? level : `${level}, numéro ${nth + 1}`),
  offer: (name) => `Jouer contre ${name}`,
  next: 'Ensuite',
  board: 'Personne ici : cet écran est le plateau',
  lines: {
    beginner: {
      greets: 'Bonjour ! Voyons comment ça marche.',
      wins: 'Gagné ! On en refait une ?',
      loses: 'Vous l’avez vu avant moi. Bravo !',
      draws: 'Autant l’un que l’autre !',
    },
    easy: {
      greets: 'Pour le plaisir ? Pour le plaisir.',
      wins: 'C’était amusant. Encore une ?',
      loses: 'Bien joué ! Belle partie.',
      draws: 'Personne ne perd. J’aime bien.',
    },
    medium: {
      greets: 'Je prends ce qu’on me laisse. Attention.',
      wins: 'Vous m’avez laissé une chance, une seule.',
      loses: 'Vous ne m’avez rien laissé. Bien joué.',
      draws: 'Nous avons bien regardé tous les deux.',
    },
    hard: {
      greets: 'Prenez votre temps. Je prendrai le mien.',
      wins: 'Mon plan a tenu. Vous l’avez rendu difficile.',
      loses: 'Vous avez vu plus loin que moi.',
      draws: 'Deux plans, et aucun n’a cédé.',
    },
    master: {
      greets: 'Chaque coup compte. Heureuse de vous voir.',
      wins: 'C’était serré. Revoyez la partie : où a-t-elle basculé ?',
      loses: 'Je n’avais pas de réponse. Magnifique.',
      draws: 'Ni vous ni moi n’avons rien donné.',
    },
  },
} satisfies typeof en;
