// Formats the time of a clock.

/** Formats the time of a clock: `4:59`, `1:00:00`, and tenths in the last ten seconds. */
export function timeText(millis: number) {
  if (millis < 10_000) return (Math.ceil(millis / 100) / 10).toFixed(1);
  const seconds = Math.ceil(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${end}` : `${minutes}:${end}`;
}
