// Devices that find each other through the page: one invites, the others answer.

import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pressTool, type TablePage } from './table.ts';

/** Who answers invitations, in this order. */
export const GUESTS = ['Ben', 'Cleo', 'Dora'];

/**
 * Starts a game with a person on another device, and returns the dialog of the invitation.
 *
 * @param options `minutes` of the clock, and how many `players`, where they are chosen; `isBoard` if nobody plays here
 */
export async function invite(table: TablePage, game: string, { minutes = 0, players = 0, isBoard = false } = {}) {
  await table.page.goto(`./#/${game}`);
  await table.isReady();
  await table.button('New game').click();
  const dialog = table.page.getByRole('dialog', { name: 'New game' });
  await dialog.getByRole('radio', { name: /^(A person|People)/ }).check();
  await dialog.getByRole('radio', { name: /^Live/ }).check();
  if (players > 0) await dialog.getByRole('radio', { name: String(players), exact: true }).check();
  if (isBoard) await dialog.getByRole('radio', { name: /^Nobody here/ }).check();
  if (minutes > 0) {
    await dialog.getByText('No clock').click();
    await dialog.getByLabel('Play with a clock').check();
    await dialog.getByLabel('Minutes for each side').fill(String(minutes));
  }
  await dialog.getByRole('button', { name: 'Play' }).click();
  return table.page.getByRole('dialog', { name: 'Play across devices' });
}

/** The link that is shown to be passed on. */
export async function linkIn(place: Page | Locator) {
  const field = place.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/live\?/);
  return field.inputValue();
}

/** Opens an invitation on another device, and returns the answer. */
export async function join(page: Page, invitation: string, name: string) {
  await page.goto(`./${invitation.slice(invitation.indexOf('#'))}`);
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.fill(name);
  await field.press('Enter');
  return linkIn(page);
}

/** Answers the invitations that a dialog shows one after the other, and waits until all guests have the table. */
export async function seat(dialog: Locator, guests: readonly TablePage[]) {
  const answers = dialog.getByRole('textbox', { name: 'Paste their answer here' });
  let last = '';
  for (const [n, { page }] of guests.entries()) {
    await expect(dialog.getByRole('textbox', { name: 'Link' })).not.toHaveValue(last);
    last = await linkIn(dialog);
    await answers.fill(await join(page, last, GUESTS[n] ?? ''));
  }
  await expect(dialog).toBeHidden();
  for (const guest of guests) await guest.isReady();
}

/** Invites a device again, and takes its answer; returns the dialog, which closes when both are connected. */
export async function inviteAgain({ page }: TablePage, other: Page, name: string) {
  // Who has heard of the loss is offered it.
  const offered = page.locator('.notice').getByRole('button', { name: 'Connect' });
  if (await offered.isVisible()) await offered.click();
  else await pressTool(page, 'Connect');
  const dialog = page.getByRole('dialog', { name: 'Play across devices' });
  const answer = await join(other, await linkIn(dialog), name);
  await dialog.getByRole('textbox', { name: 'Paste their answer here' }).fill(answer);
  return dialog;
}
