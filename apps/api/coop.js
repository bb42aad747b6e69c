#!/usr/bin/env node
import { runBuilt } from './built.js';

/** The `coop` command. */
await runBuilt('coop', ['api']);
