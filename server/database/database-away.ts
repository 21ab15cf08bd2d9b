import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The database cannot be reached, does not answer in time or has no room: nothing is wrong with what was asked, and
 * the same request may succeed a moment later.
 */
export class DatabaseAwayError extends Error {
  override readonly name = 'DatabaseAwayError';
}

const watched = new AsyncLocalStorage<{ failure: DatabaseAwayError | undefined }>();

/** Runs work so that `databaseFailure` can tell of it, also when a library passes on an error of its own instead. */
export function watchingDatabase<Result>(work: () => Result): Result {
  return watched.run({ failure: undefined }, work);
}

/** How the database failed within the watched work that this is called in, if it did. */
export function databaseFailure(): DatabaseAwayError | undefined {
  return watched.getStore()?.failure;
}

/** The same failure as a `DatabaseAwayError`, with its message and its code. */
export function databaseAway(cause: unknown): DatabaseAwayError {
  if (cause instanceof DatabaseAwayError) return cause;
  // A refused connection to a name with several addresses carries its reason in the parts.
  const inner: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const error = new DatabaseAwayError(inner instanceof Error ? inner.message : 'unknown reason', { cause });
  const watch = watched.getStore();
  if (watch !== undefined) watch.failure = error;
  if (!(inner instanceof Error)) return error;
  const codes = ['code', 'errcode'].map((key) => [key, Reflect.get(inner, key)]);
  return Object.assign(error, Object.fromEntries(codes.filter(([, value]) => value !== undefined)));
}
