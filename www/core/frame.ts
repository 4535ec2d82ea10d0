// Whether this page runs in a frame of another page.

/** The version of the messages between the page in a frame and the embedding page. */
export const VERSION = 1;

const page = typeof window === 'undefined' ? null : window;

/** Whether the address requests a single board for an embedding page. */
export const isEmbedded = page !== null && new URLSearchParams(page.location.search).has('embed');

/**
 * Whether the page is in a frame or embedded. It then neither reads nor writes the games stored in this browser, even
 * if the frame has no sandbox and the browser would allow it.
 */
export const isFramed = isEmbedded || (page !== null && page.parent !== page);
