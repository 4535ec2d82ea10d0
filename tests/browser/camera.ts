// A browser whose camera sees what a test puts before it.

import { writeFileSync } from 'node:fs';
import { chromium, type Locator } from '@playwright/test';
import { shellOptions } from '../tools/chromium.ts';

/** The size of a picture of the camera. */
const [WIDTH, HEIGHT] = [640, 480];

/** A video of one picture, in the format that Chromium's camera for tests reads (YUV4MPEG2). */
function video(luma: number[]) {
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), Buffer.from(luma), colours]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]);
}

/** The picture of a code, as a camera in front of it would see it. */
const pictureOf = (code: Locator) =>
  code.evaluate(
    (canvas: HTMLCanvasElement, [width, height]) => {
      const seen = new OffscreenCanvas(width, height);
      const pen = seen.getContext('2d')!;
      pen.fillStyle = '#777';
      pen.fillRect(0, 0, width, height);
      pen.imageSmoothingEnabled = false;
      pen.translate(width / 2, height / 2);
      pen.rotate(0.05);
      const side = height * 0.85;
      pen.drawImage(canvas, -side / 2, -side / 2, side, side);
      const { data } = pen.getImageData(0, 0, width, height);
      return Array.from({ length: width * height }, (_, n) => data[4 * n] ?? 0);
    },
    [WIDTH, HEIGHT] as const,
  );

/**
 * Starts the headless shell with a camera in front of a grey wall.
 *
 * @param file for what the camera sees
 */
export async function startWithCamera(file: string) {
  writeFileSync(file, video(Array.from({ length: WIDTH * HEIGHT }, () => 100)));
  const options = shellOptions();
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
  const browser = await chromium.launch({ ...options, args: [...options.args, ...camera] });
  /** Holds a code in front of the camera. */
  const hold = async (code: Locator) => writeFileSync(file, video(await pictureOf(code)));
  return { browser, hold };
}
