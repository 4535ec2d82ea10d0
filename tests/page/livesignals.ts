// Offers and answers as browsers write them, with addresses of the ranges for documentation.

const SHA = '7B:8B:F0:65:5F:78:E2:51:3B:AC:6F:F3:3F:46:1B:35:DC:B8:5F:64:1A:24:C2:43:F0:A1:58:D0:A1:2C:19:08';

const lines = (text: string) => text.trim().replaceAll('\n', '\r\n') + '\r\n';

/** Chrome, with the permission for a camera missing: local addresses are names. */
export const CHROME_OFFER = lines(`
v=0
o=- 4611731400430051336 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 54321 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 203.0.113.7
a=candidate:2384498402 1 udp 2113937151 1fdb5f1e-7e3b-4f3a-9b3a-2f1c5d6e7f80.local 54321 typ host generation 0
a=candidate:842163049 1 udp 1677729535 203.0.113.7 54321 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999
a=candidate:3745641921 1 udp 2113939711 2001:db8::8:800:200c:417a 61234 typ host generation 0 network-cost 999
a=candidate:3745641922 1 tcp 1518280447 192.0.2.33 9 typ host tcptype active generation 0 network-cost 999
a=ice-ufrag:9/bQ
a=ice-pwd:3oyz+7dS7cPmVyIv1OoJKUu/
a=ice-options:trickle
a=fingerprint:sha-256 ${SHA}
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`);

export const CHROME_ANSWER = lines(`
v=0
o=- 6815297761447293415 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
b=AS:30
a=candidate:1 1 udp 2113937151 198.51.100.20 40000 typ host generation 0
a=candidate:2 1 udp 41885439 192.0.2.99 3478 typ relay raddr 198.51.100.20 rport 40000 generation 0
a=ice-ufrag:Zx9+
a=ice-pwd:AAAAbbbbCCCCddddEEEEffff
a=fingerprint:sha-256 ${SHA}
a=setup:active
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`);

export const FIREFOX_OFFER = lines(`
v=0
o=mozilla...THIS_IS_SDPARTA-99.0 5184402157461233458 0 IN IP4 0.0.0.0
s=-
t=0 0
a=fingerprint:sha-256 ${SHA}
a=group:BUNDLE 0
a=ice-options:trickle
a=msid-semantic:WMS *
m=application 47123 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 203.0.113.50
a=candidate:0 1 UDP 2122187007 9d7d3a2c-63b1-4b2f-8a5d-6c0e8f9a1b2c.local 47123 typ host
a=candidate:2 1 TCP 2105458943 9d7d3a2c-63b1-4b2f-8a5d-6c0e8f9a1b2c.local 9 typ host tcptype active
a=candidate:1 1 UDP 1685987327 203.0.113.50 47123 typ srflx raddr 0.0.0.0 rport 0
a=sendrecv
a=end-of-candidates
a=ice-pwd:0f1e2d3c4b5a69788796a5b4c3d2e1f0
a=ice-ufrag:4c1d9e0b
a=mid:0
a=setup:actpass
a=sctp-port:5000
a=max-message-size:1073741823
`);

export const SAFARI_OFFER = lines(`
v=0
o=- 2890844526890842807 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE data
a=extmap-allow-mixed
a=msid-semantic: WMS
m=application 9 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 0.0.0.0
a=candidate:1 1 udp 2113937151 a0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d.local 50100 typ host generation 0 network-cost 999
a=candidate:2 1 udp 2113939711 b0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d.local 50101 typ host generation 0 network-cost 999
a=candidate:3 1 udp 1677729535 198.51.100.77 50100 typ srflx raddr 0.0.0.0 rport 0 generation 0 network-cost 999
a=candidate:4 1 udp 1677732095 2001:db8:1:2::77 50101 typ srflx raddr :: rport 0 generation 0 network-cost 999
a=ice-ufrag:Tq8k
a=ice-pwd:lAoXpd0B0oXyz/abcDEF+123
a=ice-options:trickle
a=fingerprint:sha-256 ${SHA.toLowerCase()}
a=setup:actpass
a=mid:data
a=sctp-port:5000
a=max-message-size:262144
`);
