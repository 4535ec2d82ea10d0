// Completes the address of a folder that a host serves without its slash: `/games` for `/games/`. Relative addresses
// are those of the folder from then on, so this runs before any other file is requested. `index` and `frame` are the
// files of a host that drops `.html`.

if (/^https?:$/.test(location.protocol) && /\/(?!(index|frame)$)[^/.]+$/.test(location.pathname)) {
  try {
    history.replaceState(history.state, '', `${location.pathname}/${location.search}${location.hash}`);
  } catch {
    // A sandboxed frame keeps its address; that of a board has its slash.
  }
}
