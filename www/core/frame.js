// Whether this page stands in a frame of another one.

/** The version of the messages between a page in a frame and the one around it. */
export const VERSION = 1;

const page = typeof window === 'undefined' ? null : window;

/** Whether the page is a single board for somebody else's page, as its address asks. */
export const isEmbedded = page !== null && new URLSearchParams(page.location.search).has('embed');

/**
 * Whether the page is in a frame, or ready for one. It belongs to the page around it then: it shows no game that is kept in
 * this browser, and keeps none, also where the frame has no sandbox and the browser would let it.
 */
export const isFramed = isEmbedded || (page !== null && page.parent !== page);
