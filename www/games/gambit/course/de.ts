// The course of Gambit in German.

import type en from './en.ts';

export default {
  about: 'Von den Regeln bis dahin, wie starke Spieler denken: kurze Lektionen und am Ende jedes Kapitels eine Partie.',
  insight: {
    mover: 'aller Stellungen gewinnt, wer am Zug ist und richtig spielt. Wenn du dran bist, such den Gewinn.',
    turns: 'der 20 möglichen ersten Züge halten das Remis. Die anderen sechs verlieren mit einem Punkt Rückstand.',
    only: 'aller Remisstellungen lassen nur einen Weg zum Remis. Sieh dir jeden Zug an, bevor du springst.',
    random: 'aller Partien gewinnt Schwarz, wenn beide Seiten zufällig ziehen, und Weiß nicht einmal ein Drittel. Unter Anfängern ist es viel wert, zu beginnen.',
  },
  chapters: {
    rules: {
      title: 'Die Regeln genau besehen',
      about: 'Was in den ersten Partien alle überrascht.',
      goal: 'Du bist im Vorteil. Gewinn das gegen Leicht.',
      lessons: {
        on: {
          title: 'Weiterspringen oder aufhören',
          steps: {
            bend: {
              task: 'Schlag drei Steine in einem Zug.',
              rule: 'Jeder Sprung darf in eine neue Richtung gehen, solange es derselbe Stein ist.',
              done: 'Schräg, gerade zurück und wieder schräg: Du gewinnst 6 zu 2.',
              straight: 'So schlägst du zwei und gewinnst knapper. Es geht auch mit dreien.',
              other: 'Noch nicht aufhören: Dein Stein kann weiterspringen.',
            },
            stop: {
              task: 'Schlag einen Stein und hör rechtzeitig auf.',
              rule: 'Nach jedem Sprung darfst du stehen bleiben. Schau, wo dein Stein dann steht.',
              done: 'Du könntest noch einen schlagen, aber hier ist dein Stein außer Reichweite.',
              two: 'Das war ein Sprung zu viel: Dort reicht es nur zum Remis.',
              other: 'Schlag einen Stein und beende dann den Zug.',
              answered: 'Weiß musste springen. Jetzt kannst du zwei schlagen und gewinnen.',
            },
          },
          end: 'Spring weiter, solange es sich lohnt, und hör auf, wenn nicht mehr.',
        },
        edge: {
          title: 'Der sichere Rand',
          steps: {
            far: {
              task: 'Bring einen Stein in Sicherheit.',
              rule: 'Am fernen Rand kann dich niemand schlagen: Hinter deinem Stein ist kein Feld mehr.',
              done: 'Er hat einen Stein geschlagen, und jetzt kann ihm niemand etwas tun.',
              caught: 'Der Stein war am fernen Rand sicher. Dort unten ist er es nicht, und Weiß gewinnt.',
              other: 'Lande am fernen Rand.',
              answered: 'Weiß schlägt noch einen Stein, aber das hilft nicht. Du gewinnst mit einem Punkt.',
            },
          },
          end: 'Deine Steine sind am fernen Rand sicher, die weißen am nahen.',
        },
        sideways: {
          title: 'Inseln wachsen seitwärts',
          steps: {
            three: {
              task: 'Bilde eine Insel aus drei Steinen.',
              rule: 'Deine Grundreihe und der ferne Rand berühren sich nicht. Inseln wachsen deshalb seitwärts.',
              done: 'Drei nebeneinander: Du gewinnst 5 zu 1.',
              soon: 'Noch ein Sprung, und dein Stein steht beim Paar.',
              apart: 'So reißt du dein Paar auseinander. Lass den dritten Stein dazukommen.',
              other: 'Dein einzelner Stein kann bis zum Paar springen.',
            },
            pair: {
              task: 'Lande neben einem eigenen Stein.',
              rule: 'Zwei einzelne Steine sind 2 Punkte wert, ein Paar ist 3 wert.',
              done: 'Ein Paar und ein einzelner Stein: 4 zu 1, und die Partie ist aus.',
              two: 'So kannst du zwei schlagen, aber Weiß macht weiter, und es reicht nur zum Remis.',
              other: 'Such den Sprung, der ein Paar bildet.',
            },
          },
          end: 'Denk seitwärts: Nebeneinander werden Inseln groß.',
        },
        touch: {
          title: 'Einer berührt viele',
          steps: {
            free: {
              task: 'Befreie vier Steine mit einem Sprung.',
              rule: 'Ein einziger gegnerischer Stein kann mehrere deiner Gruppen wertlos machen.',
              done: 'Ein Stein ist weg, und drei Inseln zählen: Du gewinnst 5 zu 1.',
              elsewhere: 'Damit hast du noch immer keinen Punkt. Such den weißen Stein, der die meisten von dir berührt.',
              other: 'Such den weißen Stein, der die meisten von dir berührt.',
            },
          },
          end: 'Frag vor dem Sprung, welcher weiße Stein die meisten von dir berührt.',
        },
        over: {
          title: 'So endet es',
          steps: {
            end: {
              task: 'Gewinn die Partie sofort.',
              rule: 'Hat die Seite am Zug keinen Sprung, ist die Partie aus, auch wenn die andere noch springen könnte.',
              done: 'Du könntest noch springen, Weiß aber nicht: Es ist aus, du gewinnst 2 zu 0.',
              leaves: 'So lässt du Weiß einen Sprung, und du gewinnst nicht.',
              other: 'Lass Weiß keinen Sprung.',
            },
          },
          end: 'Such den Zug, nach dem Weiß nicht mehr springen kann.',
        },
        must: {
          title: 'Auch Weiß muss springen',
          steps: {
            push: {
              task: 'Biete Weiß einen Stein an.',
              rule: 'Wer springen kann, muss springen, auch wenn es schadet.',
              done: 'Weiß muss ihn schlagen.',
              twice: 'Du schlägst zuerst, aber Weiß antwortet und gewinnt.',
              other: 'Stell einen Stein dahin, wo Weiß ihn schlagen muss.',
              answered: 'Jetzt steht dieser Stein nicht mehr am sicheren Rand. Du schlägst ihn und gewinnst mit zwei Punkten.',
            },
          },
          end: 'Auch Weiß muss springen, wenn es kann: Nutz das aus.',
        },
      },
    },
    tactics: {
      title: 'Erste Taktik',
      about: 'Sprünge, die mehr bringen, als sie schlagen.',
      goal: 'Du stehst besser. Gewinn das gegen Mittel.',
      lessons: {
        back: {
          title: 'Hin und zurück',
          steps: {
            home: {
              task: 'Rette das Remis.',
              rule: 'Ein Sprung bringt einen Stein von der Grundreihe an den fernen Rand, zwei bringen ihn zurück.',
              done: 'Hin und zurück, neben deinen anderen Stein: 4 zu 4.',
              half: 'Noch einmal: Dein Stein kann neben den anderen zurückkehren.',
              single: 'Lass diesen Stein zu Hause. Der andere kann zwei schlagen.',
              other: 'Einer deiner Steine kann zwei schlagen.',
            },
            out: {
              task: 'Gewinn mit drei Punkten Vorsprung.',
              rule: 'Auch vom fernen Rand aus führt der zweite Sprung zurück.',
              done: 'Zwei geschlagen und einen Nachbarn gefunden: 4 zu 1.',
              half: 'Bleib nicht dort unten: Spring zurück an den fernen Rand.',
              single: 'Das gewinnt, aber nur mit einem Punkt. Du kannst zwei schlagen.',
              other: 'Einer deiner Steine kann zwei schlagen.',
            },
          },
          end: 'Eine ungerade Zahl von Sprüngen führt hinüber, eine gerade zurück.',
        },
        greed: {
          title: 'Mehr ist nicht besser',
          steps: {
            one: {
              task: 'Finde den einzigen Zug, der gewinnt.',
              rule: 'Es zählt, was am Ende steht, und nicht, wie viel du geschlagen hast.',
              done: 'Ein Stein geschlagen, und Weiß hat keinen Sprung mehr: 2 zu 1.',
              three: 'So kannst du drei schlagen und verlierst trotzdem.',
              other: 'Such einen einzelnen Sprung.',
            },
          },
          end: 'Mehr zu schlagen heißt nicht, mehr zu gewinnen.',
        },
        answer: {
          title: 'Schau auf die Antwort',
          steps: {
            look: {
              task: 'Schlag ihn mit dem richtigen Stein.',
              rule: 'Stell dir vor dem Sprung die längste Antwort von Weiß vor.',
              done: 'Deine Steine stehen getrennt. So kann Weiß nicht zwei nacheinander schlagen.',
              beside: 'Nebeneinander sind beide in Gefahr: Das ist nur Remis.',
              other: 'Zwei deiner Steine können ihn schlagen. Nimm den anderen.',
              answered: 'Weiß schlägt einen. Du schlägst zurück und gewinnst mit zwei Punkten.',
            },
          },
          end: 'Stell deine Steine nicht so, dass ein Zug zwei davon schlägt.',
        },
        join: {
          title: 'Befreien und verbinden',
          steps: {
            both: {
              task: 'Befreie ein Paar und mach es größer.',
              rule: 'Derselbe Sprung kann den Stein schlagen, der deine Insel berührt, und einen von dir dazustellen.',
              done: 'Das Paar ist frei, und jetzt sind es drei: 5 zu 2.',
              two: 'So kannst du zwei schlagen, gewinnst aber nur mit einem Punkt. Dein Paar wäre nicht frei.',
              other: 'Schlag den Stein, der dein Paar berührt.',
            },
          },
          end: 'Die besten Sprünge tun zwei Dinge zugleich.',
        },
        points: {
          title: 'Nimm ihre Punkte',
          steps: {
            level: {
              task: 'Du liegst zurück: Rette das Remis.',
              rule: 'Jeder einzelne weiße Stein, den du schlägst, kostet Weiß einen Punkt.',
              done: 'Die einzelnen weißen Steine sind weg, und deine bilden ein Paar: 3 zu 3.',
              soon: 'Den letzten brauchst du noch. Spring weiter.',
              other: 'Spring weiter, so weit es geht.',
            },
            four: {
              task: 'Schlag die ganze weiße Insel.',
              rule: 'Ein Zickzack aus Sprüngen kann eine Insel abräumen.',
              done: 'Die Dreierinsel ist weg: Du gewinnst 4 zu 1.',
              three: 'Das gewinnt, aber nur mit einem Punkt. Ein anderer Weg schlägt vier.',
              pair: 'Die weiße Insel steht noch und gewinnt.',
              other: 'Du kannst mehr schlagen: die ganze Insel und einen Stein auf dem Weg.',
            },
          },
          end: 'Ein Punkt weniger für Weiß ist so gut wie einer mehr für dich.',
        },
        spoil: {
          title: 'Der Störenfried',
          steps: {
            one: {
              task: 'Mach alle weißen Inseln wertlos.',
              rule: 'Neben einem Gegner zählt dein Stein nichts, aber die Insel, die er berührt, auch nicht.',
              done: 'Jetzt berührt sich alles: 0 zu 0, remis.',
              away: 'Einer mehr geschlagen, aber die weißen Inseln sind wieder frei und gewinnen.',
              far: 'Die weißen Inseln zählen noch und gewinnen.',
              other: 'Lande mitten unter den weißen Steinen.',
            },
            all: {
              task: 'Gewinn mit vier Punkten Vorsprung.',
              rule: 'Ein einzelner Stein kann unter den weißen mehr wert sein als in einer Insel.',
              done: 'Weiß bleibt nichts: 4 zu 0.',
              away: 'Das bringt mehr Punkte, aber Weiß bekommt auch welche: Du gewinnst knapper.',
              other: 'Bleib dort stehen, wo du das weiße Paar berührst.',
            },
          },
          end: 'Ein Stein am richtigen Platz wiegt eine Insel auf.',
        },
        last: {
          title: 'Der letzte Sprung',
          steps: {
            jumper: {
              task: 'Nimm Weiß den letzten Sprung.',
              rule: 'Ein weißer Stein kann springen, wenn einer von dir neben ihm steht und das Feld dahinter leer ist.',
              done: 'Weiß kann nicht mehr springen: Du gewinnst 5 zu 3.',
              two: 'So kannst du zwei schlagen, aber Weiß springt noch und hält Remis.',
              other: 'Finde den weißen Stein, der noch springen kann.',
            },
          },
          end: 'Schau vor jedem Zug, welche weißen Steine springen können.',
        },
      },
    },
    plans: {
      title: 'Pläne',
      about: 'Züge, die den nächsten besser machen.',
      goal: 'Das kannst du gegen Schwer gewinnen, wenn du gut zählst.',
      lessons: {
        force: {
          title: 'Herauslocken',
          steps: {
            lure: {
              task: 'Bereite einen Sieg mit drei Punkten vor.',
              rule: 'Am nahen Rand sind weiße Steine sicher, bis sie springen müssen.',
              done: 'Jetzt muss Weiß seinen sicheren Rand verlassen.',
              now: 'Das gewinnt sofort, aber nur mit einem Punkt.',
              other: 'Biete Weiß einen Sprung weg vom nahen Rand an.',
              answered: 'Jetzt sind zwei weiße Steine in deiner Reichweite.',
            },
            double: {
              task: 'Schlag beide.',
              rule: 'Was den nahen Rand verlassen hat, kannst du schlagen.',
              done: 'Noch zwei, und zurück am fernen Rand: Du gewinnst 4 zu 1.',
              half: 'Das gewinnt mit einem Punkt. Spring weiter, dann sind es drei.',
              other: 'Einer deiner Steine kann zwei schlagen.',
            },
          },
          end: 'Biete Weiß einen Sprung an, den es nicht will.',
        },
        order: {
          title: 'Die richtige Reihenfolge',
          steps: {
            first: {
              task: 'Welcher deiner zwei Sprünge kommt zuerst?',
              rule: 'Fang mit dem an, den Weiß verderben könnte. Den anderen heb auf.',
              done: 'Dieser Stein ist jetzt sicher, und dein anderer Sprung kann warten.',
              later: 'Weiß schlägt dafür den Stein, mit dem du springen wolltest, und hält Remis.',
              other: 'Fang dort an, wo dein Stein in Gefahr ist.',
              answered: 'Weiß ist gesprungen, und dein Sprung ist noch da. Du gewinnst mit einem Punkt.',
            },
          },
          end: 'Spring zuerst dort, wo du in Gefahr bist.',
        },
        early: {
          title: 'Abwarten',
          steps: {
            wait: {
              task: 'Finde mehr als ein Remis.',
              rule: 'Ein Sprung, den dir Weiß nicht nehmen kann, darf warten.',
              done: 'Du wartest, und Weiß muss ziehen.',
              now: 'So kannst du zwei schlagen, aber dann ist es aus: 2 zu 2.',
              other: 'Heb deinen Doppelsprung auf und zieh erst anderswo.',
              answered: 'Weiß musste springen, und dein Doppelsprung ist noch da.',
            },
            now: {
              task: 'Jetzt ist es so weit.',
              rule: 'Bevor du die Partie beendest, zähl beide Seiten.',
              done: 'Dieselben zwei Sprünge wie vorhin, aber jetzt gewinnen sie, 3 zu 2.',
              half: 'Dort nicht stehen bleiben: Das verliert.',
              other: 'Schlag zwei.',
            },
          },
          end: 'Ist das Ende noch nicht gut genug, dann beende die Partie nicht.',
        },
        guard: {
          title: 'Die Wache bleibt',
          steps: {
            stay: {
              task: 'Nur ein Zug gewinnt: Finde ihn.',
              rule: 'Solange dein Stein weiße Inseln berührt, zählen sie nichts.',
              done: 'Deine Wache hält vier weiße Steine fest: Du gewinnst 2 zu 1.',
              leaves: 'Du könntest drei schlagen, aber deine Wache wäre weg, und das weiße Paar würde zählen: höchstens 4 zu 4.',
              other: 'Spring mit dem anderen Stein.',
            },
          },
          end: 'Bevor ein Stein geht, schau, was er festhält.',
        },
        gift: {
          title: 'Geben und behalten',
          steps: {
            pair: {
              task: 'Rette das Remis, auch wenn es zwei Steine kostet.',
              rule: 'Was du verlierst, ist egal, wenn genug übrig bleibt.',
              done: 'Du hast ein Paar, das niemand schlagen kann.',
              inward: 'Das bringt nichts, und du verlierst mit zwei Punkten.',
              other: 'Bilde ein Paar am fernen Rand.',
              answered: 'Weiß hat zwei geschlagen, und doch steht es 4 zu 4.',
            },
            win: {
              task: 'Jetzt gib zwei her und gewinn.',
              rule: 'Steine am fernen Rand bleiben. Die auf der Grundreihe darfst du hergeben.',
              done: 'Ein Paar am fernen Rand: Du hast 4 Punkte.',
              straight: 'Dein Stein verlässt den fernen Rand, und Weiß gewinnt.',
              other: 'Bilde ein Paar am fernen Rand.',
              answered: 'Weiß hat zwei geschlagen, und trotzdem gewinnst du 4 zu 3.',
            },
          },
          end: 'Gib her, was du nicht halten kannst, und halte, was zählt.',
        },
        leave: {
          title: 'Lass ihn ziehen',
          steps: {
            grow: {
              task: 'Bilde eine Insel, die mit drei Punkten gewinnt.',
              rule: 'Nicht jeder Stein in Gefahr ist die Rettung wert.',
              done: 'Drei nebeneinander am fernen Rand: 5 Punkte, die bleiben.',
              rescue: 'Dein Stein entkommt, aber du gewinnst knapper oder verlierst sogar. Gib ihn auf.',
              other: 'Bring einen Stein zu deinem Paar am fernen Rand.',
              answered: 'Weiß hat den Stein geschlagen, und du gewinnst mit drei Punkten.',
            },
          },
          end: 'Eine größere Insel ist mehr wert als ein geretteter Stein.',
        },
        sum: {
          title: 'Erst stören, dann zählen',
          steps: {
            break: {
              task: 'Gib dich nicht mit einem Remis zufrieden.',
              rule: 'Reichen deine Punkte nicht, dann senk zuerst die von Weiß.',
              done: 'Du berührst die weiße Reihe, also zählt sie nichts.',
              five: 'Fünf Punkte für jeden, und die Partie ist aus. Stör zuerst die weiße Reihe.',
              other: 'Spring unter die weißen Steine.',
              answered: 'Die weiße Reihe ist zerrissen. Jetzt gewinnt dein anderer Sprung mit einem Punkt.',
            },
          },
          end: 'Zerreiß die weißen Inseln, bevor du deine vollendest.',
        },
      },
    },
    mastery: {
      title: 'Wie starke Spieler denken',
      about: 'Vom ersten Zug bis zum letzten Zählen.',
      goal: 'Das kannst du sogar gegen Meister gewinnen. Überleg dir jeden Zug.',
      lessons: {
        opening: {
          title: 'Die ersten Züge',
          steps: {
            start: {
              task: 'Fang an, ohne einen Punkt zu verlieren.',
              rule: 'Perfekt gespielt ist Gambit remis. Von deinen zwanzig ersten Zügen halten das vierzehn.',
              done: 'Gerade oder zur Mitte hin: Das Gleichgewicht hält.',
              corner: 'Schräg aus der Ecke heraus verliert einen Punkt.',
              outward: 'Schräg nach außen verliert einen Punkt.',
              other: 'Jeder gerade Sprung ist richtig.',
            },
            punish: {
              task: 'Weiß war gierig: Gewinn mit fünf Punkten.',
              rule: 'Weiß hat mit dem ersten Zug gleich zwei geschlagen. Gier macht dir den Weg frei.',
              done: 'Vier Steine geschlagen und sofort eine Dreierinsel.',
              five: 'So kannst du fünf schlagen, gewinnst aber nur mit vier Punkten. Fang anders an und hör früher auf.',
              other: 'Es geht noch mehr: Such eine Kette aus vier Sprüngen.',
            },
          },
          end: 'Fang gerade an, und bestrafe Gier.',
        },
        modest: {
          title: 'Der bescheidene Zug',
          steps: {
            one: {
              task: 'Welcher Zug gewinnt als einziger?',
              rule: 'Starke Spieler sehen sich jeden Sprung an, auch die kleinen.',
              done: 'Ein einzelner Sprung, und nur er gewinnt.',
              three: 'So kannst du drei schlagen, aber das gewinnt nicht.',
              other: 'Das gewinnt nicht. Such einen einzelnen schrägen Sprung.',
            },
          },
          end: 'Sieh dir kleine Züge so genau an wie große.',
        },
        glitter: {
          title: 'Nicht alles, was glänzt',
          steps: {
            six: {
              task: 'Finde den Gewinn, der nicht glänzt.',
              rule: 'Punkte zählen am Ende. Bis dahin kann Weiß sie zerlegen.',
              done: 'Noch kein Punkt, aber du stehst auf Gewinn.',
              shine: 'Das brächte sechs Punkte auf einmal, aber die Antwort von Weiß zerlegt sie und gewinnt.',
              other: 'Das reicht nicht zum Gewinn. Such einen stillen Sprung.',
              answered: 'Weiß hat zwei geschlagen. Es wird nicht helfen.',
            },
            calm: {
              task: 'Jetzt hol dir die Punkte.',
              rule: 'Punkte sind sicher, wenn Weiß keinen Sprung hat.',
              done: 'Weiß kann nicht mehr springen: Du gewinnst 3 zu 2.',
              rush: 'Weiß hat noch einen Sprung und gewinnt damit.',
              other: 'Schlag den Stein, der noch springen könnte.',
            },
          },
          end: 'Deine Punkte sind das, was nach der Antwort von Weiß übrig ist.',
        },
        sweep: {
          title: 'Das große Abräumen',
          steps: {
            step: {
              task: 'Schlag jetzt einen, um später vier zu schlagen.',
              rule: 'Die Antwort von Weiß kann den Weg für deine längste Kette frei machen.',
              done: 'Ein Stein, und der einzige Zug, der gewinnt.',
              three: 'So kannst du drei schlagen, aber der Gewinn ist weg.',
              other: 'So entgleitet dir der Gewinn. Spring schräg zur Seite.',
              answered: 'Weiß hat zwei geschlagen und den Weg frei gemacht.',
            },
            four: {
              task: 'Schlag vier und gewinn.',
              rule: 'Nimm von mehreren langen Ketten die, nach der Weiß keinen Sprung hat.',
              done: 'Vier in einem Zug: Du gewinnst mit einem Punkt.',
              wrong: 'Auch so könntest du vier schlagen, aber Weiß hätte noch einen Sprung. Das gewinnt nicht.',
              other: 'Das gewinnt nicht. Eine andere Kette schlägt vier.',
            },
          },
          end: 'Erst den Weg öffnen, dann abräumen.',
        },
        ends: {
          title: 'Schlussstellungen zählen',
          steps: {
            two: {
              task: 'Zähl beide Schlussstellungen und wähl dann.',
              rule: 'Wenn jeder Sprung die Partie beendet, dann zähl, bevor du einen Stein berührst.',
              done: 'Eine Dreierinsel: Du gewinnst 5 zu 4.',
              level: 'Das ist 4 zu 4, remis.',
              other: 'Zähl die Inseln nach jedem deiner Sprünge.',
            },
            four: {
              task: 'Finde das einzige Remis.',
              rule: 'Jeder deiner vier Züge beendet die Partie. Zähl sie alle durch.',
              done: 'Ein Punkt für jeden: Alles andere verliert.',
              pair: 'Selbst wenn du so zwei schlägst, endet es 1 zu 2.',
              other: 'Das verliert. Zähl, wie viele weiße Steine danach frei sind.',
            },
          },
          end: 'Ist das Ende nah, dann rate nicht: Zähl.',
        },
        chain: {
          title: 'Bis zum Ende sehen',
          steps: {
            push: {
              task: 'Leite einen Gewinn in drei Zügen ein.',
              rule: 'Hat Weiß jedes Mal nur einen Sprung, kannst du bis ganz ans Ende sehen.',
              done: 'Weiß hat nur einen Sprung.',
              on: 'Noch ein Stein, aber dann verlierst du.',
              loose: 'Der Stein verlässt den fernen Rand zu früh: Du verlierst mit vier Punkten.',
              other: 'Das verliert. Lass Weiß nur einen Sprung.',
              answered: 'Wie erwartet. Jetzt such noch so einen Zug.',
            },
            again: {
              task: 'Lass Weiß noch einmal nur einen Sprung.',
              rule: 'Ein Stein, den du anbietest, kann Weiß vom nahen Rand wegziehen.',
              done: 'Weiß muss schlagen und seinen Rand verlassen.',
              easy: 'Ein Stein geschenkt, aber danach verlierst du.',
              other: 'Das verliert. Welcher Sprung lässt Weiß keine Wahl?',
              answered: 'Jetzt sind zwei weiße Steine in Reichweite.',
            },
            win: {
              task: 'Bring es zu Ende.',
              rule: 'Starke Spieler haben das von Anfang an gesehen.',
              done: 'Noch zwei, und du gewinnst 3 zu 2, ganz nach Plan.',
              half: 'Bleib nicht dort unten: Spring zurück an den fernen Rand.',
              other: 'Einer deiner Steine kann zwei schlagen.',
            },
          },
          end: 'Wo Weiß keine Wahl hat, sieh so weit voraus, wie du kannst.',
        },
      },
    },
  },
} satisfies typeof en;
