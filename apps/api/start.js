import { runBuilt } from './built.js';

/** `npm start`: the whole product. */
await runBuilt('start');
