// The address under which the watchdog loads the page of the host's release, when the files of its own are gone.

/**
 * Its key: `?fresh=1-89d9c32dbf02` is the page of that release, at the first attempt. No cache knows such an address.
 */
export const FRESH = 'fresh';
