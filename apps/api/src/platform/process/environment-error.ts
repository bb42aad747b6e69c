/** A setting that stops the start, in one sentence. */
export class EnvironmentError extends Error {}
