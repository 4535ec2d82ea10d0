// Completes the address of a folder that a host serves without its slash: `/games` for `/games/`. Relative addresses
// are those of the folder from then on, so this runs before any other file is requested.

const name = location.pathname.split('/').at(-1) ?? '';
if (/^https?:$/.test(location.protocol) && name !== '' && name !== 'index' && !name.includes('.')) {
  try {
    history.replaceState(history.state, '', `${location.pathname}/${location.search}${location.hash}`);
  } catch {
    // A sandboxed frame keeps its address; that of a board has its slash.
  }
}
