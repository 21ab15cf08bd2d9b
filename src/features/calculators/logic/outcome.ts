/** What a calculator answers: a result, or the code of the first rule that the input breaks. */
export type Outcome<Result, ErrorCode extends string> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: ErrorCode };

/** Wraps a result. */
export function success<Result>(result: Result): { readonly ok: true; readonly result: Result } {
  return { ok: true, result };
}

/** Wraps an error code. */
export function failure<ErrorCode extends string>(
  error: ErrorCode,
): { readonly ok: false; readonly error: ErrorCode } {
  return { ok: false, error };
}
