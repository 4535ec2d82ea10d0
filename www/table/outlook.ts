// What an analysis shows: arrows, the cost of each move, and who is better. Loaded with the first analysis.

export { arrowsOf, gaugeOf, heatOf } from '../coach/outlook.ts';
export { drawAdvice } from '../ui/board/advice.ts';
