import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A number with its labels, read when somebody asks. */
export interface Figure {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

/** What a process counts, in the form that Prometheus reads. */
export interface Metrics {
  /** A call was answered. `operation` is a name or a pattern, never an address. */
  answered(call: { operation: string; method: string; status: number; seconds: number }): void;
  /** A call was refused with a message. */
  refused(operation: string, code: string): void;
  /** Something happened at a door that can be guessed open. */
  atDoor(door: string, event: string): void;
  /** A figure of several, read anew at each asking; one that cannot be read is left out. */
  watch(name: string, meaning: string, labels: readonly string[], read: () => Promise<Figure[]> | Figure[]): void;
  /** What a page of states says: calls answered, those with 5xx among them, and connections to the database. */
  counts(): Promise<{ readonly calls: number; readonly failed: number; readonly connections: number }>;
  readonly contentType: string;
  text(): Promise<string>;
}

/**
 * Opens the figures of one process: its own (memory, processor, lag of the event loop), calls, and what is watched. Those of
 * one of several co-ops have its name with them, and nothing of the process.
 */
export function openMetrics(coop?: string): Metrics {
  const register = new Registry();
  if (coop === undefined) collectDefaultMetrics({ register });
  else register.setDefaultLabels({ coop });
  const requests = new Counter({
    name: 'rochdale_requests_total',
    help: 'Calls answered.',
    labelNames: ['operation', 'method', 'status'],
    registers: [register],
  });
  const seconds = new Histogram({
    name: 'rochdale_request_seconds',
    help: 'How long calls took.',
    labelNames: ['operation'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  const refusals = new Counter({
    name: 'rochdale_refusals_total',
    help: 'Calls refused, by the code of the message.',
    labelNames: ['operation', 'code'],
    registers: [register],
  });
  const doors = new Counter({
    name: 'rochdale_door_events_total',
    help: 'Wrong tries, locks, proofs of work and codes at doors that can be guessed open.',
    labelNames: ['door', 'event'],
    registers: [register],
  });
  return {
    answered: ({ operation, method, status, seconds: took }) => {
      requests.inc({ operation, method, status: String(status) });
      seconds.observe({ operation }, took);
    },
    atDoor: (door, event) => doors.inc({ door, event }),
    refused: (operation, code) => refusals.inc({ operation, code }),
    watch: (name, help, labelNames, read) => {
      register.removeSingleMetric(name);
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers: [register],
        async collect() {
          this.reset();
          try {
            for (const { labels = {}, value } of await read()) this.set(labels, value);
          } catch {
            // Nothing is said rather than something old; a figure without labels can't be left out.
            if (labelNames.length === 0) this.set(Number.NaN);
          }
        },
      });
    },
    counts: async () => {
      const { values } = await requests.get();
      const sum = (of: typeof values) => of.reduce((total, { value }) => total + value, 0);
      const connections = await register.getSingleMetric('rochdale_database_connections')?.get();
      const open = connections?.values.filter(({ labels }) => labels.state !== 'waited-for') ?? [];
      return {
        calls: sum(values),
        failed: sum(values.filter(({ labels }) => String(labels.status).startsWith('5'))),
        connections: sum(open),
      };
    },
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}
