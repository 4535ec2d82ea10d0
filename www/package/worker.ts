// The worker of the package, in a browser or in a thread of Node.

import './scope.ts';
import '../core/worker.ts';
