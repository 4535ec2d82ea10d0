// English. Whole sentences, as functions where something goes into them; grouped by where they are seen.

export default {
  language: {
    label: 'Language',
    /** @param {string} name the language's own name */
    unavailable: (name) => `${name} couldn’t be loaded. It needs a connection the first time.`,
  },
  dialog: {
    close: 'Close',
  },
};
