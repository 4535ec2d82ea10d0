// English. Whole sentences, as functions where something goes into them; grouped by where they are seen.

export default {
  dialog: {
    close: 'Close',
  },
};
