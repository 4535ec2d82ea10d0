// The course of Triboard in German.

import type en from './en.ts';

export default {
  about: 'Von den Regeln bis zu dem, woran starke Spieler denken, auf Brettern aus echten Partien.',
  insight: {
    corner: 'Mal wechselt eine Ecke den Besitzer: Keine Linie führt durch sie hindurch. Ein Randfeld tut es etwa in jeder zweiten Partie, ein inneres etwa zweimal pro Partie.',
    greedy: 'der Züge des Computers drehen so viele Felder um wie möglich. Mit den anderen hat er Besseres vor.',
    lead: 'Führungswechsel hat eine Partie im Schnitt. Gib nicht auf, wenn du hinten liegst.',
    kept: 'der Felder, die am Anfang vergeben sind, gehören am Ende demselben Spieler. Häng an keinem davon.',
  },
  chapters: {
    turning: {
      title: 'Felder umdrehen',
      about: 'Noch einmal die Regeln, auf echten Brettern und mit ihren Überraschungen.',
      goal: 'Grün liegt vorn, aber deine Gegner spielen auf der Stufe Leicht. Gewinn diese Partie.',
      lessons: {
        look: {
          title: 'Acht Richtungen',
          steps: {
            slope: {
              task: 'Dreh 4 Felder um.',
              rule: 'Schräge Linien übersieht man am leichtesten. Geh auch sie mit den Augen ab.',
              done: 'Vier grüne Felder, alle auf einer Schrägen.',
              straight: 'Zwei rote Felder nebeneinander fallen ins Auge. Eine längere Linie läuft schräg.',
              other: 'Das dreht weniger um. Schau dir die schrägen Linien an.',
            },
            star: {
              task: 'Dreh 4 Felder in vier Richtungen um.',
              rule: 'Ein Zug dreht jede Linie um, die er schließt, und sei sie noch so kurz.',
              done: 'Vier kurze Linien sind so gut wie eine lange.',
              pair: 'Das schließt zwei Linien. Ein anderes Feld schließt vier.',
              other: 'Das schließt weniger Linien. Such das leere Feld, das auf allen vier Seiten Grün neben sich hat.',
            },
          },
          end: 'Schau vor jedem Zug die Reihen, die Spalten und beide Schrägen entlang.',
        },
        both: {
          title: 'Zwei Gegner, ein Zug',
          steps: {
            both: {
              task: 'Nimm 2 rote und 2 grüne Felder auf einmal.',
              rule: 'Jede Linie muss einfarbig sein, aber zwei Linien dürfen verschiedene Farben haben.',
              done: 'Beide Gegner zahlen, und kein anderer Zug ist hier so gut.',
              one: 'Da zahlt nur Rot. Ein anderes Feld nimmt beiden etwas weg.',
              other: 'Such ein Feld mit einer roten Linie auf der einen und einer grünen auf der anderen Seite.',
            },
          },
          end: 'Du hast zwei Gegner, und ein Zug kann beiden etwas wegnehmen.',
        },
        stops: {
          title: 'Was Linien aufhält',
          steps: {
            stops: {
              task: 'Dreh 7 Felder um.',
              rule: 'Eine Mauer, eine Lücke oder eine zweite Farbe hält eine Linie auf, bevor sie dein Feld erreicht.',
              done: 'Drei grüne und vier rote: Beide Linien laufen geradewegs zu einem Feld von dir.',
              stopped: 'Dort dreht sich nichts um. Die eine Linie endet an einer Mauer, die andere wechselt die Farbe.',
              three: 'Das dreht drei um. Ein Feld am Rand dreht sieben um.',
              other: 'Das dreht weniger um. Verfolg jede Linie bis zu ihrem Ende, bis du sieben gefunden hast.',
            },
          },
          end: 'Verfolg eine Linie bis zu ihrem Ende, bevor du mit ihr rechnest.',
        },
        chain: {
          title: 'Keine Kettenreaktion',
          steps: {
            chain: {
              task: 'Dreh 5 Felder um.',
              rule: 'Nur das Feld, das du besetzt, schließt Linien. Felder, die sich eben umgedreht haben, tun es nicht.',
              done: 'Fünf in einer Linie, vom Rand her geschlossen.',
              chain: 'Das dreht ein Feld um. Die vier grünen daneben lägen dann zwischen zwei blauen, bleiben aber grün.',
              other: 'Das dreht weniger um. Such eine lange grüne Linie, die du vom Rand her schließen kannst.',
            },
          },
          end: 'Es zählt das Brett, wie es vor dem Zug ist.',
        },
        skip: {
          title: 'Aussetzen',
          steps: {
            skip: {
              task: 'Nimm Rot den einzigen Zug weg.',
              rule: 'Wer nicht ziehen kann, setzt aus, und der Nächste ist dran.',
              done: 'Nur ein Feld, aber Rot kann nirgends mehr ziehen.',
              three: 'Das dreht drei um, und Rot spielt weiter. Ein anderes Feld lässt Rot keinen Zug.',
              other: 'Rot könnte noch ziehen. Such das einzige Feld, auf dem Rot ziehen kann, und besetz es selbst.',
              answered: 'Schon ist Grün dran. Rot hat ausgesetzt.',
            },
            twice: {
              task: 'Zieh so, dass du gleich noch einmal dran bist.',
              rule: 'Setzen beide Gegner aus, ziehst du zweimal hintereinander.',
              done: 'Vier Felder, niemand sonst kann ziehen, und auch das letzte Feld gehört dir.',
              back: 'Dann besetzt Rot das andere Feld und nimmt dir eines weg.',
              other: 'Zwei Felder sind leer. Beginn mit dem, das Rot besetzen könnte.',
            },
          },
          end: 'Schau nicht nur, wo du ziehen kannst, sondern auch, wo deine Gegner es können.',
        },
        end: {
          title: 'Nichts geht mehr',
          steps: {
            end: {
              task: 'Beende die Partie sofort und gewinn.',
              rule: 'Die Partie ist aus, wenn niemand mehr etwas umdrehen kann, auch wenn noch Felder leer sind.',
              done: 'Ein Feld bleibt leer, denn niemand kann es nutzen. Du gewinnst mit siebzig Feldern.',
              late: 'Rot würde das Feld daneben besetzen und dir eines wegnehmen.',
              other: 'Ein Feld dreht vier um und lässt niemandem einen Zug.',
            },
          },
          end: 'Ein leeres Feld, das niemand nutzen kann, gehört niemandem.',
        },
        share: {
          title: 'Den Sieg teilen',
          steps: {
            share: {
              task: 'Rette dir einen Anteil am Sieg.',
              rule: 'Haben zwei Spieler die meisten Felder, teilen sie sich den Sieg.',
              done: 'Fünf auf einer Schrägen: sechzig gegen achtundfünfzig von Rot, und ein Zug steht noch aus.',
              green: 'Das nimmt Grün etwas weg, das dir nicht im Weg steht. Rot gewinnt allein.',
              other: 'Zwei Felder sind leer. Welcher Zug nimmt Rot etwas weg?',
              answered: 'Sechzig für jeden: Du teilst dir den Sieg mit Rot.',
            },
          },
          end: 'Kannst du nicht allein gewinnen, dann schau, ob du dir den Sieg teilen kannst.',
        },
      },
    },
    taking: {
      title: 'Nehmen und behalten',
      about: 'Was du nimmst, zählt nur, wenn es dir bleibt.',
      goal: 'Zwei Spieler der Stufe Mittel: Nimm, was dir bleibt, und gewinn diese Partie.',
      lessons: {
        corner: {
          title: 'Ecken',
          steps: {
            corner: {
              task: 'Finde den besten Zug.',
              rule: 'Durch eine Ecke läuft keine Linie, deshalb dreht sie sich nie wieder um.',
              done: 'Zwei Felder, und dazu eine Ecke, die für immer dir gehört.',
              five: 'Fünf Felder sind jetzt mehr, aber man kann sie wieder umdrehen. Was kann man nicht umdrehen?',
              other: 'Ein Feld auf diesem Brett würde dir für immer gehören.',
            },
            single: {
              task: 'Finde ein Feld, das mehr wert ist als fünf.',
              rule: 'Von einer Ecke aus kannst du an zwei Rändern weiterwachsen.',
              done: 'Nur ein Feld hat sich umgedreht, aber die Ecke gehört dir.',
              five: 'Fünf Felder im Freien kann man wieder umdrehen. Ein anderer Zug ist für immer.',
              other: 'Schau zuerst auf die Ecken.',
            },
          },
          end: 'Eine Ecke mit einem Feld kann mehr wert sein als fünf Felder anderswo.',
        },
        gift: {
          title: 'Lass die Tür zu',
          steps: {
            gift: {
              task: 'Zieh so, dass Rot nicht in einer Ecke antworten kann.',
              rule: 'Reicht deine Linie bis neben eine Ecke, lädst du einen Gegner dorthin ein.',
              done: 'Ein kleiner Schritt an einem anderen Rand, und der beste Zug hier.',
              opened: 'Jetzt fünf Felder, aber Rot antwortet in der Ecke und dreht sieben um.',
              other: 'Dreh vom Rand aus ein einziges grünes Feld um.',
            },
          },
          end: 'Bevor du neben eine Ecke ziehst, sieh nach, wer sie bekommt.',
        },
        edge: {
          title: 'Am Rand entlang',
          steps: {
            edge: {
              task: 'Finde den Zug, der von Dauer ist.',
              rule: 'Am Rand lässt sich ein Feld nur den Rand entlang umdrehen.',
              done: 'Es lehnt sich an deine Ecke, niemand kann es je umdrehen.',
              six: 'Sechs Felder im Freien. Das Feld neben deiner Ecke kann niemand je umdrehen.',
              other: 'Ein Rand gehört dir fast ganz. Geh um seine Ecke herum weiter.',
            },
            next: {
              task: 'Komm einer Ecke näher.',
              rule: 'Schritt für Schritt am Rand entlang kommst du in die Reichweite seiner Ecke.',
              done: 'Rot kann dir nichts umdrehen, und dein nächster Schritt könnte die Ecke sein.',
              four: 'Vier Felder sind jetzt mehr. Aber welcher Zug bringt dich einer Ecke näher?',
              other: 'Geh an dem Rand weiter, an dem drei deiner Felder in einer Linie liegen.',
            },
          },
          end: 'Am Rand sind Felder schwer umzudrehen. Hängen sie an deiner Ecke, geht es gar nicht.',
        },
        back: {
          title: 'Kommt das zurück?',
          steps: {
            back: {
              task: 'Finde den besten Zug.',
              rule: 'Bevor du eine Linie nimmst, schau, ob ein Gegner sie vom anderen Ende her schließen kann.',
              done: 'Drei Felder, und Rot kann dir keines umdrehen.',
              seven: 'Jetzt sieben, aber Rot schließt dieselbe Schräge und dreht acht um.',
              five: 'Diese fünf sind nicht schlecht, aber am Rand gegenüber ist mehr zu holen.',
              other: 'Eine schräge grüne Linie endet an einem Rand. Schließ sie von dort.',
            },
            theirs: {
              task: 'Denk eine Antwort voraus, dann zieh.',
              rule: 'Das Feld, auf dem ein Gegner antworten würde, ist oft dein eigenes bestes.',
              done: 'Zwei Felder, und Rot kann dir nur zwei umdrehen.',
              six: 'Jetzt sechs, aber Rot antwortet am Rand und dreht acht um.',
              other: 'Zwei rote Felder führen geradewegs zu einem Rand. Schließ sie von dort.',
            },
          },
          end: 'Eine Linie, die zurückkommt, war nur geliehen.',
        },
        guard: {
          title: 'Die eigene Linie',
          steps: {
            guard: {
              task: 'Rette deine längste Linie am Rand.',
              rule: 'Eine Linie zwischen einem leeren Feld und dem eines Gegners ist in Gefahr. Besetz das leere Ende.',
              done: 'Die Linie reicht nun von einer Mauer bis zu einem grünen Feld, und sieben weitere Felder gehören dir.',
              lost: 'Grün besetzt das offene Ende und nimmt die ganze Linie.',
              other: 'Grün will an das offene Ende deiner langen Linie am Rand. Komm Grün zuvor.',
              answered: 'Grün bekommt nur die Linie daneben. Die am Rand kann niemand mehr umdrehen.',
            },
          },
          end: 'Manchmal ist der beste Zug der, der bewahrt, was du hast.',
        },
        wall: {
          title: 'Mauern als Ränder',
          steps: {
            wall: {
              task: 'Nutz die Mauern.',
              rule: 'An einer Mauer endet eine Linie wie am Rand.',
              done: 'Zwei Felder im Schutz von Mauern, und der mit Abstand beste Zug.',
              five: 'Jetzt fünf, aber Rot holt sie sich auf derselben Linie zurück, und noch mehr.',
              other: 'Such ein leeres Feld, das zwei Mauern berührt.',
            },
            nook: {
              task: 'Zieh in den Schutz der Mauern.',
              rule: 'Von der anderen Seite einer Mauer kann niemand eine Linie schließen.',
              done: 'Mauern auf zwei Seiten, und zwei Felder mehr.',
              three: 'Jetzt drei, aber Rot antwortet am Rand und dreht fünf um.',
              other: 'Such ein leeres Feld neben zwei Mauern, die beisammenstehen.',
            },
          },
          end: 'Sieh erst die Mauern, dann die langen Linien.',
        },
      },
    },
    plans: {
      title: 'Pläne machen',
      about: 'Was du anstreben solltest, solange das Brett noch offen ist.',
      goal: 'Das Brett ist noch offen, und Grün liegt vorn. Gewinn gegen die Stufe Schwer.',
      lessons: {
        small: {
          title: 'Klein anfangen',
          steps: {
            small: {
              task: 'Widersteh der langen Linie.',
              rule: 'Solange das Brett offen ist, sind viele Felder viele Ziele.',
              done: 'Zwei genügen fürs Erste: Kein Zug ist hier mehr wert.',
              ten: 'Zehn Felder auf einmal, und doch ist das weniger wert als zwei an einer Mauer.',
              other: 'Nimm zwei rote Felder, von einer Mauer aus.',
            },
          },
          end: 'Solange das Brett offen ist, kommen und gehen die Felder. Zähl sie später.',
        },
        answer: {
          title: 'Zähl die Antwort',
          steps: {
            answer: {
              task: 'Zwei Züge drehen 5 Felder um: Finde den besseren.',
              rule: 'Zähl nicht, was du umdrehst, sondern was nach der Antwort bleibt.',
              done: 'Fünf, und Rot kann dir nur eines umdrehen.',
              seven: 'Jetzt fünf, aber Rot dreht dir sieben um.',
              other: 'Das ist weniger. Such die zwei Schrägen aus fünf und vergleich die Antworten von Rot.',
            },
          },
          end: 'Von zwei gleich großen Zügen ist der mit der kleineren Antwort besser.',
        },
        few: {
          title: 'Kein Ziel bieten',
          steps: {
            few: {
              task: 'Lass Rot nichts von dir zum Umdrehen.',
              rule: 'Wer wenige Felder hat, braucht jedes. Sorg zuerst dafür, dass sie bleiben.',
              done: 'Jetzt kann Rot dir kein einziges Feld umdrehen.',
              five: 'Fünf auf einer Schrägen, aber dann kann Rot dir eines umdrehen. Sicherheit ist hier mehr wert.',
              other: 'Danach kann Rot dir etwas umdrehen. Ein Zug lässt nichts übrig.',
            },
          },
          end: 'Wer wenig hat, verschenkt nichts.',
        },
        anchor: {
          title: 'Zuerst der Anker',
          steps: {
            anchor: {
              task: 'Bereite dich auf die lange rote Linie am Rand vor.',
              rule: 'Eine Linie dreht sich zwischen zwei deiner Felder um. Besetz das eine Ende, und das andere wird zur Drohung.',
              done: 'Das eine Ende der roten Linie gehört dir. Das andere ist noch leer.',
              three: 'Jetzt drei, aber Rot dreht dir fünf um.',
              other: 'Eine der roten Linien am Rand hat zwei leere Enden. Besetz eines davon.',
            },
          },
          end: 'Zuerst der Anker, dann die Linie.',
        },
        hold: {
          title: 'Schließ die Lücke',
          steps: {
            hold: {
              task: 'Sichere deine längste Linie am Rand.',
              rule: 'Was du verlieren könntest, zählt so viel wie das, was du gewinnen kannst.',
              done: 'Kein Ende der Linie ist mehr offen.',
              ten: 'Jetzt fünf, aber Rot dreht dir zehn um.',
              other: 'Deine längste Linie am Rand hat ein offenes Ende. Schließ es.',
            },
          },
          end: 'Stopf deine Lücken, bevor du auf die Jagd gehst.',
        },
        shut: {
          title: 'Einen Gegner aussperren',
          steps: {
            shut: {
              task: 'Dreh 3 Felder um und lass Rot keinen Zug.',
              rule: 'Rot führt, kann aber gerade nicht ziehen. Sorg dafür, dass es so bleibt.',
              done: 'Drei Felder in drei Richtungen, und nichts für Rot.',
              seven: 'Sieben Felder, aber sie geben Rot eine Linie zum Umdrehen.',
              other: 'Das ist weniger, oder es lässt Rot wieder herein. Ein Feld dreht drei in drei Richtungen um.',
              answered: 'Schon ist Grün dran: Der Führende muss warten.',
            },
          },
          end: 'Ein Führender, der nicht ziehen kann, kann auch nicht wachsen.',
        },
        leader: {
          title: 'Gegen den Führenden',
          steps: {
            leader: {
              task: 'Finde den einzigen Zug, der gewinnt.',
              rule: 'Ein Feld vom Führenden zählt doppelt: Du hast eines mehr, und der Führende hat eines weniger.',
              done: 'Acht von Rot und sieben von Grün.',
              weak: 'Fünf von Grün, das ohnehin Letzter ist. Rot bleibt weit vorn und gewinnt.',
              other: 'Such das Feld, in dem sich zwei sehr lange Linien treffen.',
              answered: 'Rot kann nicht ziehen, und Grün dreht nur drei um.',
            },
          },
          end: 'Sieh nach, wer führt, bevor du entscheidest, wem du etwas wegnimmst.',
        },
      },
    },
    mastery: {
      title: 'So denken starke Spieler',
      about: 'Die letzten Felder entscheiden, und man kann sie bis zum Ende ausrechnen.',
      goal: 'Du hast die wenigsten Felder, aber eine gute Stellung. Gewinn gegen die Stufe Schwer.',
      lessons: {
        order: {
          title: 'Die Reihenfolge',
          steps: {
            first: {
              task: 'Entscheide, welches Feld zuerst kommt.',
              rule: 'Nur du kannst auf den zwei leeren Feldern ziehen. In einer Reihenfolge gewinnst du, in der anderen verlierst du.',
              done: 'Dieser Zug hat dem nächsten eine ganze Linie geöffnet.',
              early: 'Das dreht nur eines um, und du verlierst. Das andere Feld würde dieses größer machen.',
              other: 'Welches der beiden Felder macht das andere größer?',
            },
            then: {
              task: 'Hol dir den Rest und gewinn.',
              rule: 'Ein Ende der langen grünen Linie ist jetzt blau.',
              done: 'Sieben statt einem: Das entscheidet die Partie.',
              other: 'Dir bleibt noch ein Feld.',
            },
          },
          end: 'Wo sonst niemand ziehen kann, such zuerst die beste Reihenfolge.',
        },
        patience: {
          title: 'Acht sind zu viele',
          steps: {
            patience: {
              task: 'Nimm 2 Felder oder 8, aber gewinn.',
              rule: 'Sind noch zwei Felder leer, rechne bei beiden Zügen die Antwort mit.',
              done: 'Zwei genügen zum Sieg.',
              eight: 'Jetzt acht, aber Rot nimmt mit dem letzten Zug neun, und du verlierst um eines.',
              other: 'Zwei Felder sind noch leer. Spiel beides im Kopf durch.',
            },
          },
          end: 'Die letzte Antwort zählt mehr als der größte Zug.',
        },
        later: {
          title: 'Das läuft nicht weg',
          steps: {
            later: {
              task: 'Spiel, was nicht warten kann.',
              rule: 'Ein großer Zug, den nur du machen kannst, kann auf einen kleinen warten.',
              done: 'Jetzt ein Feld. Der große Zug ist noch da.',
              now: 'Acht Felder, aber dann gewinnst du nicht allein. Zuerst kommt etwas Kleineres.',
              other: 'Du hast einen großen Zug und einen kleinen. Welcher kann warten?',
              answered: 'Rot dreht eines um. Grün kann nicht ziehen, also bist du dran.',
            },
            now: {
              task: 'Nimm jetzt die große Linie.',
              rule: 'Während sie wartete, ist sie gewachsen.',
              done: 'Neun statt acht, und die Partie ist gewonnen.',
              other: 'Dir bleibt nur noch ein Feld.',
            },
          },
          end: 'Zuerst, was später weg sein könnte, dann das andere.',
        },
        ready: {
          title: 'Zuerst die Ecke',
          steps: {
            ready: {
              task: 'Nimm 8 Felder oder die Ecke, aber gewinn.',
              rule: 'Schau, was jeder Zug den anderen übrig lässt.',
              done: 'Drei Felder und die Ecke, und die lange Linie ist noch da.',
              eight: 'Acht Felder, und doch verlierst du. Die Ecke kann nicht warten.',
              other: 'Du hast zwei Züge, und nur einer gewinnt.',
              answered: 'Rot dreht zwei um, und deine Linie ist länger geworden.',
            },
            reap: {
              task: 'Dreh 10 Felder um und gewinn.',
              rule: 'Was du liegen gelassen hast, ist jetzt größer.',
              done: 'Zehn Felder, und die Partie ist aus. Du gewinnst klar.',
              other: 'Dir bleibt nur noch ein Feld.',
            },
          },
          end: 'Ein Zug, den nur du machen kannst, ist Geld auf der Bank.',
        },
        ahead: {
          title: 'Zeit gewinnen',
          steps: {
            ahead: {
              task: 'Finde den Zug, der am besten endet.',
              rule: 'Schau, wo die leeren Felder liegen und wer auf jedem ziehen kann.',
              done: 'Nur ein Feld, aber das endet besser als neun auf einmal.',
              nine: 'Neun in sieben Richtungen: Das gewinnt auch, aber am Ende mit fünf weniger.',
              other: 'Einer deiner zwei Züge dreht ein einziges Feld um. Denk ihn zu Ende.',
              answered: 'Rot dreht zwei um. Jetzt hast du noch einen kleinen Zug.',
            },
            reply: {
              task: 'Hab noch einmal Geduld.',
              rule: 'Die neun Felder sind noch da.',
              done: 'So gewinnst du am Ende mit zwanzig Feldern Vorsprung.',
              nine: 'Noch nicht: So gewinnst du mit fünf weniger.',
              other: 'Du hast einen kleinen Zug und einen großen. Der große kann warten.',
            },
          },
          end: 'Füll zuerst die kleinen Lücken, solange die große Linie auf dich wartet.',
        },
        silence: {
          title: 'Züge ohne Antwort',
          steps: {
            silence: {
              task: 'Finde den einzigen Zug zum Sieg.',
              rule: 'Such einen Zug, auf den niemand antworten kann.',
              done: 'Zwei Felder, und kein Gegner kann ziehen. Du bist wieder dran.',
              eleven: 'Jetzt elf, aber Rot dreht dreizehn um, und du verlierst.',
              other: 'Das gibt einem Gegner eine Antwort. Ein anderes Feld lässt keine zu.',
            },
            wait: {
              task: 'Mach noch einen Zug ohne Antwort.',
              rule: 'Jeder Zug, den deine Gegner aussetzen, ist einer mehr für dich.',
              done: 'Noch immer kannst nur du ziehen.',
              fifteen: 'Jetzt wäre es noch schlimmer: Rot würde fünfzehn umdrehen.',
              one: 'Das gibt Rot einen Zug. Ein anderes Feld nicht.',
              other: 'Drei Felder stehen dir offen. Nach einem davon kann sonst niemand ziehen.',
            },
          },
          end: 'Erst die stillen Züge, die großen zuletzt.',
        },
        third: {
          title: 'Vom Dritten zum Ersten',
          steps: {
            third: {
              task: 'Gewinn mit zwei Zügen vom dritten Platz aus.',
              rule: 'Zwei Felder sind leer. Schau, welches davon ein Gegner besetzen könnte.',
              done: 'Beide Gegner sitzen fest, und das letzte Feld gehört dir.',
              more: 'Jetzt vier, aber Rot spielt das letzte Feld und gewinnt.',
              other: 'Welches der beiden leeren Felder könnte Rot besetzen?',
            },
            claim: {
              task: 'Mach den letzten Zug.',
              rule: 'Fünf Felder hinter Rot, und ein Zug ist übrig.',
              done: 'Achtundfünfzig zu siebenundfünfzig. Erster mit einem einzigen Feld!',
              other: 'Dir bleibt noch ein Feld.',
            },
          },
          end: 'Nimm deinen Gegnern den letzten Zug, dann hast du das letzte Wort.',
        },
      },
    },
  },
} satisfies typeof en;
