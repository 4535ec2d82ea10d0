// The course of LuckyMoose in German.

import type en from './en.ts';

export default {
  about: 'Von der ersten Linie bis zum letzten Plättchen, auf Brettern aus Partien. In diesem Kurs gibt es jedes der 36 Plättchen nur einmal.',
  insight: {
    border: 'aller Punkte kommen vom Rand, aus nur einem von drei Zügen. Kämpf um ihn.',
    more: 'Punkte mehr bringt im Schnitt der beste Zug am Rand als der beste anderswo, wenn beides geht. Schau zuerst dorthin.',
    greedy: 'der Züge des Computers bringen sofort so viel wie möglich. Mit den anderen verzichtet er im Schnitt auf 17 Punkte, für das, was noch kommt.',
    exchange: 'der Male nur tauscht der Computer, wenn ein Zug 15 Punkte oder mehr bringt. Nimm die Punkte.',
  },
  chapters: {
    lines: {
      title: 'Jede Linie zählt',
      about: 'Was passt, was zählt und was vervielfacht.',
      goal: 'Du führst mit 42 Punkten, und der Vorrat ist fast leer. Bring die Partie nach Hause.',
      lessons: {
        fit: {
          title: 'In beide Richtungen',
          steps: {
            drop: {
              task: 'Leg den orange Tropfen neben das orange Blatt.',
              rule: 'Jedes Feld liegt in einer Reihe und in einer Spalte. Ein Plättchen muss in beide passen.',
              done: 'Die Reihe ist orange, und in der Spalte hat er keinen Nachbarn.',
              elsewhere: 'Da passt er auch, aber schau auf das Blatt in der Mitte des Bretts.',
              other: 'Fang mit dem orange Tropfen an.',
            },
          },
          end: 'Ein Plättchen muss in jede Linie passen, die es berührt.',
        },
        old: {
          title: 'Altes zählt mit',
          steps: {
            sun: {
              task: 'Leg die lila Sonne für 16 Punkte.',
              rule: 'Eine Linie bringt 2 Punkte je Plättchen, auch für die, die schon da lagen.',
              done: 'Drei in der Reihe und fünf in der Spalte: 6 und 10 Punkte.',
              rank: 'Das ist eine kurze Linie, 4 Punkte. Such eine Lücke zwischen längeren.',
              other: 'Der grüne Stern hat Zeit. Jetzt ist die lila Sonne dran.',
            },
          },
          end: 'Linien gehören allen: Hol Punkte mit dem, was andere gelegt haben.',
        },
        across: {
          title: 'Linien quer dazu',
          steps: {
            leaves: {
              task: 'Leg zwei Blätter für 14 Punkte.',
              rule: 'Deine Reihe zählt, und jede Linie quer dazu, die du verlängerst, zählt auch.',
              done: 'Eine Reihe und zwei Spalten: 4, 6 und 4 Punkte.',
              fewer: 'Beide Blätter, aber nur 10 Punkte. Jedes sollte auch eine Spalte verlängern.',
              single: 'Das ist nur ein Blatt. Leg beide in eine Reihe.',
              other: 'Leg das grüne Blatt und das lila Blatt.',
            },
          },
          end: 'Zwei Plättchen nebeneinander können drei Linien bilden.',
        },
        bonus: {
          title: 'Frische Bonusfelder',
          steps: {
            once: {
              task: 'Leg den gelben Stern für 24 Punkte.',
              rule: 'Nur Felder, die du jetzt belegst, vervielfachen. Was schon auf ×3 liegt, vervielfacht nicht mehr.',
              done: 'Vier Plättchen sind 8 Punkte, und dein eigenes Feld macht 24 daraus.',
              plain: 'Das bringt Punkte, aber weniger. Wo liegen gelbe Plättchen am Rand?',
              other: 'Leg zuerst den gelben Stern.',
            },
            twice: {
              task: 'Leg zwei Tropfen für 72 Punkte.',
              rule: 'Jedes neue Plättchen auf ×3 vervielfacht seine Linie noch einmal: Zwei machen ×9.',
              done: '6 Punkte mal 9 sind 54, und die gelbe Reihe bringt 18 dazu.',
              one: 'Der gelbe Tropfen allein bringt 30. Ein zweiter daneben vervielfacht noch einmal.',
              stones: '66 Punkte: knapp. In der Ecke schaffen die Tropfen mehr.',
              other: 'Schau auf den Tropfen am linken Rand.',
            },
          },
          end: 'Beleg mit einer Linie mehrere Bonusfelder.',
        },
        gap: {
          title: 'Drumherum',
          steps: {
            around: {
              task: 'Leg zwei Blätter um das lila Blatt herum.',
              rule: 'Zwischen deinen Plättchen dürfen andere liegen, nur keine Lücke.',
              done: '6 Punkte mal 9 sind 54. Die grüne Spalte bringt 10 mal 3 dazu, also 30.',
              side: 'Beide auf einer Seite bringen 54. Auf der anderen wartet eine lange grüne Spalte.',
              other: 'Such das lila Blatt am oberen Rand.',
            },
          },
          end: 'Plättchen zwischen deinen verlängern deine Linie gratis.',
        },
        out: {
          title: 'Ausgehen',
          steps: {
            last: {
              task: 'Leg deine letzten Plättchen für 48 Punkte.',
              rule: 'Ist der Vorrat leer, beendet dein letztes Plättchen die Partie und bringt 6 Punkte extra.',
              done: '42 für zwei Linien und 6 fürs Ausgehen.',
              cheap: 'Auch damit gehst du aus, aber nur mit 16 Punkten.',
              one: 'Dann bleibt ein Plättchen übrig, und Spieler 2 ist noch einmal am Zug.',
              other: 'Leg sie nebeneinander, eins davon an den linken Rand.',
            },
          },
          end: 'Geh mit einem guten Zug aus, nicht mit irgendeinem.',
        },
      },
    },
    tactics: {
      title: 'Erste Kniffe',
      about: 'Kreuzungen, Rand, Ecke und Sechser: wo die großen Züge liegen.',
      goal: 'Du liegst 24 Punkte zurück und hast Zeit, das zu drehen. Gewinn die Partie.',
      lessons: {
        meet: {
          title: 'Kreuzungen',
          steps: {
            star: {
              task: 'Finde den Zug mit den meisten Punkten.',
              rule: 'Ein Bonusfeld vervielfacht alle seine Linien. Wo sich zwei treffen, wirkt es doppelt.',
              done: '4 und 6 Punkte, beide verdoppelt: 20.',
              edge: 'Eine Linie auf ×3 bringt 12. Zwei Linien auf ×2 bringen mehr.',
              less: 'Das richtige Plättchen. Es passt da, wo eine orange Linie auf Sterne trifft.',
              other: 'Die gelbe Sonne findet nur eine Linie. Versuch es mit dem Stern.',
            },
            five: {
              task: 'Leg fünf Sterne für 108 Punkte.',
              rule: 'Leg quer an die Enden anderer Linien: Dann zählt jedes Plättchen in zweien.',
              done: 'Eine Spalte und fünf Reihen: sechs Linien in einem Zug.',
              fewer: 'Weniger Punkte. Jeder Stern sollte das Ende einer Reihe berühren.',
              other: 'Leg deine Sterne in eine Spalte.',
            },
          },
          end: 'Such Felder, wo sich Linien treffen.',
        },
        edge: {
          title: 'Zwei am Rand',
          steps: {
            suns: {
              task: 'Leg zwei Plättchen für 72 Punkte.',
              rule: 'Zwei nebeneinander am Rand: Ihre Linie zählt neunfach, und jede Linie dahinter dreifach.',
              done: 'Die Sonnen bringen 36, die lila Spalte 24 und die rote 12.',
              blue: '48 Punkte. Zwei andere Plättchen hätten beide eine Linie hinter sich.',
              reds: 'Bis zu 64 mit drei Plättchen. Zwei am Rand schaffen mehr.',
              other: 'Schau auf den oberen Rand, über den Blättern.',
            },
          },
          end: 'Am besten ist ein Randfeld mit einer Linie dahinter.',
        },
        cube: {
          title: 'Mal 27',
          steps: {
            moose: {
              task: 'Finde den besten Zug für deine Elche.',
              rule: 'Drei neue Plättchen am Rand vervielfachen ihre Linie mit 27.',
              done: '6 Punkte mal 27 sind 162, und die zwei Spalten dahinter bringen 42 dazu.',
              short: '174 Punkte. Rück am Rand ein Feld weiter, dann hilft die Ecke mit.',
              two: '78 Punkte. Ein dritter Elch würde ×27 daraus machen.',
              other: 'Alle drei Elche passen an den unteren Rand.',
            },
          },
          end: 'Drei von einer Sorte gehören an den Rand.',
        },
        corner: {
          title: 'Die Ecke',
          steps: {
            oranges: {
              task: 'Wo bringen deine drei orange Plättchen am meisten?',
              rule: 'Eine Ecke liegt an zwei Rändern: Sie vervielfacht ihre Reihe und ihre Spalte.',
              done: '6 Punkte mal 27 sind 162, und die zwei Reihen bringen 36 dazu.',
              above: '174 Punkte. Ein Feld weiter unten bringt die Ecke eine Linie dazu.',
              two: '72 Punkte. Das dritte passt auch und macht ×27 daraus.',
              other: 'Schau in die Ecke unten links.',
            },
          },
          end: 'Eine Ecke zählt in zwei Richtungen.',
        },
        six: {
          title: 'Das sechste',
          steps: {
            sixth: {
              task: 'Mach den Sechser voll.',
              rule: 'Ein Sechser bringt 12 Punkte für seine Plättchen und 12 dazu, weil er voll ist.',
              done: 'Ein Plättchen, 24 Punkte, und das ohne Bonusfeld.',
              border: '18 Punkte am Rand. Die lange Spalte ist mehr wert.',
              sun: 'Das richtige Plättchen. Finde die Spalte, der nur noch eins fehlt.',
              other: 'Welches Symbol hat die lange Spalte?',
            },
          },
          end: 'Fünf in einer Linie? Such das sechste.',
        },
        equal: {
          title: 'Gleich viele Punkte',
          steps: {
            blues: {
              task: 'Leg zwei blaue Plättchen für 28 Punkte, aber sicher.',
              rule: 'Zwei Züge bringen 28. Der Vorrat ist leer, und Spieler 2 hat drei Sonnen.',
              done: 'Die gleichen 28 Punkte, und kein Rand für drei Sonnen.',
              open: 'Auch 28, aber jetzt passen drei Sonnen an den Rand, und du verlierst deutlich.',
              less: 'Das sind weniger als 28. Leg beide in eine Spalte.',
              other: 'Leg die zwei blauen auf die rechte Seite.',
            },
          },
          end: 'Bei gleichen Punkten: Hilf dem Nächsten am wenigsten.',
        },
      },
    },
    plans: {
      title: 'Einen Zug voraus',
      about: 'Den Rand schließen, Passendes behalten, rechtzeitig tauschen, Großes vorbereiten.',
      goal: 'Fast gleichauf, und drei Plättchen im Vorrat. Denk einen Zug voraus und gewinn.',
      lessons: {
        door: {
          title: 'Die Türschwelle',
          steps: {
            close: {
              task: 'Nutz den Rand, bevor es ein anderer tut.',
              rule: 'Eine Reihe neben dem Rand ist eine Türschwelle: Von da kommt der Nächste auf ×3.',
              done: 'Nur 18 Punkte, aber das Feld hinter dem Elch gehört dir.',
              open: '32 Punkte, aber drei Elche neben dem Rand sind eine Schwelle zu ×9 und ×27.',
              plain: 'Das richtige Plättchen. Am Rand bringt es 18.',
              other: 'Denk an den lila Stern.',
            },
          },
          end: 'Bau anderen keine Türschwelle.',
        },
        block: {
          title: 'Ein totes Feld',
          steps: {
            corner: {
              task: 'Schließ den oberen Rand mit einem Plättchen.',
              rule: 'Ein Feld ist tot, wenn kein Plättchen mehr da ist, das in beide Linien passt.',
              done: '24 Punkte, und zwischen deinen Elch und den roten Stein passt nichts mehr.',
              blues: '48 Punkte, aber der obere Rand bleibt offen für drei Steine, die noch fehlen.',
              other: 'Schau in die Ecke oben links.',
            },
          },
          end: 'Ein einziges Plättchen kann einen ganzen Rand schließen.',
        },
        gift: {
          title: 'Keine Geschenke',
          steps: {
            moose: {
              task: 'Hol Punkte, aber hilf nicht zum Sechser.',
              rule: 'Bevor du eine Linie verlängerst, zähl, wer sie vollmachen könnte.',
              done: '32 Punkte, und du behältst den lila Elch, ohne den es kein Sechser wird.',
              four: '56 Punkte, aber der rote und der orange Elch machen den Sechser voll, mal 9.',
              one: 'Jetzt reichen zwei Elche, die noch fehlen, für einen Sechser am Rand.',
              other: 'Lass die Linie der Elche in Ruhe. Schau nach oben links.',
            },
          },
          end: 'Verlängere nicht, was andere vollmachen können.',
        },
        prepare: {
          title: 'Erst klein, dann groß',
          steps: {
            leaf: {
              task: 'Bereite einen größeren Zug vor.',
              rule: 'Du hast vier Steine. Passt der orange in die Ecke, folgen die anderen am Rand entlang.',
              done: 'Nur 12 Punkte, aber die Ecke ist bereit für den orange Stein.',
              four: '58 Punkte für vier Steine. Am Rand sind sie mehr als das Zehnfache wert.',
              both: '54 Punkte, aber der orange Stein ist zusammen mit den drei anderen mehr wert.',
              other: 'Was macht die Ecke passend für ein orange Plättchen?',
              answered: 'Spieler 2 legt woanders. Jetzt ist es so weit.',
            },
            stones: {
              task: 'Leg deine vier Steine für 666 Punkte.',
              rule: 'Vier neue Plättchen am Rand vervielfachen ihre Linie mit 81.',
              done: '8 Punkte mal 81 sind 648, und die orange Spalte bringt 18 dazu.',
              fewer: 'Alle vier, am oberen Rand entlang bis in die Ecke.',
              other: 'Jetzt sind die Steine dran.',
            },
          },
          end: 'Ein kleiner Zug kann einem großen den Weg öffnen.',
        },
        keep: {
          title: 'Drei beisammenhalten',
          steps: {
            yellow: {
              task: 'Hol Punkte, aber behalte deine drei Tropfen.',
              rule: 'Drei von einer Sorte auf der Hand sind ein künftiger Zug. Gib keins davon für weniger her.',
              done: '32 Punkte, und die Tropfen bleiben beisammen.',
              three: 'Bis zu 80 Punkte, aber die drei Tropfen sind zusammen mehr wert.',
              elsewhere: 'Die richtige Farbe. Leg beide so, dass die Tropfen dahinter folgen können.',
              other: 'Nimm den gelben Stern und das gelbe Blatt.',
              answered: 'Und jetzt schau auf den oberen Rand.',
            },
            drops: {
              task: 'Leg deine drei Tropfen für 174 Punkte.',
              rule: 'Jedes Feld hat zwei Linien: Über den gelben Stern passt nur der gelbe Tropfen.',
              done: '6 Punkte mal 27 sind 162, und die gelbe Spalte bringt 12 dazu.',
              fewer: 'Alle drei, am oberen Rand entlang.',
              other: 'Leg die Tropfen.',
            },
          },
          end: 'Reiß drei von einer Sorte nicht auseinander.',
        },
        order: {
          title: 'Welches an den Rand',
          steps: {
            greens: {
              task: 'Leg zwei grüne Plättchen für 60 Punkte, richtig herum.',
              rule: 'Das Plättchen am Rand entscheidet, wer da weiterbaut. Vergleich deine Hand mit dem, was fehlt.',
              done: '60 Punkte, und neben den grünen Tropfen passen deine eigenen zwei.',
              turned: 'Auch 60 Punkte. Aber drei Elche fehlen noch, und du hast keinen weiteren.',
              row: '64 Punkte, aber eine Reihe neben dem Rand ist eine Türschwelle.',
              other: 'Schau auf die grüne Spalte nahe am oberen Rand.',
            },
            yellow: {
              task: 'Leg zwei gelbe Plättchen für 54 Punkte, richtig herum.',
              rule: 'Das Plättchen in der Ecke öffnet den Rand nach zwei Seiten. Es sollte zu deiner Hand passen.',
              done: '54 Punkte, und von der Ecke aus können deine zwei anderen Blätter folgen.',
              turned: 'Auch 54 Punkte. Aber an einen Elch in der Ecke kannst du nichts anlegen.',
              file: '100 Punkte! Aber drei Blätter neben dem Rand sind eine Schwelle zu ×27.',
              other: 'Schau in die Ecke unten links.',
            },
          },
          end: 'Lass Enden offen, die zu deiner Hand passen.',
        },
        swap: {
          title: 'Der richtige Tausch',
          steps: {
            reds: {
              task: 'Tausch alles, was nicht rot ist.',
              rule: 'Drei von einer Sorte können am Rand über 100 Punkte bringen. Das ist einen Zug wert.',
              done: 'Drei rote bleiben, und drei neue kommen dazu.',
              lay: '4 Punkte für einen ganzen Zug? Tipp auf Tauschen.',
              part: 'Behalte die drei roten und gib alle anderen her.',
              other: 'Tipp auf Tauschen.',
            },
            greens: {
              task: 'Finde den besten Tausch.',
              rule: 'Eine starke Hand kann mehr wert sein als ein ordentlicher Zug.',
              done: 'Die grünen bleiben beisammen, und der Rand bleibt zu.',
              lay: '24 Punkte, aber zwei Plättchen neben dem Rand sind eine Schwelle für Spieler 2.',
              part: 'Behalte nur die drei grünen. Alle anderen gehen.',
              other: 'Tipp auf Tauschen. Die grünen brauchen Gesellschaft.',
            },
          },
          end: 'Tausch früh, und behalte drei von einer Sorte.',
        },
        greed: {
          title: 'Nicht der größte Zug',
          steps: {
            reds: {
              task: 'Finde den besten Zug, nicht den größten.',
              rule: 'Bevor du vier Plättchen neben den Rand legst: Was brächten sie auf dem Rand?',
              done: '90 Punkte, und drei Blätter bleiben auf deiner Hand.',
              four: '216 Punkte! Aber sie bauen eine lange Schwelle, und deine Blätter sind weg.',
              elsewhere: 'Auch 90 Punkte, aber deine anderen Blätter brauchen das rote Blatt in der Ecke.',
              red: 'Die richtige Farbe. Zwei rote passen an den linken Rand.',
              other: 'Schau auf die rote Spalte links.',
              answered: 'Eine starke Antwort. Aber jetzt schau auf deine Hand.',
            },
            leaves: {
              task: 'Leg vier Blätter für 810 Punkte.',
              rule: 'In der Ecke liegt schon ein Blatt. Vier weitere folgen am Rand entlang.',
              done: '10 Punkte mal 81: Dafür hast du sie behalten.',
              fewer: 'Alle vier Blätter, am unteren Rand, gleich neben der Ecke.',
              other: 'Jetzt sind die Blätter dran.',
            },
          },
          end: 'Der größte Zug ist nicht immer der beste.',
        },
      },
    },
    masters: {
      title: 'Wie Meister denken',
      about: 'Zählen, was fehlt, die letzte Hand lesen und aufhalten, und sich Zeit lassen.',
      goal: 'Der Vorrat ist leer, und du liegst 40 Punkte zurück. Ein Zug gewinnt: Finde ihn und bring ihn ins Ziel.',
      lessons: {
        unseen: {
          title: 'Zähl, was fehlt',
          steps: {
            stars: {
              task: 'Mach den Sechser voll, aber richtig herum.',
              rule: 'Was du nicht siehst, hat Spieler 2 oder liegt im Vorrat. Zähl es, Farbe für Farbe.',
              done: '144 Punkte. Nur ein Plättchen, das noch fehlt, passt am Rand neben den gelben Stern.',
              red: 'Auch 144 Punkte. Aber drei rote Plättchen fehlen noch, und alle passen neben den roten Stern.',
              other: 'Der Spalte aus Sternen fehlen zwei.',
            },
          },
          end: 'Lass Enden offen, an die kaum noch etwas passt.',
        },
        hand: {
          title: 'Lies die letzte Hand',
          steps: {
            blues: {
              task: 'Nimm das Feld, das Spieler 2 am meisten braucht.',
              rule: 'Der Vorrat ist leer: Den Rest hat Spieler 2, drei blaue Plättchen und den grünen Stein.',
              done: '18 Punkte, und für drei blaue Plättchen ist am oberen Rand kein Platz mehr.',
              greens: '48 Punkte, aber du verlierst viel mehr: Drei blaue Plättchen passen an den oberen Rand, mal 27.',
              other: 'Welches Randfeld brauchen drei blaue Plättchen?',
            },
          },
          end: 'Ist der Vorrat leer, ist nichts mehr verborgen.',
        },
        stop: {
          title: 'Einen Zug aufhalten',
          steps: {
            stones: {
              task: 'Halt die drei Steine von Spieler 2 auf.',
              rule: 'Ein roter, ein orange und ein grüner Stein: Schau, wo alle drei in eine Reihe passen.',
              done: 'Dein grüner Tropfen liegt da, wo ihre Reihe beginnen würde.',
              points: '18 Punkte, aber dann kosten dich die Steine die Partie.',
              other: 'Schau unter die grüne Sonne am oberen Rand.',
            },
            leaf: {
              task: 'Gewinn, indem du das gelbe Blatt aufhältst.',
              rule: 'Ein Feld verdirbst du auch von nebenan: Es reicht, wenn eine seiner Linien nicht mehr passt.',
              done: 'Die Spalte hat jetzt zwei Sonnen, und an ihr Ende passt kein Blatt. Du gewinnst mit vier Punkten Vorsprung.',
              pair: '40 Punkte, aber das gelbe Blatt macht eine Linie voll, die dich die Partie kostet.',
              sun: '16 Punkte, und das reicht nicht: Du verlierst mit acht Punkten Rückstand.',
              other: 'Wo brächte das gelbe Blatt am meisten? Verdirb dieses Feld.',
            },
          },
          end: 'Manchmal ist ein kleiner Zug der beste, weil er einen großen aufhält.',
        },
        patience: {
          title: 'Wenn keiner stört',
          steps: {
            moose: {
              task: 'Bereite den Zug vor, mit dem du ausgehst.',
              rule: 'Du kennst die Hand von Spieler 2. Kann sie nicht stören, nimm dir einen Zug Zeit.',
              done: '12 Punkte, und der Weg für drei Steine ist frei.',
              now: 'Jetzt 36 Punkte, aber deine drei Steine sind zusammen viel mehr wert.',
              other: 'Sorg dafür, dass im nächsten Zug drei Steine an den linken Rand passen.',
              answered: 'Spieler 2 kann dich nicht stören.',
            },
            stones: {
              task: 'Geh mit 180 Punkten aus.',
              rule: 'Drei am Rand, eine zweite Linie und 6 Punkte fürs Ausgehen.',
              done: '162, 12 und 6 Punkte, und die Partie ist gewonnen.',
              fewer: 'Leg alle drei an den linken Rand.',
              other: 'Leg die Steine.',
            },
          },
          end: 'Was keiner aufhalten kann, hat einen Zug Zeit.',
        },
        slow: {
          title: 'Keine Eile',
          steps: {
            stone: {
              task: 'Lass Spieler 2 keinen Zug mehr.',
              rule: 'Wer nicht legen kann, muss passen. Spieler 2 hat den gelben und den lila Stern.',
              done: '6 Punkte, und das eine Feld, das ihr beide braucht, hast du.',
              blue: '12 Punkte, aber dann nimmt der gelbe Stern das Feld, das dein Stein braucht.',
              other: 'Welches Feld braucht ihr beide?',
              answered: 'Spieler 2 muss passen. Im nächsten Zug gehst du aus.',
            },
            sun: {
              task: 'Hol in zwei Zügen mehr als in einem.',
              rule: 'Spieler 2 hat nur noch den gelben Stern, und der passt noch nirgends.',
              done: 'Erst die Sonne. Das gelbe Paar läuft nicht weg.',
              pair: '44 Punkte auf einmal, aber neben das Blatt würde der gelbe Stern passen.',
              other: 'Leg das Plättchen, das dem gelben Stern kein Feld lässt.',
              answered: 'Spieler 2 muss passen, und du gehst mit dem gelben Paar aus.',
            },
          },
          end: 'Solange der andere passen muss, leg Stück für Stück.',
        },
        last: {
          title: 'Bis zum Schluss',
          steps: {
            drop: {
              task: 'Du liegst zurück: Finde den Zug, der gewinnt.',
              rule: 'Spiel es bis zum Ende durch: deinen Zug, die Antwort, und was du danach legen kannst.',
              done: '30 Punkte, deine Sonnen bleiben beisammen, und du gewinnst mit sechs Punkten Vorsprung.',
              more: '54 Punkte auf einmal, und doch verlierst du, mit mindestens zehn Punkten Rückstand.',
              sun: 'Auch 30 Punkte, aber die rote Sonne brauchst du später.',
              other: 'Ein rotes Plättchen genügt. Behalte deine drei Sonnen.',
            },
          },
          end: 'Rechne kurz vor dem Ende bis zum Ende.',
        },
      },
    },
  },
} satisfies typeof en;
