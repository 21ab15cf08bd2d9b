import { type LogLevel, logLevels } from './configuration.ts';

export type LogFacts = Record<string, string | number | boolean | undefined>;

/** Writes one JSON line an event. Callers pass no personal data: no address, no name, no user agent. */
export interface Log {
  debug(event: string, facts?: LogFacts): void;
  info(event: string, facts?: LogFacts): void;
  warn(event: string, facts?: LogFacts): void;
  error(event: string, facts?: LogFacts): void;
  /** Writes what is still waiting. */
  flush(): void;
}

/**
 * Lines of one turn of the event loop go out in one write: under load, a write a request costs more than answering.
 * @param write receives whole lines, newline included.
 */
export function createLog(level: LogLevel, write: (lines: string) => void): Log {
  const threshold = logLevels.indexOf(level);
  let waiting = '';

  function flush(): void {
    const lines = waiting;
    waiting = '';
    if (lines !== '') write(lines);
  }

  function record(recordLevel: LogLevel, event: string, facts: LogFacts = {}): void {
    if (logLevels.indexOf(recordLevel) < threshold) return;
    if (waiting === '') setImmediate(flush);
    waiting += `${JSON.stringify({ time: new Date().toISOString(), level: recordLevel, event, ...facts })}\n`;
  }

  return {
    debug: (event, facts) => record('debug', event, facts),
    info: (event, facts) => record('info', event, facts),
    warn: (event, facts) => record('warn', event, facts),
    error: (event, facts) => record('error', event, facts),
    flush,
  };
}

/**
 * What may be logged of an error. A database's message and a mail server's reply can quote a visitor, and those come
 * with a code: then the code stands for the message. The stack is kept without its first line, which repeats it.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const codes = ['code', 'errcode', 'responseCode'].flatMap((key) => Reflect.get(error, key) ?? []);
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    error: error.name,
    ...(codes.length > 0 ? { code: codes.join(' ') } : { message: error.message }),
    stack: frames.join('\n'),
  };
}

/** What may be logged of an error whose cause is known, and whose place in the code says nothing. */
export function briefFacts(error: unknown): LogFacts {
  const { stack: _, ...facts } = errorFacts(error);
  return facts;
}

/**
 * Passes on at most one error a second: what fails for everyone would fill the disk with one line.
 * @param report receives the error and how many were passed over since the one before.
 */
export function oncePerSecond(report: (error: unknown, further: number) => void): (error: unknown) => void {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let further = 0;
  return (error) => {
    const now = performance.now();
    if (now < quietUntil) {
      further += 1;
      return;
    }
    quietUntil = now + 1000;
    report(error, further);
    further = 0;
  };
}
