// The course of Combo in German.

import type en from './en.ts';

export default {
  about: 'Von der Reichweite eines Stapels bis zur Jagd auf den letzten, an Stellungen aus echten Partien.',
  insight: {
    answered: 'aller Schläge werden mit einem Schlag auf dasselbe Feld beantwortet. Sieh vorher nach, wer zurückschlagen kann.',
    stacks: 'holt die Seite mit mehr Stapeln, wenn nach je zehn Zügen gleich viele Steine da sind und ein Remis halb zählt. Wer mehr vereint hat, steht besser.',
    first: 'Züge dauert es im Schnitt bis zum ersten Schlag, etwa zwanzig auf jeder Seite. Du hast Zeit, dich vorzubereiten.',
    draws: 'der Partien enden remis. Vorn zu liegen ist noch kein Sieg: Jag auch den letzten Stapel.',
  },
  chapters: {
    rules: {
      title: 'Was Stapel können',
      about: 'Die Regeln noch einmal, mit den Fällen, die überraschen.',
      goal: 'Du hast drei Steine mehr. Schlag „Leicht“.',
      lessons: {
        reach: {
          title: 'Erst zählen',
          steps: {
            three: {
              task: 'Schlag den Dreierstapel mit allen vier Steinen.',
              rule: 'Steine kommen so viele Felder weit, wie du losschickst, oder weniger. Ohne Wahl ziehen so wenige wie nötig; für mehr wähl erst die Anzahl.',
              done: 'Drei Felder weit, dafür braucht es mindestens drei. Du hast vier geschickt.',
              three: 'So wenige würden reichen. Schick diesmal alle vier: erst die Anzahl wählen, dann das Ziel.',
              short: 'Zwei kommen nur zwei Felder weit. Der weiße Stapel ist drei entfernt.',
              other: 'Schau von deinem Viererstapel aus die Diagonale entlang.',
            },
          },
          end: 'Erst die Felder zählen, dann die Steine.',
        },
        lines: {
          title: 'Freie Bahn',
          steps: {
            clear: {
              task: 'Schlag den Stapel aus drei Steinen.',
              rule: 'Jedes Feld auf dem Weg muss leer sein. Auch deine eigenen Steine versperren ihn.',
              done: 'Quer über das Brett, auf der einzigen Linie, die offen ist.',
              blocked: 'Da steht dein eigener Stein dazwischen. Führt noch eine andere Linie zu diesem Stapel?',
              short: 'Er ist vier Felder entfernt, also müssen alle vier los.',
              other: 'Geh von deinem höchsten Stapel aus die Diagonalen durch.',
            },
          },
          end: 'Ein Stapel trifft nur auf freien Linien. Sieh dir alle acht an.',
        },
        tall: {
          title: 'Auch hohe Stapel fallen',
          steps: {
            five: {
              task: 'Wähl den besseren Schlag.',
              rule: 'Zwei Steine schlagen einen Stapel jeder Höhe, und er verschwindet ganz vom Brett.',
              done: 'Fünf Steine mit einem Zug!',
              single: 'Das ist nur ein Stein, und danach schlägt der hohe Stapel deinen.',
              other: 'Du kannst sofort etwas schlagen.',
            },
          },
          end: 'Je höher ein Stapel, desto mehr kann er auf einmal verlieren.',
        },
        merge: {
          title: 'Gemeinsam stark',
          steps: {
            join: {
              task: 'Rette deine letzten beiden Steine.',
              rule: 'Einzelne Steine können nicht schlagen, vereint können sie es. Überleg, wo sie sich treffen.',
              done: 'Außer Reichweite, und von nun an muss sich Weiß vor dir in Acht nehmen.',
              beside: 'Vereint, aber direkt neben dem weißen Stapel. Trefft euch dort, wo er nicht hinkommt.',
              left: 'Dann bleibt der andere in Reichweite von Weiß.',
              alone: 'Getrennt sind beide verloren. Bring sie zusammen.',
              other: 'Setz einen deiner Steine auf den anderen.',
            },
          },
          end: 'Zwei einzelne Steine sind Ziele. Ein Zweierstapel ist eine Drohung.',
        },
        stay: {
          title: 'Zwei ziehen, zwei bleiben',
          steps: {
            two: {
              task: 'Schlag, aber behalt etwas zurück.',
              rule: 'Du wählst, wie viele ziehen. Was zurückbleibt, kann im nächsten Zug schlagen.',
              done: 'Schlägt Weiß diese zwei, schlagen die beiden anderen zurück.',
              most: 'Zu viele: Weiß schlägt alle, die du geschickt hast. Zwei reichen.',
              first: 'Dann schlägt der andere weiße Stapel zu. Beginn mit dem, der deine vier bedroht.',
              other: 'Der Stapel vor deinen vieren bedroht sie. Schlag ihn.',
            },
          },
          end: 'Schick so viele, wie der Schlag braucht, und lass die anderen Wache stehen.',
        },
        shut: {
          title: 'Kein Ausweg',
          steps: {
            corner: {
              task: 'Gewinn mit diesem Zug.',
              rule: 'Wer am Zug ist und nicht ziehen kann, verliert. Ein einzelner Stein kann sich nicht freischlagen.',
              done: 'Weiß hat einen Stein, aber keinen Zug. Du gewinnst!',
              stack: 'Das lässt ihn aus der Ecke. Schließ lieber die letzte Lücke.',
              gate: 'Die beiden neben der Ecke sind der Zaun. Lass sie stehen und zieh den dritten.',
              other: 'Ein Feld bleibt ihm noch. Besetz es.',
            },
          },
          end: 'Du kannst gewinnen, ohne zu schlagen: wenn die andere Seite nicht ziehen kann.',
        },
        hundred: {
          title: 'Der hundertste Zug',
          steps: {
            last: {
              task: 'Lass es kein Remis werden.',
              rule: 'Nach 100 Zügen in Folge, in denen niemand schlägt, ist die Partie remis. 99 sind schon vorbei.',
              done: 'Jetzt zählt es wieder von vorn, und du liegst immer noch weit vorn.',
              other: 'Das war der hundertste Zug ohne Schlag. Schlag etwas, auch wenn Weiß zurückschlagen kann.',
            },
          },
          end: 'Hat lange niemand geschlagen, denk an die hundert Züge.',
        },
      },
    },
    tactics: {
      title: 'Erste Taktik',
      about: 'Was einen Stapel gewinnt, und was nur so aussieht.',
      goal: 'Wieder drei Steine mehr, aber mehr auf dem Brett. Schlag „Mittel“.',
      lessons: {
        free: {
          title: 'Der freie Stapel',
          steps: {
            choose: {
              task: 'Wähl den besseren Schlag.',
              rule: 'Sieh vor dem Schlagen nach, wer zurückschlagen kann. Ein Stapel ohne Wache ist umsonst.',
              done: 'Zwei Steine für nichts.',
              guarded: 'Drei für drei: Zwei weiße Stapel stehen dort Wache. Etwas anderes ist umsonst.',
              short: 'So wenige kommen nicht weit genug. Es sind drei Felder.',
              run: 'Du musst nicht fliehen. Derselbe Stapel kann schlagen.',
              other: 'Dein Stapel in der Mitte ist bedroht, und er kann in zwei Richtungen schlagen.',
            },
          },
          end: 'Ein kleiner Stapel umsonst ist besser als ein großer im Tausch.',
        },
        beside: {
          title: 'Nah an einzelnen Steinen',
          steps: {
            visit: {
              task: 'Bedroh zwei Steine zugleich.',
              rule: 'Einzelne Steine können nicht schlagen. Wo Weiß nur solche hat, darfst du direkt daneben stehen.',
              done: 'Beide stehen neben dir, und keiner kann dir etwas tun.',
              far: 'Nicht nah genug, um beide zu bedrohen.',
              single: 'Einer allein kann nicht schlagen. Schick den ganzen Stapel.',
              other: 'Dein Zweierstapel ist in ihrer Nähe. Geh noch näher heran.',
              answered: 'Einer entkommt. Der andere bleibt neben deinem Stapel zurück.',
            },
          },
          end: 'Fürchte Stapel, keine einzelnen Steine.',
        },
        fork: {
          title: 'Mehr als ein Ziel',
          steps: {
            aim: {
              task: 'Bedroh mehrere Stapel mit einem Zug.',
              rule: 'Weiß hat danach nur einen Zug. Von zwei bedrohten Stapeln bleibt einer stehen.',
              done: 'Drei Linien, drei Ziele, jedes drei Felder weit. So weit kommen Zweierstapel nicht.',
              near: 'Zu nah: Dort erreicht dich ein Zweierstapel zuerst.',
              part: 'Nimm alle drei mit, sonst reicht es nicht so weit.',
              other: 'Such das Feld, von dem aus deine drei Steine am meisten erreichen.',
              answered: 'Einen davon deckt Weiß.',
            },
            cash: {
              task: 'Schlag den, der allein geblieben ist.',
              rule: 'Sieh nach einer Gabel noch einmal hin: Bei welchem Ziel kann niemand zurückschlagen?',
              done: 'Ein ganzer Stapel, und niemand kann zurückschlagen.',
              guarded: 'Das ist gerade der, den Weiß gedeckt hat.',
              single: 'Das ist nur ein Stein. Auch ein ganzer Stapel steht allein.',
              other: 'Du bedrohst noch immer drei Ziele. Schlag eines davon.',
            },
          },
          end: 'Ein Zug, zwei Drohungen: So werden die meisten Stapel gewonnen.',
        },
        knight: {
          title: 'Neben den Linien',
          steps: {
            land: {
              task: 'Geh dorthin, wo dich kein weißer Stapel trifft.',
              rule: 'Stapel schlagen nur geradeaus. Zwei Felder vor und eins zur Seite, da trifft keiner.',
              done: 'Zwei Stapel stehen ganz nah und können dir nichts tun, und zwei einzelne Steine sind bedroht.',
              guarded: 'Der hohe Stapel schlägt zurück. Geh auf die beiden einzelnen Steine los.',
              part: 'Alle vier sollen gehen: Wähl erst die Anzahl, dann das Feld.',
              hit: 'Dort trifft dich ein weißer Stapel in gerader Linie.',
              other: 'Da geht noch mehr: Ein sicheres Feld bedroht zugleich beide einzelnen Steine.',
            },
          },
          end: 'Zwei vor und eins zur Seite: der tote Winkel jedes Stapels.',
        },
        count: {
          title: 'Nur so viele wie nötig',
          steps: {
            few: {
              task: 'Schlag den Fünferstapel, so billig es geht.',
              rule: 'Was schlägt, kann geschlagen werden. Kann Weiß zurückschlagen, schick so wenige wie möglich.',
              done: 'Fünf für höchstens zwei. Was für ein Geschäft!',
              many: 'Weiß schlägt von weitem zurück, und alles, was du geschickt hast, ist weg.',
              single: 'Das ist nur ein Stein. Es gibt fünf zu holen.',
              other: 'Der Fünferstapel ist bedroht, und du bist es auch. Schlag ihn.',
            },
          },
          end: 'Zähl vor jedem Tausch, was geht und was kommt.',
        },
        hand: {
          title: 'Der Richtige für den Schlag',
          steps: {
            small: {
              task: 'Schlag mit dem richtigen Stapel.',
              rule: 'Zwei deiner Stapel erreichen dasselbe Ziel. Weiß wird zurückschlagen, also schick den, der dir weniger fehlt.',
              done: 'Vier für zwei. Der hohe Stapel bleibt auf dem Brett.',
              tall: 'Vier für vier. Der kleinere hätte es auch getan.',
              other: 'Der vordere weiße Stapel bedroht zwei von deinen. Schlag ihn.',
            },
          },
          end: 'Lass den kleinen Stapel schlagen und behalt den hohen.',
        },
        guard: {
          title: 'Decken statt fliehen',
          steps: {
            both: {
              task: 'Weiß bedroht zwei Stapel: Behalt beide.',
              rule: 'Beide kannst du nicht wegziehen. Aber wo du zurückschlagen kannst, zahlt Weiß drei Steine für zwei.',
              done: 'Schlägt Weiß jetzt, schlägst du zurück, und der Tausch ist gut für dich.',
              half: 'Beide Steine eines Stapels sollen gehen: Wähl erst zwei.',
              run: 'Der eine ist sicher, der andere fällt. Bleib in seiner Nähe.',
              idle: 'So ist noch keiner gedeckt.',
              other: 'Zieh einen deiner Stapel dorthin, wo er die anderen deckt.',
            },
          },
          end: 'Lauf nicht vor jeder Drohung davon. Oft reicht es, zu decken.',
        },
      },
    },
    plans: {
      title: 'Pläne',
      about: 'Wohin mit deinen Stapeln, lange bevor sie schlagen.',
      goal: 'Weniger Stapel, aber höhere, und drei Steine mehr. Schlag „Schwer“.',
      lessons: {
        distance: {
          title: 'Der längere Arm',
          steps: {
            four: {
              task: 'Bedroh beide weißen Stapel von weitem.',
              rule: 'Vier Steine reichen vier Felder weit, zwei nur zwei. Bleib außerhalb der Reichweite von Weiß.',
              done: 'Du erreichst beide, und keiner erreicht dich.',
              near: 'Nah genug auch für den weißen Zweierstapel. Halt Abstand.',
              small: 'Zwei gegen zwei, und Weiß ist am Zug: Dann schlägt Weiß zuerst.',
              part: 'Nimm alle vier mit, sonst ist der lange Arm dahin.',
              other: 'Such das Feld, in dem sich eine Spalte und eine Diagonale treffen.',
            },
            again: {
              task: 'Und gleich noch einmal.',
              rule: 'Achte auf die Abstände: drei Felder zum einen Stapel, vier zum anderen.',
              done: 'Ein einziger Schritt, und beide sind bedroht.',
              near: 'Zu nah. Die weißen Stapel reichen zwei Felder weit.',
              part: 'Dein Stapel reicht so weit, wie er hoch ist. Lass ihn ganz.',
              other: 'Ein kleiner Zug reicht. Prüf die Linien von den Feldern ringsum.',
            },
          },
          end: 'Der höhere Stapel bestimmt den Abstand.',
        },
        edge: {
          title: 'Vom Rand aus',
          steps: {
            aside: {
              task: 'Bedroh zwei Stapel zugleich.',
              rule: 'Ein hoher Stapel muss nicht in der Mitte stehen. Sein Arm ist auch vom Rand aus lang genug.',
              done: 'Fünf Felder geradeaus, vier in der Diagonale: zwei Ziele, und nichts erreicht dich.',
              taken: 'Weiß schlägt zurück, und fünf Steine sind weg.',
              part: 'Alle fünf sollen gehen: Wähl erst die Anzahl, dann das Feld.',
              centre: 'So nah erreichen dich die weißen Stapel.',
              other: 'Fünf Steine kommen fast über das ganze Brett. Versuch es vom Rand.',
            },
          },
          end: 'Ein hoher Stapel wirkt am besten von weitem, wo ihn nichts erreicht.',
        },
        back: {
          title: 'Rückzug mit Drohung',
          steps: {
            home: {
              task: 'Rette deinen Stapel und bedroh einen anderen.',
              rule: 'Der beste Rückzug droht etwas. Sieh dich auch auf deiner eigenen Seite um.',
              done: 'Außer Reichweite, und jetzt ist der weiße Stapel in der Ecke bedroht.',
              trade: 'Vier für vier, denn Weiß schlägt zurück. Ein Rückzug bringt mehr.',
              part: 'Alle vier sollen gehen, sonst bleiben welche in Gefahr.',
              hit: 'Dort schlägt dich ein weißer Stapel.',
              other: 'Das droht nichts, oder nicht genug. Sieh hinter dich.',
            },
          },
          end: 'Wenn du weichen musst, dann dorthin, wo du etwas bedrohst.',
        },
        grow: {
          title: 'Einen Stein höher',
          steps: {
            five: {
              task: 'Bau einen Stapel, der zwei Ziele erreicht.',
              rule: 'Fünf Steine reichen fünf Felder weit. Auch Vereinen kann eine Drohung sein.',
              done: 'Fünf Felder geradeaus und fünf in der Diagonale: Zwei Stapel sind bedroht.',
              away: 'Auch das sind fünf, aber von dort erreichen sie weniger.',
              near: 'Direkt neben weißen Stapeln. Die schlagen alle vier.',
              part: 'So wird der Stapel zu klein. Alle vier sollen mit.',
              other: 'Mit einem Stein mehr wird aus deinem Viererstapel ein Fünferstapel. Mit welchem?',
            },
            six: {
              task: 'Bau jetzt einen Stapel aus sechs Steinen.',
              rule: 'Ein Sechserstapel beherrscht fast das ganze Brett. Wähl das Feld mit den offenen Linien.',
              done: 'Sechs Felder geradeaus, fünf in der Diagonale, und niemand kommt ihm nah.',
              away: 'In der Ecke hat er weniger Linien.',
              five: 'Fünf sind einer zu wenig für den fernen Stapel.',
              near: 'Dort schlägt Weiß deinen Stapel sofort.',
              part: 'Beide Steine sollen mit, nicht nur einer.',
              other: 'Deine zwei Stapel stehen nebeneinander. Vereine sie.',
            },
          },
          end: 'Vereinen lohnt sich, wenn der neue Stapel mehr erreicht.',
        },
        all: {
          title: 'Wann alle ziehen',
          steps: {
            four: {
              task: 'Schlag mit der richtigen Anzahl.',
              rule: 'Kann niemand zurückschlagen, dann spar nicht: Ein hoher Stapel droht gleich weiter.',
              done: 'Niemand kann zurückschlagen, und alle vier stehen da, wo sie weiterschlagen können.',
              three: 'Ein guter Schlag, aber der eine, der bleibt, kann allein wenig tun. Niemand kann zurückschlagen, also wähl alle vier.',
              single: 'Das ist nur ein Stein. Es gibt einen ganzen Stapel zu holen.',
              short: 'Der Stapel ist drei Felder entfernt.',
              other: 'Auf der Spalte deines Viererstapels steht ein weißer Stapel.',
            },
          },
          end: 'Gedeckt: schick wenige. Ungedeckt: schick alle.',
        },
        raid: {
          title: 'Früher Überfall',
          steps: {
            enter: {
              task: 'Geh dorthin, wo Weiß nur einzelne Steine hat.',
              rule: 'Am Anfang können die meisten weißen Steine nicht schlagen. Ein hoher Stapel darf mitten unter sie.',
              done: 'Mehrere Steine sind bedroht, und kein weißer Stapel erreicht dich.',
              stacks: 'Genau dort stehen die weißen Stapel. Sie schlagen dich sofort.',
              part: 'Geh mit allen vieren: Hinter den Linien von Weiß brauchst du Reichweite.',
              other: 'Dein Viererstapel kommt weiter, und zwar fern von den beiden weißen Stapeln.',
            },
          },
          end: 'Bau früh deinen ersten hohen Stapel, und achte auf die von Weiß.',
        },
      },
    },
    masters: {
      title: 'Wie starke Spieler denken',
      about: 'Zwei Züge weiter: Angebote, Köder, Warten und die Jagd auf den letzten Stapel.',
      goal: 'Acht gegen drei, aber der letzte Stapel will gefangen sein. Schlag „Meister“.',
      lessons: {
        twice: {
          title: 'Zweimal schlagen',
          steps: {
            first: {
              task: 'Schlag, obwohl Weiß zurückschlagen kann.',
              rule: 'Ein Stapel kann zweimal schlagen: jetzt mit zwei Steinen und im nächsten Zug mit den beiden, die bleiben.',
              done: 'Ein Stein bis jetzt. Nun muss sich Weiß entscheiden.',
              most: 'Weiß schlägt alle, die du geschickt hast, und keiner ist mehr da, um noch einmal zu schlagen.',
              part: 'Ein einzelner Stein kann nicht schlagen. Schick zwei.',
              other: 'Es sieht gedeckt aus. Aber wie oft kannst du schlagen?',
              answered: 'Weiß schlägt deine zwei.',
            },
            second: {
              task: 'Schlag noch einmal.',
              rule: 'Die beiden, die geblieben sind, haben nur darauf gewartet.',
              done: 'Drei Steine für zwei, und dein Stapel steht gut.',
              other: 'Der weiße Stapel ist in deine Reichweite gekommen.',
            },
          },
          end: 'Zähl Schläge, nicht Stapel: Vier Steine können zwei davon sein.',
        },
        strike: {
          title: 'Mit einem Schlag antworten',
          steps: {
            half: {
              task: 'Weiß bedroht deine vier: Schlag zuerst.',
              rule: 'Die beste Antwort auf eine Drohung ist oft, das zu schlagen, was droht, und zwar so sparsam wie möglich.',
              done: 'Und schlägt Weiß zurück, schlagen die anderen zwei noch einmal.',
              most: 'Weiß schlägt zurück, und zu viel ist weg. Schick zwei.',
              third: 'Dann sind deine vier immer noch bedroht. Schlag das, was sie bedroht.',
              run: 'Die Flucht rettet die vier. Ein Schlag gewinnt zwei dazu.',
              other: 'Einer der weißen Stapel steht auf einer Diagonale mit deinen vieren.',
            },
          },
          end: 'Was dich bedroht, ist vielleicht selbst ein Ziel.',
        },
        bait: {
          title: 'Den Köder liegen lassen',
          steps: {
            wait: {
              task: 'Weiß bietet einen Stein an: Bleib ruhig.',
              rule: 'Frag dich vor jedem Geschenk, was Weiß danach tut. Der Stein läuft dir nicht weit weg.',
              done: 'Der Sprung von Weiß in die Mitte ist entschärft, und den Stein kannst du noch immer holen.',
              bait: 'Dann springt der weiße Dreierstapel in die Mitte und bedroht deine beiden Stapel.',
              wrong: 'Beinahe. Bring den einzelnen Stein zum Stapel, nicht den Stapel zum Stein.',
              other: 'Welches Feld hätte der weiße Dreierstapel gern? Mach es unsicher für ihn.',
            },
          },
          end: 'Was heute umsonst ist, ist es vielleicht morgen noch. Prüf erst die Antwort.',
        },
        trade: {
          title: 'Der richtige Tausch',
          steps: {
            offer: {
              task: 'Schlag, obwohl Weiß zurückschlagen kann.',
              rule: 'Zähl nicht, was verloren geht, sondern was übrig bleibt. Einzelne Steine allein können sich nicht wehren.',
              done: 'Zwei für zwei, wenn Weiß es so will. Was bleibt dann?',
              back: 'Der falsche: Weiß schlägt zurück und steht besser da.',
              run: 'Du musst nicht ausweichen. Du schlägst hier zweimal, Weiß nur einmal.',
              other: 'Schick beide Steine: Einer allein kann nicht schlagen.',
              answered: 'Weiß schlägt zurück.',
            },
            settle: {
              task: 'Schlag zurück und sieh, was bleibt.',
              rule: 'Zwei von dir gegen einen Stein, der nicht schlagen kann.',
              done: 'Zwei Steine gegen einen einzelnen: Das kann Weiß nicht halten.',
              other: 'Nicht jetzt: Schlag zurück, solange du kannst.',
            },
          },
          end: 'Tausch, wenn das, was übrig bleibt, gewonnen ist.',
        },
        pause: {
          title: 'Weiß muss ziehen',
          steps: {
            stand: {
              task: 'Gewinn, bevor die hundert Züge um sind.',
              rule: '97 Züge ohne Schlag: Du hast noch diesen und den nächsten. Lass Weiß in deinen Stapel laufen.',
              done: 'Der Stein ist nicht einmal bedroht. Aber er muss ziehen, und jeder Schritt ist falsch.',
              attack: 'Er weicht aus, und dann sind die hundert Züge um.',
              part: 'Halt deine zwei zusammen, sonst kann keiner schlagen.',
              other: 'Komm näher, bis du jedes Feld abdeckst, auf das er ziehen kann.',
              answered: 'Da ist er, direkt neben deinem Stapel.',
            },
          },
          end: 'Niemand darf aussetzen. Nimm die Felder weg, nicht den Stein.',
        },
        net: {
          title: 'Das Netz',
          steps: {
            close: {
              task: 'Fang den letzten Stapel von Weiß.',
              rule: 'Ein Stapel allein fängt kaum je einen anderen. Zu zweit geht es besser: Einer geht nah heran, einer deckt.',
              done: 'Schlägt Weiß ihn, schlägst du zurück und gewinnst. Läuft er weg, ist es zu spät.',
              leave: 'Der soll bleiben und decken. Bring den anderen näher.',
              open: 'Dort schlägt Weiß deinen Stapel umsonst. Geh dorthin, wo der andere ihn deckt.',
              part: 'Ein einzelner Stein kann nicht schlagen. Lass deine Paare zusammen.',
              other: 'Nicht nah genug. Weiß entwischt.',
            },
          },
          end: 'Zwei Stapel jagen gemeinsam: Einer treibt, einer deckt.',
        },
      },
    },
  },
} satisfies typeof en;
