// The overview of a course: the next thing to do, and all chapters with what is done.

import { CHAPTER_PUZZLES, isDone, nextPart, type Part } from '../../coach/course.ts';
import { callAll } from '../../core/fault.ts';
import { publicPosition } from '../../game/hands.ts';
import { courseProgressOf, type CourseProgress } from '../../library/courses.ts';
import { plainScene } from '../../ui/board/board.ts';
import { addIcons, icon, make } from '../../ui/dom.ts';
import { t } from '../../words/index.ts';
import { makeBoard } from '../hall/boards.ts';
import { insightSection } from './insight.ts';
import { chapterWords, homeOf, titleOf, type TranslatedCourse } from './parts.ts';
import type { Chapter } from '../../games/course.ts';
import type { Screen, Services } from '../screen.ts';

addIcons({
  tick: 'M5 12.5l4.5 4.5L19 7',
  puzzle: 'M4 9h4.2a2.3 2.3 0 1 1 3.6 0H16v4.2a2.3 2.3 0 1 1 0 3.6V21H4Z',
  goal: 'M6 21V4M6 5h11l-2.5 4L17 13H6',
});

/** Fills the main part of the page. */
export function overviewPage(course: TranslatedCourse, { main, remount }: Services): Screen {
  const { game, chapters, parts, texts, words } = course;
  const cleanups: (() => void)[] = [];
  const progress = courseProgressOf(game.id);
  const next = nextPart(parts, progress);
  const lessons = parts.filter(({ kind }) => kind === 'lesson');
  const done = lessons.filter((part) => isDone(progress, part)).length;
  main.replaceChildren(
    make(
      'div',
      { class: 'course' },
      make(
        'div',
        { class: 'course-top' },
        make('header', {}, make('h1', {}, words.title(game.name)), make('p', {}, texts.about)),
        nextCard(course, next, done === 0, (closer) => void cleanups.push(closer)),
        make(
          'div',
          { class: 'course-progress' },
          make('p', {}, words.progress(done, lessons.length)),
          make(
            'div',
            { class: 'course-bar', 'aria-hidden': 'true' },
            make('span', { style: `inline-size: ${(100 * done) / lessons.length}%` }),
          ),
        ),
        make(
          'p',
          { class: 'course-links' },
          game.loadPuzzles && make('a', { href: `#/${game.id}/puzzles` }, t().page.puzzles),
          make('a', { href: `#/${game.id}/rules` }, t().actions.rules),
        ),
      ),
      make(
        'div',
        { class: 'course-rest' },
        make(
          'div',
          { class: 'chapters' },
          ...chapters.map((chapter, at) => chapterCard(course, chapter, at + 1, progress, next)),
        ),
        insightSection(course),
      ),
    ),
  );
  const refresh = () => {
    if (JSON.stringify(courseProgressOf(game.id)) !== JSON.stringify(progress))
      remount({ screen: 'course', game: game.id, path: [] });
  };
  return {
    close: () => callAll(cleanups.splice(0)),
    // What is stored may arrive after the news of it.
    onNews: refresh,
    onSync: refresh,
  };
}

/**
 * What to do next, with its position on the board.
 *
 * @param isNew whether nothing is done yet
 */
function nextCard(course: TranslatedCourse, next: Part | null, isNew: boolean, onClose: (closer: () => void) => void) {
  const { game, chapters, parts, words } = course;
  const shown = next ?? parts.at(-1);
  const board = shown && makeBoard(game, plainScene(publicPosition(game, positionOf(shown))), onClose);
  const frame = board && make('div', { class: 'frame', style: `--ratio: ${board.ratio()}` }, board.element);
  if (!next) {
    return make(
      'section',
      { class: 'course-next', 'aria-labelledby': 'course-next' },
      frame,
      make(
        'div',
        { class: 'told' },
        make('h2', { id: 'course-next' }, words.finished),
        make('p', {}, words.finishedNote),
      ),
      make('a', { class: 'main', href: `#/${game.id}` }, words.play),
    );
  }
  const link = make(
    'a',
    { class: 'main', href: `${homeOf(game)}/${next.path}`, 'aria-describedby': 'course-next' },
    isNew && next === parts[0] ? words.start : words.goOn,
  );
  frame?.addEventListener('click', () => link.click());
  const own = chapterWords(course, next);
  return make(
    'section',
    { class: 'course-next', 'aria-labelledby': 'course-next' },
    frame,
    make(
      'div',
      { class: 'told' },
      make('p', { class: 'eyebrow' }, `${words.chapter(chapters.indexOf(next.chapter) + 1)} · ${own.title}`),
      make('h2', { id: 'course-next' }, titleOf(course, next)),
      next.kind === 'game' && make('p', {}, own.goal),
    ),
    link,
  );
}

/** A position of a part. */
function positionOf(part: Part) {
  if (part.kind === 'lesson') return part.lesson.steps[0]?.position ?? '';
  // The puzzles are about what the lessons before them have shown.
  return part.kind === 'game'
    ? part.chapter.game.position
    : (part.chapter.lessons.at(-1)?.steps.at(-1)?.position ?? '');
}

/**
 * A chapter with its parts in order.
 *
 * @param at its number
 */
function chapterCard(
  course: TranslatedCourse,
  chapter: Chapter,
  at: number,
  progress: CourseProgress,
  next: Part | null,
) {
  const { game, parts, words } = course;
  const own = parts.filter((part) => part.chapter === chapter);
  const done = own.filter((part) => isDone(progress, part)).length;
  const id = `chapter-${chapter.key}`;
  const item = (part: Part) => {
    const state = isDone(progress, part) ? 'done' : part === next ? 'now' : '';
    const solved = progress.puzzles[chapter.key]?.length ?? 0;
    const share = part.kind === 'puzzles' && state !== 'done' && solved > 0 ? words.share(solved, CHAPTER_PUZZLES) : '';
    const title = titleOf(course, part);
    const drawing =
      state === 'done' ? 'tick' : part.kind === 'lesson' ? '' : part.kind === 'puzzles' ? 'puzzle' : 'goal';
    return make(
      'li',
      {},
      make(
        'a',
        {
          class: `course-part ${state}`,
          href: `${homeOf(game)}/${part.path}`,
          'aria-current': state === 'now' ? 'step' : null,
          'aria-label': [title, share, { done: words.done, now: words.next, '': '' }[state]].filter(Boolean).join(', '),
        },
        make('span', { class: 'mark' }, drawing !== '' && icon(drawing)),
        make('span', {}, title),
        share !== '' && make('small', {}, share),
      ),
    );
  };
  const texts = course.texts.chapters[chapter.key];
  return make(
    'section',
    { class: `chapter ${done === own.length ? 'is-done' : ''}`, 'aria-labelledby': id },
    make('h2', { id }, make('small', {}, words.chapter(at)), ' ', texts?.title ?? ''),
    make('p', { class: 'about' }, texts?.about ?? ''),
    make('ol', { 'aria-labelledby': id }, ...own.map(item)),
  );
}
