// The mail library looks for storage while it loads, and fails where the browser forbids even to look. Imported before
// it, this makes a storage that is forbidden one that is missing, without which the library works.
try {
  void globalThis.localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
