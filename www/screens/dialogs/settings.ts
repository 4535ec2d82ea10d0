// The settings dialog.

import { make, openDialog } from '../../ui/dom.ts';
import { FIELDS, type Field, type Group } from './fields.ts';
import { selectField } from './setup.ts';
import { dialogWords } from '../../words/dialogs/index.ts';
import type { Settings } from '../../library/settings.ts';

/** Shows the settings; changes apply at once. */
export function changeSettings(settings: Settings, onChange: () => void) {
  const words = dialogWords().settings;
  const take = ({ key }: Field, value: unknown) => {
    Object.assign(settings, { [key]: value });
    onChange();
  };
  const available = FIELDS.filter(({ isAvailable }) => isAvailable?.() ?? true);
  const groups = (Object.keys(words.groups) as Group[]).flatMap((group) => {
    const fields = available.filter((field) => field.group === group);
    if (fields.length === 0) return [];
    return [
      make(
        'section',
        {},
        make('h3', {}, words.groups[group]),
        ...fields.map((field) => fieldElement(field, settings, (value) => take(field, value))),
      ),
    ];
  });
  openDialog(words.title, make('form', { method: 'dialog', class: 'settings' }, ...groups));
}

/** The label and the control of a setting. */
function fieldElement(field: Field, settings: Settings, take: (value: string | number | boolean) => void) {
  const words = dialogWords().settings;
  const value = settings[field.key];
  const name = field.label(words);
  if (field.kind === 'sets') return setField(name, field.choices(words), String(value), take);
  if (field.kind === 'choice') {
    const choices = field.choices(words);
    const select = selectField(
      choices.map(([key, label]) => [String(key), label]),
      String(value),
    );
    select.addEventListener('change', () =>
      take(choices.find(([key]) => String(key) === select.value)?.[0] ?? value.toString()),
    );
    return make('label', {}, make('span', {}, name), select);
  }
  if (field.kind === 'level') {
    const range = make('input', {
      type: 'range',
      min: 0,
      max: 100,
      step: 5,
      value,
      oninput: () => take(Number(range.value)),
    });
    return make('label', {}, make('span', {}, name), range);
  }
  const box = make('input', {
    type: 'checkbox',
    class: 'switch',
    checked: value === true,
    onchange: () => take(box.checked),
  });
  return make('label', {}, make('span', {}, name), box);
}

/** The sets of boards and pieces, each with a small preview. */
function setField(
  title: string,
  choices: readonly (readonly [string, string])[],
  current: string,
  take: (value: string) => void,
) {
  const tiles = choices.map(([id, name]) => {
    const radio = make('input', {
      type: 'radio',
      name: 'set',
      value: id,
      checked: id === current,
      onchange: () => take(id),
    });
    const preview = make('span', { class: `swatch swatch-${id}`, 'aria-hidden': 'true' }, make('i', {}), make('i', {}));
    return make('label', { class: 'tile' }, radio, preview, make('span', {}, name));
  });
  return make('fieldset', { class: 'sets' }, make('legend', {}, title), ...tiles);
}
