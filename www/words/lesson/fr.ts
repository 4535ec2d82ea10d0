// French: the texts of every lesson.

import type en from './en.ts';

export default {
  close: 'Fermer la leçon',
  skip: 'Passer',
  back: 'Retour',
  show: 'Montrez-moi',
  next: 'Suivant',
  step: (at, all) => `Étape ${at} sur ${all}`,
  begin: 'À vous d’essayer.',
  picked: 'Touchez maintenant la destination.',
  part: 'Continuez à partir de là.',
  laid: (lay) => `Appuyez maintenant sur « ${lay} ».`,
  shown: 'Suivez les marques sur le plateau.',
  where: (squares) => `Sur le plateau : ${squares.join(' ; ')}.`,
  toLay: (token, square) => `${token} sur ${square}`,
  finished: (game) => `Vous connaissez ${game}.`,
  play: 'Jouer votre première partie',
  course: 'Suivre le cours',
  rules: 'Voir les règles',
  again: 'Recommencer',
} satisfies typeof en;
