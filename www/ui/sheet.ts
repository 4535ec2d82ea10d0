// Style sheets of screens that few visitors open, loaded with them.

const loading = new Map<string, Promise<void>>();

/**
 * Loads a sheet once; resolves when it is there, and also when it can't be loaded: a screen without its styles is
 * better than none.
 *
 * @param name of the file in `css/`
 */
export function loadSheet(name: string): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  const loaded = new Promise((resolve: (value: void) => void) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(`css/${name}.css`, import.meta.url).href;
    link.onload = () => resolve();
    link.onerror = () => {
      // The next visit to the screen tries again.
      loading.delete(name);
      link.remove();
      resolve();
    };
    document.head.append(link);
  });
  loading.set(name, loaded);
  return loaded;
}
