// Lets Node import TypeScript where it does not strip types itself (before 22.18): `node --import
// ./tests/tools/strip.js FILE`. `env.sh` sets it for every command of the Makefile.

import { register } from 'node:module';

if (!process.features.typescript) register('./striphooks.js', import.meta.url);
