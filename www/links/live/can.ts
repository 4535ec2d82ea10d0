// Whether devices can be connected at all. A page asks for it before it loads what connects them.

/** Whether the browser can connect to other devices. */
export const canConnect = () => 'RTCPeerConnection' in globalThis;
