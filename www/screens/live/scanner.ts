// Reads a QR code by the camera: with the browser's own reader where it has one, otherwise with a library.

/** A reader of what a video shows; a browser may have one. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

/** The milliseconds between two pictures. */
const PAUSE = 150;
/** The longer side of the picture that the library reads, in pixels. */
const MAX_SIDE = 800;

/** Whether there may be a camera. */
export const hasCamera = () => navigator.mediaDevices?.getUserMedia !== undefined;

/**
 * Shows what the camera sees, until a text is accepted.
 *
 * @param take returns whether a text is what was looked for
 * @throws an error where the camera can't be used
 */
export async function scan(video: HTMLVideoElement, take: (text: string) => Promise<boolean>, signal: AbortSignal) {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    video.srcObject = stream;
    await video.play();
    const read = await reader();
    while (!signal.aborted) {
      const text = await read(video);
      if (text !== null && (await take(text))) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

async function reader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const own = await ownDetector();
  if (own) return async (video) => (await own.detect(video))[0]?.rawValue ?? null;
  const { decodeQR } = await import('./decode.ts');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, MAX_SIDE / Math.max(video.videoWidth, video.videoHeight, 1));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    if (!pen || width === 0 || height === 0) return null;
    canvas.width = width;
    canvas.height = height;
    pen.drawImage(video, 0, 0, width, height);
    try {
      return decodeQR(pen.getImageData(0, 0, width, height));
    } catch {
      // There is no code in the picture.
      return null;
    }
  };
}

async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector: Own } = globalThis as {
    BarcodeDetector?: { new (options: object): Detector; getSupportedFormats(): Promise<string[]> };
  };
  const formats = await Own?.getSupportedFormats().catch(() => []);
  return Own && formats?.some((format) => format === 'qr_code') ? new Own({ formats: ['qr_code'] }) : null;
}
