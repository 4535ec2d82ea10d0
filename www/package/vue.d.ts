// The elements in the templates of Vue: `import type {} from 'gambol/vue';`.

import type { DefineComponent } from 'vue';
import type { GambolBoardAttributes, GambolPositionAttributes } from './jsx.js';

declare module 'vue' {
  interface GlobalComponents {
    'gambol-board': DefineComponent<GambolBoardAttributes>;
    'gambol-position': DefineComponent<GambolPositionAttributes>;
  }
}
