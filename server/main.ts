import { readConfiguration } from './configuration.ts';
import { startServer } from './start-server.ts';
import { StartupError } from './startup-error.ts';

/**
 * Runs the server as this process's whole purpose: a failure to start is one sentence on stderr and exit code 1, the
 * first SIGTERM or SIGINT closes gracefully with exit code 0, a second one leaves at once.
 */
export async function runServer(environment: Record<string, string | undefined>): Promise<void> {
  // Whoever reads the log (a pipe, a pager) may go away without taking the site along.
  process.stdout.on('error', () => undefined);
  try {
    const server = await startServer(readConfiguration(environment));
    let stopping = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (stopping) process.exit(1);
        stopping = true;
        server.close().then(
          () => process.exit(0),
          () => process.exit(1),
        );
      });
    }
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runServer(process.env);
