import { StartupError } from '#server/startup-error.ts';

function isUsageError(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Runs a command of a person: what they can act on is one sentence on stderr and exit code 1, without a stack. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  // Ends quietly when the reader (head, a pager) has seen enough.
  process.stdout.on('error', () => process.exit(0));
  try {
    process.stdout.write(await command());
  } catch (error) {
    if (!(error instanceof StartupError) && !isUsageError(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
