#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { runBuilt } from './built.js';

/**
 * The `coop` command. It stands beside the portal, often for long: what a row of an import leaves behind is cleared away
 * early, which holds two thirds of the memory at the same speed.
 */
setFlagsFromString('--optimize-for-size');
await runBuilt('coop', ['api']);
