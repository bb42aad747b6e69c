#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { runBuilt } from './built.js';

/**
 * The `coop` command. It stands beside the portal, often for long: what a row of an import leaves behind is cleared away
 * early, which holds little more than half of the memory for half as much again of this process's time.
 */
setFlagsFromString('--optimize-for-size');
await runBuilt('coop', ['api']);
