// English: live play between two devices.

export default {
  /** Why an invitation, an answer or a connection is not taken. */
  faults: {
    damaged: () => 'Part of this link is missing or was changed on its way. Ask for it once more.',
    newer: () => 'This comes from a newer version of the page. Load this page again, then try once more.',
    noInvitation: () => 'There is no invitation or answer in this text.',
    noNetwork: () => 'This device has no network right now. Connect it, then try again.',
    noSignal: () => 'This browser can’t connect two devices. Your game goes on by link.',
    olderInvitation: () => 'This answers an earlier invitation. Send the new one, and wait for its answer.',
    otherGame: () => 'This belongs to another game.',
    tooLong: () => 'This game is too long for an invitation. It goes on by link.',
    unknownGame: () => 'This page doesn’t know that game, or one of its options.',
    unreadable: () => 'The other device sent something that can’t be read.',
  },
};
